import { Field, Float, ObjectType } from '@nestjs/graphql';
import type { CardAbility, CardOptionGroup, CardSave, CardWargear, CardWeapon, Datasheet, Statline } from '#muster/catalogue';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { EntryInterface } from '../entry.interface.js';
import { ModelTypeType } from './model-type.types.js';
import { PointsTableType } from './points-table.types.js';
import { DamageProfileType, UnitProfileType } from './profile.types.js';
import { TransportCapacityType } from './transport.types.js';
import { AbilityType, InvulnerableSaveType, OptionGroupType, WargearType, WeaponProfileType } from './unit-card.types.js';

export const WarlordClauseRead = enumOf('WarlordClauseRead', 'What a rule says about units as the Warlord.', {
  MUST: ['must', 'If the unit is in the army, it must be the Warlord.'],
  CANNOT: ['cannot', 'The unit cannot be the Warlord.'],
  CAN: ['can', 'The unit can be the Warlord, whatever its datasheet says.'],
  UNREAD: ['unread', 'There is a clause about the Warlord, but it was not understood.'],
  UNREAD_BAN: ['unread-ban', 'There is a clause that was not understood; if it applies, it forbids the unit to be the Warlord.'],
});

@ObjectType('DatasheetAvailability', { description: 'A faction that may take a datasheet, and how.' })
export class DatasheetAvailabilityType extends outputOf({
  addedKeywords: [[String], 'Keywords that the unit gains when the faction takes it.'],
  ally: [Boolean, "Whether the unit is an ally, which means that it lacks the faction's keyword."],
}) {
  /** The resolver of `faction` loads the faction with this id. */
  readonly factionId!: string;

  /** The id that the catalogue gives to the root entry from which the datasheet was made. */
  readonly rootId!: string;

  /** The release in which the faction is looked up. */
  readonly of!: EntryInterface['of'];
}

@ObjectType('Datasheet', { description: 'A datasheet, which a player takes as a unit.', implements: () => [NodeInterface, EntryInterface] })
export class DatasheetType extends outputOf(EntryInterface, {
  availability: [[DatasheetAvailabilityType], 'The factions whose rosters may take the datasheet, and how each may take it.'],
  legends: [Boolean, 'Whether the datasheet is marked as Legends.'],
  role: orNull([
    String,
    'Battlefield role (8th and 9th editions) or role keyword (10th and 11th editions); null if the datasheet has none.',
  ]),
  powerRating: orNull([Float, 'Power Rating at the smallest unit size; null in editions without Power Ratings.']),
  keywords: [[String], 'Keywords as printed, without Faction keywords.'],
  factionKeywords: [[String], 'Faction keywords as printed.'],
  models: [[ModelTypeType], 'The kinds of model in the unit.'],
  points: [PointsTableType, 'The points cost, for display. Checks compute prices from the options themselves.'],
  pricesOnly: orElse(false, [Boolean, 'Whether only the prices of the unit are known, but not its models, options and keywords.']),
  damage: [[DamageProfileType], 'Damage brackets: characteristics by remaining Wounds.'],
  transport: orNull([TransportCapacityType, 'What the datasheet can transport; null if it is not a transport.']),
  leaderUnread: orElse(false, [Boolean, 'Whether the datasheet has text about which units it can lead that was not understood.']),
  mustLead: orElse(false, [Boolean, 'Whether the datasheet must lead one of the units that it can lead.']),
  warlordClauses: orElse([], [[WarlordClauseRead], 'Whether the datasheet must, cannot or can be the Warlord; empty if no rule says so.']),
}) {
  @Field(() => [UnitProfileType], { description: "Profiles of the datasheet's models." })
  readonly profiles!: readonly Statline[];

  @Field(() => [InvulnerableSaveType], { description: 'The invulnerable saves of its models; empty if none has any.' })
  readonly invulnerableSaves!: readonly CardSave[];

  @Field(() => [WeaponProfileType], {
    description: 'Profiles of the weapons that the datasheet can have, with the options that bring them.',
  })
  readonly weapons!: readonly CardWeapon[];

  @Field(() => [AbilityType], { description: 'The abilities of the datasheet and of its wargear, by kind and with their numbers.' })
  readonly abilities!: readonly CardAbility[];

  @Field(() => [OptionGroupType], { description: 'The choices that the datasheet offers.' })
  readonly options!: readonly CardOptionGroup[];

  @Field(() => [WargearType], { description: 'The wargear that its models have without a choice; empty if there is none.' })
  readonly wargear!: readonly CardWargear[];

  /** The resolvers of which units it leads read it. */
  readonly entry!: Datasheet;
}

export const DatasheetConnection = ConnectionOf(DatasheetType, 'Datasheet', 'datasheets');
