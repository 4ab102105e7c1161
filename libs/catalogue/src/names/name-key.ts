import { keywordKey } from '../keywords.js';
import { rememberedByName } from './remembered-by-name.js';

/** Compares names as printed, ignoring case, accents, apostrophes, and kinds of hyphen and space. */
export const exactKey = keywordKey;

/** Ignores what the data adds to printed names or lists omit: `[Legends]` and other brackets, `&`, and plurals of any word. */
export const looseKey = rememberedByName((name) => {
  const words = exactKey(withoutBrackets(name))
    .replaceAll('&', ' and ')
    .replace(/[.,;:!?*"“”]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return words.map(singular).join(' ');
});

/** Removes `(...)` and `[...]`, including an `(s)` after a word, unless nothing would be left. */
export function withoutBrackets(name: string): string {
  if (!name.includes('(') && !name.includes('[')) return name.trim() || name;
  let depth = 0;
  let kept = '';
  for (const character of name) {
    if (character === '(' || character === '[') depth += 1;
    else if ((character === ')' || character === ']') && depth > 0) depth -= 1;
    else if (depth === 0) kept += character;
  }
  return kept.trim() === '' ? name : kept.trim();
}

/** Maps the singular and plural of a word to the same form. The result need not be a real word. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('fe')) return word.slice(0, -1);
  if (['ches', 'shes', 'sses', 'xes'].some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
