import { ArgsType, Float, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength, MinLength } from 'class-validator';
import { enumOf } from '../platform/graphql/enum-of.js';
import { argsOf, orElse, orNull, outputOf } from '../platform/graphql/fields.js';
import { count } from '../platform/graphql/input-fields.js';
import { ReleaseSelector } from '../releases/release.types.js';
import { EntryInterface } from './entry.interface.js';

export const EntryKindEnum = enumOf('EntryKind', 'What kind of entry.', {
  FACTION: ['faction', 'A faction.'],
  DATASHEET: ['datasheet', 'A datasheet.'],
  DETACHMENT: ['detachment', 'A detachment.'],
  ENHANCEMENT: ['enhancement', 'An enhancement or another upgrade.'],
  ARMY_OPTION: ['armyOption', 'A relic, Warlord Trait, psychic power or stratagem.'],
});

@ObjectType('SearchHit', { description: 'An entry whose name fits.' })
export class SearchHitType extends outputOf({
  score: [Float, 'How well, up to 1 for the name itself. Several hits of the same score are ambiguous: let a human choose.'],
  entry: [EntryInterface, 'The entry.'],
}) {}

@ArgsType()
export class SearchArgs extends argsOf({
  text: [String, 'A name or part of one; typing errors are forgiven.', MaxLength(200), MinLength(1)],
  kinds: orNull([[EntryKindEnum], 'Only these kinds; null: all.', ArrayMaxSize(10)]),
  release: orNull([ReleaseSelector, 'In which release.']),
  first: orElse(10, count('How many at most, 1 to 50.', 1, 50)),
}) {}
