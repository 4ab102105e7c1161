import { ArgsType, Float, ID, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/rosters';
import { ArrayMaxSize, ArrayUnique, Max, MaxLength, Min } from 'class-validator';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { RosterIntentType } from '../intents/intent.types.js';
import { Wording } from '../../platform/graphql/served-as-text.js';

export const SuggestionKindEnum = enumOf('SuggestionKind', 'The kinds of additions that can be suggested.', {
  UNIT: ['unit', 'A new unit.'],
  SIZE: ['size', 'More models for a unit.'],
  WARGEAR: ['wargear', 'Wargear for a unit.'],
  ENHANCEMENT: ['enhancement', 'An Enhancement, relic, Warlord Trait or psychic power for a unit.'],
  LEADER: ['leader', 'A Leader or Support, from the roster or new, to attach to a unit (10th and 11th editions).'],
  TRANSPORT: ['transport', 'A transport, from the roster or new, for units to embark in.'],
});

const MOST_UNITS = 50;

export const SuggestionSourceEnum = enumOf('SuggestionSource', 'Where a suggested addition comes from.', {
  OWN: ['own', "The army's own factions offer it, or it is a change of a unit of the roster."],
  ALLY: ['ally', "It is a unit that lacks the faction's keyword and joins the army as an ally."],
  LEGENDS: ['legends', 'It is a Legends datasheet, of the own faction or of an ally; many events do not allow them.'],
});

@ArgsType()
export class SuggestionArgs extends argsOf(PageArgs, {
  kinds: orElse(Object.values(SuggestionKindEnum), [
    [SuggestionKindEnum],
    'The kinds of suggestions to return, in the order of preference.',
    ArrayMaxSize(Object.keys(SuggestionKindEnum).length),
    ArrayUnique(),
  ]),
  sources: orElse(
    ['own'],
    [
      [SuggestionSourceEnum],
      'Where the suggested additions may come from: request allies and Legends datasheets separately.',
      ArrayMaxSize(Object.keys(SuggestionSourceEnum).length),
      ArrayUnique(),
    ],
  ),
  budget: orNull([Float, 'The points that may be spent; null for the points left under the points limit.', Max(100_000), Min(0)]),
  units: orNull([
    [ID],
    'Ids, within the roster, of the units to suggest additions for; a transport is suggested for all these units together. Null for every unit of the roster.',
    MaxLength(200, { each: true }),
    ArrayMaxSize(MOST_UNITS),
  ]),
}) {}

@ArgsType()
export class SuggestionsOfRosterArgs extends argsOf(SuggestionArgs, { roster: [ID, 'Opaque id of the roster.', MaxLength(200)] }) {}

@ObjectType('Suggestion', { description: 'A possible addition, tried on the roster and checked, but not saved.' })
export class SuggestionType extends outputOf({
  kind: [SuggestionKindEnum, 'The kind of addition.'],
  source: [SuggestionSourceEnum, 'Where the addition comes from.'],
  name: [String, 'The name of what would be added.'],
  units: [[ID], 'Ids, within the roster, of the units that the addition is for; empty if it is for the army.'],
  force: orNull([ID, 'Id, within the roster, of the force to which a unit would be added; null if no unit is added.']),
  intents: [[RosterIntentType], 'The intents that make the addition: send them, without their null fields, as `intents` of `editRoster`.'],
  price: orNull([Float, "The increase in the roster's cost; for a unit, the price of its next copy. Null if unknown."]),
  pointsLeft: orNull([Float, 'Points left after the addition, negative over the limit; null if there is no limit or the cost is unknown.']),
  withinBudget: orNull([Boolean, 'Whether the price is within the budget; null if the price is unknown.']),
  allowed: [Boolean, 'True if the addition causes no new error other than "something is missing".'],
  excludedBy: [
    [FindingType],
    'The errors that rule out the addition because no further addition would resolve them. Paths refer to the roster with the addition.',
  ],
  stillMissing: [
    [FindingType],
    'New errors about units or choices that are missing after the addition; what the roster lacks anyway is not repeated.',
  ],
  doubts: [[ReviewReasonType], 'Review reasons that the addition would introduce.'],
  impossible: orNull([Wording, 'Why the addition is not possible at all; null if it is possible.']),
}) {
  /** The resolver of `datasheet` looks up this slug in the release of this roster. */
  readonly sheet!: string | null;
  readonly kept!: KeptRoster;
}

export const SuggestionConnection = ConnectionOf(SuggestionType, 'Suggestion', 'suggestions');
export type SuggestionConnection = Connection<SuggestionType>;
