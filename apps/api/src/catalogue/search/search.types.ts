import { ArgsType, Float, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength, MinLength } from 'class-validator';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { count } from '../../platform/graphql/input-fields.js';
import { ReleaseInput } from '../../releases/release.types.js';
import { EntryInterface } from '../entry.interface.js';

export const EntryKindEnum = enumOf('EntryKind', 'The kind of an entry.', {
  FACTION: ['faction', 'A faction.'],
  DATASHEET: ['datasheet', 'A datasheet.'],
  DETACHMENT: ['detachment', 'A detachment.'],
  ENHANCEMENT: ['enhancement', 'An enhancement or other upgrade.'],
  ARMY_OPTION: ['armyOption', 'A relic, Warlord Trait, psychic power or Stratagem.'],
});

@ObjectType('SearchHit', { description: 'An entry whose name matches the search.' })
export class SearchHitType extends outputOf({
  score: [Float, 'How well the name matches, up to 1 for the exact name. Hits with the same score are ambiguous: let the user choose.'],
  entry: [EntryInterface, 'The matching entry.'],
}) {}

export const SearchHitConnection = ConnectionOf(SearchHitType, 'SearchHit', 'search hits');
export type SearchHitConnection = Connection<SearchHitType>;

@ArgsType()
export class SearchArgs extends argsOf({
  text: [String, 'A name or part of one; tolerates typing errors.', MaxLength(200), MinLength(1)],
  kinds: orNull([[EntryKindEnum], 'Only entries of these kinds; null for all kinds.', ArrayMaxSize(10)]),
  release: orNull([ReleaseInput, "The data release to search; null for the newest edition's release in force today."]),
  first: orElse(10, count('Maximum number of hits to return, 1 to 50.', 1, 50)),
  after: orNull([String, 'Return hits after this cursor (`endCursor` of the previous page).']),
}) {}
