import { ArgsType, Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, Max, MaxLength, Min } from 'class-validator';
import type { Sayable } from '#muster/diagnostics';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

export const SuggestionKindEnum = enumOf('SuggestionKind', 'What may be added.', {
  UNIT: ['unit', 'A unit.'],
  SIZE: ['size', 'More models of a unit.'],
  WARGEAR: ['wargear', 'Wargear of a unit.'],
  ENHANCEMENT: ['enhancement', 'An Enhancement, relic, Warlord Trait or psychic power of a unit.'],
  LEADER: ['leader', 'A Leader that joins a unit (10th): one of the roster, or one to be added.'],
  TRANSPORT: ['transport', 'A transport that units embark in: one of the roster, or one to be added.'],
});

const MOST_UNITS = 50;

@ArgsType()
export class SuggestionArgs extends argsOf(PageArgs, {
  roster: [ID, 'Opaque id of the roster.', MaxLength(200)],
  kinds: [
    [SuggestionKindEnum],
    'What is asked for, in the order in which it is wanted.',
    ArrayMaxSize(Object.keys(SuggestionKindEnum).length),
    ArrayUnique(),
  ],
  budget: orNull([Float, 'Points that may be spent; null: what is left under the limit.', Max(100_000), Min(0)]),
  units: orNull([
    [ID],
    'For which units, by their ids in the roster; a transport is for all of them together. Null: for each of the roster.',
    MaxLength(200, { each: true }),
    ArrayMaxSize(MOST_UNITS),
  ]),
}) {}

@ObjectType('Suggestion', { description: 'Something that may be added. It was carried out on the roster and judged, and not kept.' })
export class SuggestionType extends outputOf({
  kind: [SuggestionKindEnum, 'What it is.'],
  name: [String, 'Its name.'],
  datasheet: orNull([String, 'Slug of the datasheet it adds, or of the unit it is for.']),
  units: [[ID], 'The units it is for, by their ids in the roster; empty: the army.'],
  detachment: orNull([ID, 'The detachment that a unit is added to, by its id in the roster; null: none is added.']),
  intents: [JsonScalar, 'The changes that bring it: the value of `intents` for `editRoster`.'],
  price: orNull([Float, 'What the roster costs more with it; of a unit the price of its next copy. Null: not known.']),
  pointsLeft: orNull([Float, 'What is left under the limit with it; below zero: so much is too much. Null: no limit, or not known.']),
  withinBudget: orNull([Boolean, 'Whether its price is within the budget; null: not known.']),
  allowed: [Boolean, 'Whether it can be added without a new error but such as say what is missing.'],
  excludedBy: [
    [FindingType],
    'The errors that it would bring and that nothing added would settle: what excludes it. Their places are those of the roster with it.',
  ],
  stillMissing: [
    [FindingType],
    'The errors that it would bring and that say what is missing with it: a CHARACTER, a choice. What is added settles them.',
  ],
  doubts: [[ReviewReasonType], 'What only a human could settle of the roster with it, and need not without it.'],
}) {
  @Field(() => String, { nullable: true, description: 'Why it cannot be carried out at all; null: it can.' })
  readonly impossible!: Sayable | null;
}

export const SuggestionConnection = ConnectionOf(SuggestionType, 'Suggestion', 'suggestions');
export type SuggestionConnection = Connection<SuggestionType>;
