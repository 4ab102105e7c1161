import { looseKey, NO_ALIASES, type Aliases } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { LoadoutItem } from '#muster/roster';
import type { DatasheetNames } from './datasheet-names.js';
import { called, keysOf, type SpelledItem } from './wants.js';

/** A name that was read as another one. */
export interface ReadAs {
  readonly path: Path;
  readonly line: number | null;
  readonly from: string;
  readonly to: string;
  /** Whether the two names differ only in spaces, hyphens or articles. */
  readonly isCertain: boolean;
  /** True if an administrator taught the name. Absent: false. */
  readonly isTaught?: boolean;
}

export interface Spelled {
  readonly items: readonly SpelledItem[];
  readonly readAs: readonly ReadAs[];
}

const NONE: readonly never[] = [];

/**
 * Gives every item the datasheet's name for it. Names that the datasheet does not have stay as they are, unless
 * `likely` has another name for their key.
 */
export function spelledItems(
  items: readonly LoadoutItem[],
  names: DatasheetNames,
  path: Path,
  aliases: Aliases = NO_ALIASES,
  likely: ReadonlyMap<string, string> = new Map(),
): Spelled {
  const readAs: ReadAs[] = [];
  const spell = (item: LoadoutItem, at: Path, bearer: string | null): SpelledItem => {
    const keys = keysOf(item.name);
    const [key = ''] = keys;
    const guess = likely.size === 0 ? undefined : likely.get(key);
    const to = guess === undefined ? spelled(item.name, keys, names, aliases) : [{ name: guess, isCertain: false }];
    const [first] = to;
    const inside = item.items.length === 0 ? NONE : insideOf(item, at, first === undefined ? key : looseKey(first.name));
    // New Recruit repeats the name of a model among its wargear.
    const isEcho = item.items.length === 0 && key === bearer && !names.isWargear(bearer);
    const { name, id, line } = item;
    const isRepeated = item.repeated === true;
    if (first === undefined) {
      const count = isEcho ? 0 : item.count;
      return called(name, { id, line, count, items: inside, also: NONE, isGuessed: false, isRepeated }, keys);
    }
    const said = to.map((one) => one.name);
    readAs.push({ path: at, line, from: name, to: said.join(', '), ...qualityOf(to) });
    const isGuessed = to.some(({ isCertain }) => !isCertain);
    return called(first.name, { id, line, count: item.count, items: inside, also: said.slice(1), isGuessed, isRepeated });
  };
  const insideOf = ({ items: inner }: LoadoutItem, at: Path, bearer: string): readonly SpelledItem[] =>
    inner.map((one, index) => spell(one, [...at, 'items', index], bearer));
  return { items: items.map((item, index) => spell(item, [...path, index], null)), readAs };
}

type Spelling = Pick<ReadAs, 'isCertain' | 'isTaught'> & { readonly name: string };

function qualityOf(spellings: readonly Spelling[]): Pick<ReadAs, 'isCertain' | 'isTaught'> {
  const isTaught = spellings.some((one) => one.isTaught === true);
  return { isCertain: spellings.every(({ isCertain }) => isCertain), ...(isTaught && { isTaught }) };
}

/** The names that the written name may mean; empty if the written name is already the datasheet's, or unknown. */
function spelled(name: string, keys: readonly string[], names: DatasheetNames, aliases: Aliases): readonly Spelling[] {
  if (keys.some(names.has)) return NONE;
  const one = taught(name, names, aliases) ?? names.meant(name);
  if (one !== null) return [one];
  const glued = name.split(GLUED);
  if (glued.length > 1 && glued.every((part) => names.has(looseKey(part)))) return glued.map((part) => ({ name: part, isCertain: true }));
  const parts = name.split(/ and | & /i).map((part) => part.trim());
  if (parts.length < 2) return [];
  const spellings = parts.flatMap((part) => spellingOf(part, names, aliases) ?? []);
  return spellings.length === parts.length ? spellings : [];
}

/** Where a tool joined two names without a separator: `Long hookTide pistol`. */
const GLUED = /(?<=\p{Ll}|\))(?=\p{Lu})/u;

function spellingOf(name: string, names: DatasheetNames, aliases: Aliases): Spelling | null {
  return names.has(looseKey(name)) ? { name, isCertain: true } : (taught(name, names, aliases) ?? names.meant(name));
}

/** The one thing of the datasheet for which the name was taught; null if there is none or more than one. */
function taught(name: string, names: DatasheetNames, aliases: Aliases): Spelling | null {
  const own = aliases.insideDatasheets(name).flatMap(({ kind, means }) => calledHere(means, kind === 'model', names) ?? []);
  const [first, ...others] = new Map(own.map((means) => [looseKey(means), means])).values();
  return first === undefined || others.length > 0 ? null : { name: first, isCertain: true, isTaught: true };
}

/** The datasheet's spelling of what an alias means, which may differ in articles or hyphens between releases; null if it has no such thing. */
function calledHere(means: string, isModel: boolean, names: DatasheetNames): string | null {
  const meant = names.has(looseKey(means)) ? { name: means, isCertain: true } : names.meant(means);
  if (meant?.isCertain !== true) return null;
  return isModel && !names.isModel(looseKey(meant.name)) ? null : meant.name;
}
