import { InputType } from '@nestjs/graphql';
import type { CheckQuestion } from '#muster/checking';
import { ASPECTS } from '#muster/diagnostics';
import { ArrayMaxSize, ArrayNotEmpty, Equals, MaxLength } from 'class-validator';
import { inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { count, text } from '../platform/graphql/input-fields.js';
import { LIMITS } from '../platform/limits.js';
import { CHECK_COST } from '../platform/rates/cost-of-check.js';
import { Edition } from '../releases/edition.enum.js';
import { AspectEnum } from './check.enums.js';
import { IsDate } from '../releases/release.types.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';

@InputType({ isOneOf: true, description: 'Names the data release to judge a list under.' })
export class CheckAgainstInput extends inputOf({
  label: orNull([String, 'The release of this label, also when it is withdrawn.', MaxLength(200)]),
  asOf: orNull([String, "The release of the list's edition that was in force on this day, as YYYY-MM-DD.", IsDate()]),
  stated: orNull([
    Boolean,
    'True: the release that the data version in the list stands for (see `dataVersions`). Where nobody said which, a human must look.',
    Equals(true),
  ]),
}) {}

/** What is asked of a check, whatever is checked. */
@InputType({ isAbstract: true })
export class CheckQuestionInput extends inputOf({
  edition: orNull([Edition, 'Overrides what the list seems to be.']),
  against: orNull([
    [CheckAgainstInput],
    `Data releases, at most ${LIMITS.releasesPerCheck}: one report each, in this order. The first costs ${CHECK_COST.first}, each further one ${CHECK_COST.further}. Without it: the release in force today.`,
    ArrayMaxSize(LIMITS.releasesPerCheck),
  ]),
  pointsLimit: orNull(count('Points limit of the battle; null: as the list states. It goes before what the list states.', 1, 100_000)),
  battleSize: orNull(
    text(
      'Battle size, by its name in the rules of the edition: "Strike Force"; null: as the list states. Without `pointsLimit` it gives the limit.',
    ),
  ),
  aspects: orNull([
    [AspectEnum],
    'Which aspects decide the verdict of the report; null: all of them. An event that does not judge wargear asks for `ARMY` and `UNITS`.',
    ArrayNotEmpty(),
    ArrayMaxSize(ASPECTS.length),
  ]),
  amendments: orNull([
    [String],
    'Ids of amendments (see `amendments`) that apply beside the rules of the edition: side by side, in any order.',
    MaxLength(200, { each: true }),
    ArrayMaxSize(LIMITS.amendmentsPerCheck),
  ]),
  houseRules: orNull([HouseRulesInput, "An organiser's own rules, which apply beside them."]),
  complete: orElse(false, [Boolean, 'Judge completeness too: what a roster must record and this one does not.']),
}) {}

export function toQuestion(input: CheckQuestionInput): CheckQuestion {
  const { edition, pointsLimit, battleSize, aspects, complete, amendments, houseRules } = input;
  return {
    edition: edition ?? null,
    pointsLimit: pointsLimit ?? null,
    battleSize: battleSize ?? null,
    aspects: aspects ?? ASPECTS,
    complete,
    amendments: amendments ?? [],
    houseRules: houseRules ? withoutNulls(houseRules) : null,
  };
}
