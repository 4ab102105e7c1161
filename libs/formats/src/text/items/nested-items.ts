import { keywordKey } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { readCounted } from './count.js';
import { splitOutsideBrackets } from './item-list.js';

const deepest = 8;

/** Remarks behind the name of an ability: part of the name, not things inside it. */
const abilityTags: ReadonlySet<string> = new Set(['aura', 'psychic', 'aura, psychic', 'psychic, aura', 'bondsman', 'legends']);

/** `Hook, 2x Net, Rig (Mast, 2x Sail)`: items with counts times `bearers`, in brackets what is inside them. */
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

/** Where the bracket that ends the text begins; -1 where it begins nowhere. */
function openingOf(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text.charAt(at) === ')') depth += 1;
    else if (text.charAt(at) === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
