import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { PageArgs } from '../platform/graphql/connection.js';
import { argsOf, inputOf, orNull } from '../platform/graphql/fields.js';
import { text } from '../platform/graphql/input-fields.js';
import { ReleaseSelector } from '../releases/release.types.js';
import { ArmyOptionKind } from './entries/army-option.types.js';

@InputType({ isOneOf: true, description: 'Names one entry.' })
export class EntryRef extends inputOf({
  id: orNull([ID, 'Its opaque id. It names the release too.', MaxLength(512)]),
  key: orNull(text("The data's own id, in the chosen release.")),
  slug: orNull(text('Its slug, in the chosen release.')),
}) {}

@ArgsType()
export class EntryArgs extends argsOf({
  by: [EntryRef, 'Which one.'],
  release: orNull([ReleaseSelector, 'In which release; with an id this is not needed.']),
}) {}

@InputType({ description: 'What is left out does not filter.' })
export class FactionFilter extends inputOf({
  search: orNull(text('A name or part of one, typing errors forgiven; the best fit comes first.')),
}) {}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class DatasheetFilter extends inputOf(FactionFilter, {
  keywords: orNull([[String], 'Each of these keywords or Faction keywords.', MaxLength(200, { each: true }), ArrayMaxSize(20)]),
  legends: orNull([Boolean, 'Only those marked as Legends, or only the others.']),
  faction: orNull(text('Key or slug of a faction whose rosters may take it.')),
  role: orNull(text('Battlefield role or role keyword.')),
}) {}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class DetachmentFilter extends inputOf(FactionFilter, {
  faction: orNull(text('Key or slug of a faction that may use it.')),
}) {}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class EnhancementFilter extends inputOf(DetachmentFilter, {
  detachment: orNull(text('Key or slug of a detachment that offers it.')),
}) {}

@InputType({ description: 'Several conditions must all hold; what is left out does not filter.' })
export class ArmyOptionFilter extends inputOf(DetachmentFilter, { kind: orNull([ArmyOptionKind, 'Only of this kind.']) }) {}

/** A page of a release's entries. */
@ArgsType()
export class ListArgs extends argsOf(PageArgs, { release: orNull([ReleaseSelector, 'Of which release.']) }) {}
