import type { LoadoutItem } from '#muster/roster';
import { looseKey } from '#muster/catalogue';
import type { DatasheetNames } from './datasheet-names.js';

const mostParts = 5;

/**
 * Lists that print wargear on one line also split names that contain a comma or an "and". This rejoins neighbouring pieces that make up the
 * name of an option. Every item keeps its place; the places of the other pieces stay empty. Null if nothing was split.
 */
export function rejoinedItems(items: readonly LoadoutItem[], { joined }: DatasheetNames): readonly LoadoutItem[] | null {
  const names = joined();
  const rejoined = names.size === 0 ? items : rejoin(items, names);
  return rejoined === items ? null : rejoined;
}

function rejoin(items: readonly LoadoutItem[], names: ReadonlySet<string>): readonly LoadoutItem[] {
  const joined: LoadoutItem[] = [];
  while (joined.length < items.length) {
    const rest = items.slice(joined.length, joined.length + mostParts);
    const whole = longestName(rest, names);
    const [first] = rest;
    if (whole !== null) joined.push(whole.item, ...rest.slice(1, whole.parts).map((part) => ({ ...part, count: 0, items: [] })));
    else if (first !== undefined) joined.push(withRejoined(first, names));
  }
  return joined.every((item, index) => item === items[index]) ? items : joined;
}

function withRejoined(item: LoadoutItem, names: ReadonlySet<string>): LoadoutItem {
  const inside = rejoin(item.items, names);
  return inside === item.items ? item : { ...item, items: inside };
}

function longestName(items: readonly LoadoutItem[], names: ReadonlySet<string>) {
  for (let parts = items.length; parts > 1; parts -= 1) {
    const pieces = items.slice(0, parts);
    const [first] = pieces;
    const last = pieces.at(-1);
    if (first === undefined || last === undefined || !areOfOneName(pieces)) continue;
    const name = [', ', ' and '].map((end) => `${pieces.slice(0, -1).map(nameOf).join(', ')}${end}${last.name}`).find(isAmong(names));
    if (name !== undefined) return { parts, item: { ...first, name, items: last.items } };
  }
  return null;
}

const nameOf = ({ name }: LoadoutItem): string => name;

const isAmong =
  (names: ReadonlySet<string>) =>
  (name: string): boolean =>
    names.has(looseKey(name));

/** Only the first piece carries the count of the whole, and only the last one carries what is inside. */
function areOfOneName(pieces: readonly LoadoutItem[]): boolean {
  const [first, ...others] = pieces;
  const each = others[0]?.count ?? 0;
  if (first === undefined || each < 1 || first.count % each !== 0) return false;
  return others.every(({ count }) => count === each) && pieces.slice(0, -1).every(({ items }) => items.length === 0);
}
