import { Field, InputType } from '@nestjs/graphql';
import type { CheckQuestion } from '#muster/checking';
import type { EditionId } from '#muster/roster';
import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, Equals, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { LIMITS } from '../platform/limits.js';
import { OptionalCount, OptionalText } from '../platform/graphql/input-fields.js';
import { withoutNulls } from '../platform/graphql/without-nulls.js';
import { CHECK_COST } from '../platform/rates/cost-of-check.js';
import { Edition } from '../releases/edition.enum.js';
import { IsDate } from '../releases/release.types.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';

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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: the release that the data version in the list stands for (see `dataVersions`). Where nobody said which, a human must look.',
  })
  @IsOptional()
  @Equals(true)
  readonly stated?: true | null;
}

/** What is asked of a check, whatever is checked. */
@InputType({ isAbstract: true })
export class CheckQuestionInput {
  @Field(() => Edition, { nullable: true, description: 'Overrides what the list seems to be.' })
  @IsOptional()
  readonly edition?: EditionId | null;

  @Field(() => [CheckAgainstInput], {
    nullable: true,
    description: `Data releases, at most ${LIMITS.releasesPerCheck}: one report each, in this order. The first costs ${CHECK_COST.first}, each further one ${CHECK_COST.further}. Without it: the release in force today.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.releasesPerCheck)
  @ValidateNested({ each: true })
  @Type(() => CheckAgainstInput)
  readonly against?: readonly CheckAgainstInput[] | null;

  @OptionalCount('Points limit of the battle; null: as the list states. It goes before what the list states.', 1, 100_000)
  readonly pointsLimit?: number | null;

  @OptionalText(
    'Battle size, by its name in the rules of the edition: "Strike Force"; null: as the list states. Without `pointsLimit` it gives the limit.',
  )
  readonly battleSize?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Judge completeness too: what a roster must record and this one does not.' })
  @Allow()
  readonly complete!: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'Ids of amendments (see `amendments`) that apply beside the rules of the edition: side by side, in any order.',
  })
  @IsOptional()
  @ArrayMaxSize(LIMITS.amendmentsPerCheck)
  @MaxLength(200, { each: true })
  readonly amendments?: readonly string[] | null;

  @Field(() => HouseRulesInput, { nullable: true, description: "An organiser's own rules, which apply beside them." })
  @IsOptional()
  @ValidateNested()
  @Type(() => HouseRulesInput)
  readonly houseRules?: HouseRulesInput | null;
}

export function toQuestion(input: CheckQuestionInput): CheckQuestion {
  const { edition, pointsLimit, battleSize, complete, amendments, houseRules } = input;
  return {
    edition: edition ?? null,
    pointsLimit: pointsLimit ?? null,
    battleSize: battleSize ?? null,
    complete,
    amendments: amendments ?? [],
    houseRules: houseRules ? withoutNulls(houseRules) : null,
  };
}
