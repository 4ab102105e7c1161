import { Field, InputType, OmitType } from '@nestjs/graphql';
import type { Verdict } from '#muster/checking';
import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { BULK_LIMITS } from '#muster/bulk';
import { VerdictEnum } from '../checking/check.enums.js';
import { CheckAgainstInput, CheckQuestionInput } from '../checking/check-question.input.js';

const LONGEST_NAME = 200;

@InputType({ description: 'One list.' })
export class PlayerListInput {
  @Field(() => String, { nullable: true, description: 'Whose it is.' })
  @IsOptional()
  @MaxLength(LONGEST_NAME)
  readonly player?: string | null;

  @Field(() => String, { description: `The list as pasted, at most ${BULK_LIMITS.textBytes / 1024} KB.` })
  @Allow()
  readonly text!: string;
}

@InputType({
  isOneOf: true,
  description: 'Lists, in one of the ways in which people have them. For files and for more than 256 KB: POST /check/jobs.',
})
export class GivenListsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'One text of many lists. A list begins at a header of its own kind or where a player is named (`Player: Ada`), never at a blank line alone.',
  })
  @Allow()
  readonly blob?: string | null;

  @Field(() => [PlayerListInput], { nullable: true, description: `The lists one by one, at most ${BULK_LIMITS.lists}.` })
  @IsOptional()
  @ArrayMaxSize(BULK_LIMITS.lists)
  @ValidateNested({ each: true })
  @Type(() => PlayerListInput)
  readonly lists?: readonly PlayerListInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'CSV: player and list in each record, or columns headed `player` and `list` among others; commas, semicolons or tabs.',
  })
  @Allow()
  readonly csv?: string | null;
}

@InputType({ description: 'Many lists, and what to judge them under. They are kept until the job expires.' })
export class CheckListsInput extends OmitType(CheckQuestionInput, ['against'], InputType) {
  @Field(() => GivenListsInput, { description: 'The lists.' })
  @ValidateNested()
  @Type(() => GivenListsInput)
  readonly given!: GivenListsInput;

  @Field(() => CheckAgainstInput, { nullable: true, description: 'The data release. Without it: the one in force when a list is judged.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => CheckAgainstInput)
  readonly against?: CheckAgainstInput | null;
}

@InputType({ description: 'The lists of a job again, under other data. What is not named stays as it was.' })
export class RerunCheckJobInput {
  @Field(() => String, { description: 'Token of the job; it must have finished.' })
  @MaxLength(LONGEST_NAME)
  readonly token!: string;

  @Field(() => CheckAgainstInput, { description: 'The data release.' })
  @ValidateNested()
  @Type(() => CheckAgainstInput)
  readonly against!: CheckAgainstInput;
}

@InputType({ description: 'Which lists of a job.' })
export class CheckedListFilter {
  @Field(() => VerdictEnum, { nullable: true, description: 'With this verdict.' })
  @IsOptional()
  readonly verdict?: Verdict | null;

  @Field(() => String, { nullable: true, description: 'Of this faction, by its whole name in any case of letters.' })
  @IsOptional()
  @MaxLength(LONGEST_NAME)
  readonly faction?: string | null;

  @Field(() => String, { nullable: true, description: 'With this in the player, the file, the faction or the detachment.' })
  @IsOptional()
  @MaxLength(LONGEST_NAME)
  readonly text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'With or without a failure.' })
  @IsOptional()
  readonly failed?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'In a re-run: only what came out otherwise than before (or only what did not).' })
  @IsOptional()
  readonly changed?: boolean | null;
}
