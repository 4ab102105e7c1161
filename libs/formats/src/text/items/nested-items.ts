import { keywordKey } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { readCounted } from './count.js';
import { splitOutsideBrackets } from './item-list.js';

const deepest = 8;

/** Remarks after the name of an ability: they are part of the name, not items within it. */
const abilityTags: ReadonlySet<string> = new Set(['aura', 'psychic', 'aura, psychic', 'psychic, aura', 'bondsman', 'legends']);

/** Reads `Hook, 2x Net, Rig (Mast, 2x Sail)`: items in brackets belong to the item before them, and counts are multiplied by `bearers`. */
export function readNestedItems(text: string, line: number, bearers = 1, depth = 0): readonly LoadoutItem[] {
  return splitOutsideBrackets(text, ',').map((part) => readItem(part, line, bearers, depth));
}

function readItem(part: string, line: number, bearers: number, depth: number): LoadoutItem {
  const { count, name } = readCounted(part) ?? { count: 1, name: part };
  const item = { name, id: null, line, count: count * bearers, items: [] };
  const open = name.endsWith(')') && depth < deepest ? openingOf(name) : -1;
  const inside = open > 0 ? name.slice(open + 1, -1).trim() : '';
  if (inside === '' || abilityTags.has(keywordKey(inside))) return item;
  return { ...item, name: name.slice(0, open).trim(), items: readNestedItems(inside, line, bearers, depth + 1) };
}

/** Index of the bracket that opens the group at the end of the text; -1 if there is none. */
function openingOf(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text.charAt(at) === ')') depth += 1;
    else if (text.charAt(at) === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
