import { looseKey } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { LoadoutItem } from '#muster/roster';
import type { DatasheetNames } from './datasheet-names.js';
import { keysOf, type SpelledItem } from './wants.js';

/** A name that was read as another one. */
export interface ReadAs {
  readonly path: Path;
  readonly line: number | null;
  readonly from: string;
  readonly to: string;
  /** Whether the two names differ only in spaces, hyphens or articles. */
  readonly isCertain: boolean;
}

export interface Spelled {
  readonly items: readonly SpelledItem[];
  readonly readAs: readonly ReadAs[];
}

/** Gives every item the datasheet's name for it. Names that the datasheet does not have stay as they are. */
export function spelledItems(items: readonly LoadoutItem[], names: DatasheetNames, path: Path): Spelled {
  const readAs: ReadAs[] = [];
  const spell = (item: LoadoutItem, at: Path, bearer: string | null): SpelledItem => {
    const to = spelled(item.name, names);
    const inside = item.items.map((one, index) => spell(one, [...at, 'items', index], looseKey(to[0]?.name ?? item.name)));
    // New Recruit repeats the name of a model among its wargear.
    const isEcho = item.items.length === 0 && looseKey(item.name) === bearer && !names.isWargear(bearer);
    const [first, ...others] = to;
    if (first === undefined) return { ...item, count: isEcho ? 0 : item.count, items: inside };
    const said = to.map(({ name }) => name);
    readAs.push({ path: at, line: item.line, from: item.name, to: said.join(', '), isCertain: to.every(({ isCertain }) => isCertain) });
    return { ...item, name: first.name, items: inside, ...(others.length === 0 ? {} : { also: said.slice(1) }) };
  };
  return { items: items.map((item, index) => spell(item, [...path, index], null)), readAs };
}

interface Spelling {
  readonly name: string;
  readonly isCertain: boolean;
}

/** The names that the written name may mean; empty if the written name is already the datasheet's, or unknown. */
function spelled(name: string, names: DatasheetNames): readonly Spelling[] {
  if (keysOf(name).some((key) => names.has(key))) return [];
  const meant = names.meant(name);
  if (meant !== null) return [meant];
  const parts = name.split(/ and | & /i).map((part) => part.trim());
  if (parts.length < 2) return [];
  const spellings = parts.map((part): Spelling | null => (names.has(looseKey(part)) ? { name: part, isCertain: true } : names.meant(part)));
  return spellings.flatMap((one) => one ?? []).length === parts.length ? spellings.flatMap((one) => one ?? []) : [];
}
