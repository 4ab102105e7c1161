import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { PageArgs } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { argsOf, inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { points, text } from '../platform/graphql/input-fields.js';
import { ReleaseInput } from '../releases/release.types.js';
import { ArmyOptionKind } from './entries/army-option.types.js';

@InputType({ isOneOf: true, description: 'Identifies an entry. Exactly one field is given.' })
export class EntryRefInput extends inputOf({
  id: orNull([ID, 'Opaque id of the entry. It also identifies the release.', MaxLength(512)]),
  key: orNull(text('BattleScribe id of the entry, in the chosen release.')),
  slug: orNull(text('Slug of the entry, in the chosen release. Its name as a slug is enough if no other entry of the kind has the same.')),
}) {}

@ArgsType()
export class EntryArgs extends argsOf({
  by: [EntryRefInput, 'The entry to return.'],
  release: orNull([ReleaseInput, 'The data release to look in; not needed with an opaque id.']),
}) {}

@InputType({ description: 'A range of points, both ends included.' })
export class PointsRangeInput extends inputOf({
  atLeast: orNull(points('Minimum number of points; null if there is none.')),
  atMost: orNull(points('Maximum number of points; null if there is none.')),
}) {}

export const EntryOrderField = enumOf('EntryOrderField', 'A value by which lists of entries are sorted.', {
  NAME: ['name', 'The name.'],
  POINTS: ['points', 'The points cost, for a datasheet that of its smallest unit. Entries without points come last.'],
  ROLE: ['role', 'The battlefield role or role keyword of a datasheet. Entries without a role come last.'],
});

export const OrderDirection = enumOf('OrderDirection', 'The direction of an order.', {
  ASC: ['asc', 'From the first letter, or from the smallest number.'],
  DESC: ['desc', 'From the last letter, or from the largest number.'],
});

@InputType({ description: 'The order of a list of entries. Entries with the same value are sorted by name.' })
export class EntryOrderInput extends inputOf({
  field: [EntryOrderField, 'The value by which the list is sorted.'],
  direction: orElse('asc', [OrderDirection, 'The direction of the order.']),
}) {}

@InputType({ description: 'Filters factions. Omitted conditions do not apply.' })
export class FactionFilterInput extends inputOf({
  search: orNull(text('A name or part of a name; typing errors are tolerated. The best match comes first.')),
}) {}

@InputType({ description: 'Filters datasheets. All given conditions must hold.' })
export class DatasheetFilterInput extends inputOf(FactionFilterInput, {
  keywords: orNull([[String], 'Only datasheets with all these (Faction) keywords.', MaxLength(200, { each: true }), ArrayMaxSize(20)]),
  legends: orNull([Boolean, 'True to return only Legends datasheets, false to return only the others.']),
  faction: orNull(text('Only datasheets that a roster of the faction with this key or slug may take.')),
  own: orNull([Boolean, 'True to return only the datasheets of `faction` itself, false to return only its allies. Needs `faction`.']),
  allies: orNull([Boolean, 'False to leave out the allies of `faction`, true to return only its allies. Needs `faction`.']),
  points: orNull([PointsRangeInput, 'Only datasheets whose smallest unit costs as many points.']),
  role: orNull(text('Only datasheets with this battlefield role or role keyword.')),
}) {}

@InputType({ isAbstract: true })
class OfFactionFilter extends inputOf(FactionFilterInput, {
  faction: orNull(text('Only entries that the faction with this key or slug may use.')),
}) {}

@InputType({ isAbstract: true })
class MatchedPlayFilter extends inputOf(OfFactionFilter, {
  matchedPlay: orNull([Boolean, 'True to return only what matched play armies may use, false to return only what is for other forces.']),
}) {}

@InputType({ description: 'Filters detachments. All given conditions must hold.' })
export class DetachmentFilterInput extends MatchedPlayFilter {}

@InputType({ description: 'Filters enhancements. All given conditions must hold.' })
export class EnhancementFilterInput extends inputOf(MatchedPlayFilter, {
  detachment: orNull(text('Only enhancements offered by the detachment with this key or slug.')),
  points: orNull([PointsRangeInput, 'Only enhancements that cost as many points.']),
}) {}

@InputType({ description: 'Filters relics, Warlord Traits, psychic powers and Stratagems. All given conditions must hold.' })
export class ArmyOptionFilterInput extends inputOf(OfFactionFilter, {
  kind: orNull([ArmyOptionKind, 'Only entries of this kind.']),
  points: orNull([PointsRangeInput, 'Only entries that cost as many points.']),
}) {}

@ArgsType()
export class PageOfEntriesArgs extends argsOf(PageArgs, {
  orderBy: orNull([EntryOrderInput, 'The order of the list; null for the order by name or, with a search, by the quality of the match.']),
}) {}

@ArgsType()
export class ListArgs extends argsOf(PageOfEntriesArgs, {
  release: orNull([ReleaseInput, "The data release whose entries are listed; null for the newest edition's release in force today."]),
}) {}
