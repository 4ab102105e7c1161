import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { EditionId } from '@muster/roster';
import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { UserErrorType } from '../platform/graphql/user-error.types.js';
import { LIMITS } from '../platform/limits.js';
import { MaxBytes } from '../platform/graphql/max-bytes.decorator.js';
import { Edition } from '../releases/edition.enum.js';
import { IsDate } from '../releases/release.types.js';
import { CheckReportType } from './check-report.types.js';

@InputType({ isOneOf: true, description: 'Names the data release to judge a list under.' })
export class CheckAgainstInput {
  @Field(() => String, { nullable: true, description: 'The release of this label, also when it is withdrawn.' })
  @IsOptional()
  @MaxLength(200)
  readonly label?: string | null;

  @Field(() => String, { nullable: true, description: "The release of the list's edition that was in force on this day, as YYYY-MM-DD." })
  @IsOptional()
  @IsDate()
  readonly asOf?: string | null;
}

@InputType({ description: 'A list, and what to judge it under. It is not stored and not logged.' })
export class CheckListInput {
  @Field(() => String, { description: `The list as pasted, at most ${LIMITS.listText / 1024} KB.` })
  @MaxBytes(LIMITS.listText)
  readonly text!: string;

  @Field(() => Edition, { nullable: true, description: 'Overrides what the text seems to be.' })
  @IsOptional()
  readonly edition?: EditionId | null;

  @Field(() => [CheckAgainstInput], {
    nullable: true,
    description: `Data releases, at most ${LIMITS.releasesPerCheck}: one report each, in this order. Without it: the release in force today.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.releasesPerCheck)
  @ValidateNested({ each: true })
  @Type(() => CheckAgainstInput)
  readonly against?: readonly CheckAgainstInput[] | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Judge completeness too: what a roster must record and this one does not.' })
  @Allow()
  readonly complete!: boolean;
}

@ObjectType('CheckListPayload', { description: 'What came of a check.' })
export class CheckListPayload {
  @Field(() => [CheckReportType], { description: 'One report per release that could be judged under, in the order asked for.' })
  readonly reports!: readonly CheckReportType[];

  @Field(() => [UserErrorType], {
    description: 'Releases that were named and are not there. What is wrong with the list itself is in the reports.',
  })
  readonly userErrors!: readonly UserErrorType[];
}
