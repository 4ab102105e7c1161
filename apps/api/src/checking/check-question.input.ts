import { InputType } from '@nestjs/graphql';
import type { CheckQuestion } from '#muster/checking';
import { ASPECTS } from '#muster/diagnostics';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { amendmentIds, count, text } from '../platform/graphql/input-fields.js';
import { LIMITS } from '../platform/limits.js';
import { CHECK_COST } from '../platform/rates/cost-of-check.js';
import { Edition } from '../releases/edition.enum.js';
import { AspectEnum } from './check.enums.js';
import { ReleaseInput } from '../releases/release.types.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';

/** The settings that every kind of check has. */
@InputType({ isAbstract: true })
export class ListQuestionInput extends inputOf({
  edition: orNull([Edition, 'The edition of the list; null to detect the edition.']),
  pointsLimit: orNull(count('Points limit of the battle, instead of the limit stated in the list; null for the stated limit.', 1, 100_000)),
  battleSize: orNull(
    text(
      'Name of the battle size in the rules of the edition, such as "Strike Force"; null for the battle size stated in the list. Without `pointsLimit`, the battle size determines the points limit.',
    ),
  ),
  aspects: orNull([
    [AspectEnum],
    'Aspects of the list that decide the verdict of the report; null for all aspects. An event that does not judge wargear asks for `ARMY` and `UNITS`.',
    ArrayNotEmpty(),
    ArrayMaxSize(ASPECTS.length),
  ]),
  amendments: orNull(amendmentIds('Ids of amendments (see `amendments`) to apply in addition to the rules of the edition, in any order.')),
  houseRules: orNull([HouseRulesInput, "The organiser's own rules, applied in addition to the rules of the edition."]),
  complete: orElse(false, [Boolean, 'Whether to report also everything that a complete roster must record but the list does not state.']),
}) {}

/** The settings of a check under releases that its caller may name. */
@InputType({ isAbstract: true })
export class CheckQuestionInput extends inputOf(ListQuestionInput, {
  against: orNull([
    [ReleaseInput],
    `Data releases, at most ${LIMITS.releasesPerCheck}: one report each, in this order. The first release adds ${CHECK_COST.first} to the cost of the request, each further one ${CHECK_COST.further}. Null for the release in force today.`,
    ArrayMaxSize(LIMITS.releasesPerCheck),
  ]),
}) {}

export function toQuestion(input: ListQuestionInput): CheckQuestion {
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
