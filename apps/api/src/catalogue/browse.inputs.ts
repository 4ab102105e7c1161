import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { PageArgs } from '../platform/graphql/connection.js';
import { argsOf, inputOf, orNull } from '../platform/graphql/fields.js';
import { text } from '../platform/graphql/input-fields.js';
import { ReleaseInput } from '../releases/release.types.js';
import { ArmyOptionKind } from './entries/army-option.types.js';

@InputType({ isOneOf: true, description: 'Identifies an entry. Exactly one field is given.' })
export class EntryRefInput extends inputOf({
  id: orNull([ID, 'Opaque id of the entry. It also identifies the release.', MaxLength(512)]),
  key: orNull(text('BattleScribe id of the entry, in the chosen release.')),
  slug: orNull(text('Slug of the entry, in the chosen release.')),
}) {}

@ArgsType()
export class EntryArgs extends argsOf({
  by: [EntryRefInput, 'The entry to return.'],
  release: orNull([ReleaseInput, 'The data release to look in; not needed with an opaque id.']),
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
  role: orNull(text('Only datasheets with this battlefield role or role keyword.')),
}) {}

@InputType({ description: 'Filters detachments. All given conditions must hold.' })
export class DetachmentFilterInput extends inputOf(FactionFilterInput, {
  faction: orNull(text('Only entries that the faction with this key or slug may use.')),
}) {}

@InputType({ description: 'Filters enhancements. All given conditions must hold.' })
export class EnhancementFilterInput extends inputOf(DetachmentFilterInput, {
  detachment: orNull(text('Only enhancements offered by the detachment with this key or slug.')),
}) {}

@InputType({ description: 'Filters relics, Warlord Traits, psychic powers and Stratagems. All given conditions must hold.' })
export class ArmyOptionFilterInput extends inputOf(DetachmentFilterInput, {
  kind: orNull([ArmyOptionKind, 'Only entries of this kind.']),
}) {}

@ArgsType()
export class ListArgs extends argsOf(PageArgs, {
  release: orNull([ReleaseInput, "The data release whose entries are listed; null for the newest edition's release in force today."]),
}) {}
