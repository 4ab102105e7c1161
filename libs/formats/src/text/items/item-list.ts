import type { LoadoutItem } from '#muster/roster';
import { readCounted } from './count.js';

/** Splits `A, 2x B, C (D, E)` at separators outside brackets and drops empty parts. */
export function splitOutsideBrackets(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(' || character === '[') depth += 1;
    else if ((character === ')' || character === ']') && depth > 0) depth -= 1;
    else if (depth === 0 && character === separator) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
}

/** Reads `Hook, 2x Bell` as one item per name; counts are multiplied by `bearers`. A name that is printed twice gives two items. */
export function readItems(text: string, line: number, bearers = 1): readonly LoadoutItem[] {
  return splitOutsideBrackets(text, ',').map((part) => {
    const counted = readCounted(part) ?? { count: 1, name: part };
    return { name: counted.name, id: null, line, count: counted.count * bearers, items: [] };
  });
}
