import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orAbsent, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';
import { OptionGroupType } from './option-group.types.js';
import { PointsTableType } from './points-table.types.js';
import { ProfileType } from './profile.types.js';
import { TransportCapacityType } from './transport.types.js';

export const WarlordClauseRead = enumOf('WarlordClauseRead', 'What a rule says of somebody as the Warlord.', {
  MUST: ['must', 'If it is in the army, it must be the Warlord.'],
  CANNOT: ['cannot', 'It cannot be the Warlord.'],
  CAN: ['can', 'It can be the Warlord, whatever its datasheet says.'],
  UNREAD: ['unread', 'There is a clause that was not understood.'],
});

@ObjectType('DatasheetAvailability', { description: 'That a faction may take a datasheet, and how it comes to it.' })
export class DatasheetAvailabilityType extends outputOf({
  addedKeywords: [[String], 'Keywords that taking it this way adds.'],
  ally: [Boolean, "Whether it is an ally there: it lacks the faction's keyword."],
}) {
  /** The schema serves the faction itself, as `faction`. */
  readonly factionId!: string;

  /** Where its data have it. */
  readonly rootId!: string;

  /** Of the release in which the faction is looked up. */
  readonly of!: EntryInterface['of'];
}

@ObjectType('ModelType', { description: 'One kind of model in a unit.' })
export class ModelTypeType extends outputOf({
  id: [ID, "The data's own id."],
  name: [String, 'The name of the model.'],
  min: [Int, 'At least so many in the unit.'],
  max: orNull([Int, 'At most so many; null where no limit is stated.']),
  keywords: orElse([], [[String], "Keywords of this model that the unit's others do not share."]),
}) {}

@ObjectType('Datasheet', {
  description: 'One datasheet: what a player takes as a unit.',
  implements: () => [NodeInterface, EntryInterface],
})
export class DatasheetType extends outputOf(EntryInterface, {
  availability: [[DatasheetAvailabilityType], 'Factions whose rosters may take it, and how each comes to it.'],
  legends: [Boolean, 'Whether it is marked as Legends.'],
  role: orNull([String, 'Battlefield role (8th, 9th edition) or role keyword (10th).']),
  powerRating: orNull([Float, 'Power Rating at its smallest size; null in editions without it.']),
  keywords: [[String], 'Keywords as printed, without Faction keywords.'],
  factionKeywords: [[String], 'Faction keywords as printed.'],
  profiles: [[ProfileType], 'Characteristics of its models.'],
  weapons: [[ProfileType], 'Profiles of the weapons it can have.'],
  models: [[ModelTypeType], 'The kinds of models in the unit.'],
  points: [PointsTableType, 'What it costs, for reading. Checks compute prices from the options themselves.'],
  options: [[OptionGroupType], 'The choices it offers.'],
  damage: [[ProfileType], 'Damage brackets: characteristics by wounds left.'],
  transport: orNull([TransportCapacityType, 'What it can carry; null: it is no transport.']),
  abilities: [[String], 'Names of its abilities. Never their texts.'],
  leads: orNull([
    [String],
    'Names of the units it may lead, as the data have them; null: it leads none, or its clause was not understood.',
  ]),
  leaderUnread: orElse(false, [Boolean, 'Whether there is a clause about whom it may lead that was not understood.']),
  leadsBeside: orAbsent([
    KeywordExpressionType,
    'Units beside which it may join a unit that they lead already; null: none, or the clause was not understood.',
  ]),
  mustLead: orElse(false, [Boolean, 'Whether it has to lead one of those it may lead.']),
  warlordClauses: orElse([], [[WarlordClauseRead], 'What a rule says of it as the Warlord; empty: nothing.']),
}) {}

export const DatasheetConnection = ConnectionOf(DatasheetType, 'Datasheet', 'datasheets');
