import type { Path } from '#muster/diagnostics';
import { looseKey } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';

/** A stated item under the datasheet's name for it, if one was found. */
export interface SpelledItem extends Omit<LoadoutItem, 'items' | 'repeated'> {
  readonly items: readonly SpelledItem[];
  /** Key of its name (`looseKey`). */
  readonly key: string;
  /** Keys of options that may be meant, most likely first: the whole name, then the part after a label. */
  readonly keys: readonly string[];
  /** Names of further things that the same line states: "Hook and bell". */
  readonly also: readonly string[];
  /** Whether the list has another name, which may mean something else. */
  readonly isGuessed: boolean;
  /** Whether the same line of the list states the item before. */
  readonly isRepeated: boolean;
}

/** A stated item that some option must match. */
export interface Want {
  readonly item: SpelledItem;
  readonly path: Path;
  /** Those of the item. */
  readonly keys: readonly string[];
  /** How many of the item no option matches yet. */
  open: number;
}

function wantOf(item: SpelledItem, path: Path): Want {
  return { item, path, keys: item.keys, open: item.count };
}

/** `Allegiance: North` may be the option's whole name, or the names of a group and the choice in it. */
export function keysOf(name: string): readonly string[] {
  const colon = name.indexOf(':');
  const value = colon < 0 ? '' : looseKey(name.slice(colon + 1));
  return value === '' ? [looseKey(name)] : [looseKey(name), value];
}

/** The item under this name. */
export function called(
  name: string,
  { id, line, count, items, also, isGuessed, isRepeated }: Omit<SpelledItem, 'name' | 'key' | 'keys'>,
  keys = keysOf(name),
): SpelledItem {
  return { name, id, line, count, items, key: keys[0] ?? '', keys, also, isGuessed, isRepeated };
}

/** An item and everything written below it, each with its own place in the roster. */
export function wantsOf(item: SpelledItem, path: Path): readonly Want[] {
  if (item.also.length + item.items.length === 0) return [wantOf(item, path)];
  const others = item.also.map((name) => wantOf(called(name, { ...item, items: [] }), path));
  return [wantOf(item, path), ...others, ...wantsInside(item, path)];
}

const NONE: readonly never[] = [];

export function wantsInside(item: SpelledItem, path: Path): readonly Want[] {
  return item.items.length === 0 ? NONE : item.items.flatMap((inner, index) => wantsOf(inner, [...path, 'items', index]));
}

/** The first stated item that an option of this name can still match. */
export function openWant(wants: readonly Want[], key: string): Want | undefined {
  return wants.find((want) => want.open > 0 && want.keys.includes(key));
}
