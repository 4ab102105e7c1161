import { exactKey, isAliasKind, isPlainText, valueNamed } from '#muster/catalogue';
import type { NewAlias } from '#muster/persistence';
import { editionWithId } from '#muster/roster';
import { aliasFault, type AliasFault } from './alias.messages.js';

/** An alias as an administrator writes it. */
export interface WrittenAlias {
  readonly edition: string;
  readonly language: string;
  readonly kind: string;
  readonly name: string;
  readonly means: string;
}

const LONGEST = 100;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/;

/** Other words for the kinds, as people write them in tables. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  datasheet: 'unit',
  option: 'wargear',
  weapon: 'wargear',
  'army option': 'armyOption',
  armyoption: 'armyOption',
};

/** The alias in its stored form. Whether the edition has what it means is not checked here. */
export function checkedAlias(written: WrittenAlias): NewAlias | { readonly fault: AliasFault } {
  const [name, means] = [trimmed(written.name), trimmed(written.means)];
  const edition = editionWithId(written.edition.trim().toLowerCase());
  const word = trimmed(written.kind).toLowerCase();
  const kind = valueNamed(KIND_WORDS, word) ?? word;
  const language = trimmed(written.language).toLowerCase();
  if (!edition) return { fault: aliasFault('INVALID_ALIAS', 'edition', { given: written.edition }) };
  if (!isAliasKind(kind)) return { fault: aliasFault('INVALID_ALIAS', 'kind', { given: written.kind }) };
  if (language !== '' && !LANGUAGE.test(language)) return { fault: aliasFault('INVALID_ALIAS', 'language', { given: written.language }) };
  const fault = faultOf(name, 'name') ?? faultOf(means, 'means');
  if (fault) return { fault };
  if (exactKey(name) === exactKey(means)) return { fault: aliasFault('INVALID_ALIAS', 'same') };
  return { edition, kind, language: language === '' ? null : language, name, means };
}

function faultOf(text: string, column: 'name' | 'means'): AliasFault | null {
  if (exactKey(text) === '') return aliasFault('INVALID_ALIAS', 'empty', { column });
  if (text.length > LONGEST) return aliasFault('INVALID_ALIAS', 'tooLong', { column, limit: LONGEST });
  return isPlainText(text) ? null : aliasFault('INVALID_ALIAS', 'notPlain', { column });
}

const trimmed = (text: string): string => text.trim().replaceAll(/[\t ]+/g, ' ');
