import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { EntryInterface } from './entry.interface.js';
import { KeywordExpressionType } from './keyword-expression.types.js';
import { OptionGroupType } from './option-group.types.js';
import { PointsTableType } from './points-table.types.js';
import { TransportCapacityType } from './transport.types.js';
import { ProfileType } from './profile.types.js';

export const WarlordClauseRead = { MUST: 'must', CANNOT: 'cannot', CAN: 'can', UNREAD: 'unread' } as const;

registerEnumType(WarlordClauseRead, {
  name: 'WarlordClauseRead',
  description: 'What a rule says of somebody as the Warlord.',
  valuesMap: {
    MUST: { description: 'If it is in the army, it must be the Warlord.' },
    CANNOT: { description: 'It cannot be the Warlord.' },
    CAN: { description: 'It can be the Warlord, whatever its datasheet says.' },
    UNREAD: { description: 'There is a clause that was not understood.' },
  },
});

@ObjectType('DatasheetAvailability', { description: 'That a faction may take a datasheet, and how it comes to it.' })
export class DatasheetAvailabilityType {
  /** The schema serves the faction itself, as `faction`. */
  readonly factionId!: string;

  /** Where its data have it. */
  readonly rootId!: string;

  /** Of the release in which the faction is looked up. */
  readonly of!: EntryInterface['of'];

  @Field(() => [String], { description: 'Keywords that taking it this way adds.' })
  readonly addedKeywords!: readonly string[];

  @Field(() => Boolean, { description: "Whether it is an ally there: it lacks the faction's keyword." })
  readonly ally!: boolean;
}

@ObjectType('ModelType', { description: 'One kind of model in a unit.' })
export class ModelTypeType {
  @Field(() => ID, { description: "The data's own id." })
  readonly id!: string;

  @Field(() => String, { description: 'The name of the model.' })
  readonly name!: string;

  @Field(() => Int, { description: 'At least so many in the unit.' })
  readonly min!: number;

  @Field(() => Int, { nullable: true, description: 'At most so many; null where no limit is stated.' })
  readonly max!: number | null;

  @Field(() => [String], { description: "Keywords of this model that the unit's others do not share." })
  readonly keywords!: readonly string[];
}

@ObjectType('Datasheet', {
  description: 'One datasheet: what a player takes as a unit.',
  implements: () => [NodeInterface, EntryInterface],
})
export class DatasheetType extends EntryInterface {
  @Field(() => [DatasheetAvailabilityType], { description: 'Factions whose rosters may take it, and how each comes to it.' })
  readonly availability!: readonly DatasheetAvailabilityType[];

  @Field(() => Boolean, { description: 'Whether it is marked as Legends.' })
  readonly legends!: boolean;

  @Field(() => String, { nullable: true, description: 'Battlefield role (8th, 9th edition) or role keyword (10th).' })
  readonly role!: string | null;

  @Field(() => Float, { nullable: true, description: 'Power Rating at its smallest size; null in editions without it.' })
  readonly powerRating!: number | null;

  @Field(() => [String], { description: 'Keywords as printed, without Faction keywords.' })
  readonly keywords!: readonly string[];

  @Field(() => [String], { description: 'Faction keywords as printed.' })
  readonly factionKeywords!: readonly string[];

  @Field(() => [ProfileType], { description: 'Characteristics of its models.' })
  readonly profiles!: readonly ProfileType[];

  @Field(() => [ProfileType], { description: 'Profiles of the weapons it can have.' })
  readonly weapons!: readonly ProfileType[];

  @Field(() => [ModelTypeType], { description: 'The kinds of models in the unit.' })
  readonly models!: readonly ModelTypeType[];

  @Field(() => PointsTableType, { description: 'What it costs, for reading. Checks compute prices from the options themselves.' })
  readonly points!: PointsTableType;

  @Field(() => [OptionGroupType], { description: 'The choices it offers.' })
  readonly options!: readonly OptionGroupType[];

  @Field(() => [ProfileType], { description: 'Damage brackets: characteristics by wounds left.' })
  readonly damage!: readonly ProfileType[];

  @Field(() => TransportCapacityType, { nullable: true, description: 'What it can carry; null: it is no transport.' })
  readonly transport!: TransportCapacityType | null;

  @Field(() => [String], { description: 'Names of its abilities. Never their texts.' })
  readonly abilities!: readonly string[];

  @Field(() => [String], {
    nullable: true,
    description: 'Names of the units it may lead, as the data have them; null: it leads none, or its clause was not understood.',
  })
  readonly leads!: readonly string[] | null;

  @Field(() => Boolean, { description: 'Whether there is a clause about whom it may lead that was not understood.' })
  readonly leaderUnread!: boolean;

  @Field(() => KeywordExpressionType, {
    nullable: true,
    description: 'Units beside which it may join a unit that they lead already; null: none, or the clause was not understood.',
  })
  readonly leadsBeside!: KeywordExpressionType | null;

  @Field(() => Boolean, { description: 'Whether it has to lead one of those it may lead.' })
  readonly mustLead!: boolean;

  @Field(() => [WarlordClauseRead], { description: 'What a rule says of it as the Warlord; empty: nothing.' })
  readonly warlordClauses!: readonly ('must' | 'cannot' | 'unread')[];
}

export const DatasheetConnection = ConnectionOf(DatasheetType, 'Datasheet', 'datasheets');
