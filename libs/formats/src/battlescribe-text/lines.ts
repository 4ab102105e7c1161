import { readCosted, type Costed } from '../text/items/costs.js';
import type { Line } from '../text/lines.js';

/** `++ Battalion Detachment 0CP (Alliance - Army) [114 PL, 3CP, 2,000pts] ++`. */
export interface ForceLine {
  readonly name: string;
  /** The catalogue, from the brackets. */
  readonly army: string | null;
  readonly costs: Costed | null;
}

/** `+ HQ +`, also with costs. */
export interface SectionLine {
  readonly name: string;
}

/** Returns null if the line is not a force. A `Total:` line has the same marks and is recognised by its name. */
export function readForceLine({ text, bullet }: Line): ForceLine | null {
  if (bullet !== null || !text.startsWith('++') || !text.endsWith('++') || text.length < 5) return null;
  // If a text holds several lists, players number them here.
  const words = text
    .slice(2, -2)
    .trim()
    .replace(/^list \w ?: */i, '');
  if (words === '' || words.startsWith('+') || words.endsWith('+')) return null;
  const costs = readCosted(words);
  const title = costs?.name ?? words;
  const open = title.endsWith(')') ? title.lastIndexOf('(') : -1;
  if (open <= 0) return { name: title, army: null, costs };
  return { name: title.slice(0, open).trim(), army: title.slice(open + 1, -1).trim(), costs };
}

export function readSectionLine({ text, bullet }: Line): SectionLine | null {
  if (bullet !== null || !text.startsWith('+ ') || !text.endsWith(' +') || text.length < 5) return null;
  const words = text.slice(1, -1).trim();
  return { name: readCosted(words)?.name ?? words };
}

export function isTotal({ name }: ForceLine): boolean {
  return name.toLowerCase().startsWith('total:');
}

/** Splits `. . Hook` into its depth below the selection and its words. Returns null if the line is not below a selection. */
export function readDetail({ text, bullet }: Line): { readonly depth: number; readonly words: string } | null {
  if (bullet !== null) return null;
  let depth = 0;
  let at = 0;
  while (text.charAt(at) === '.' && (text.charAt(at + 1) === ' ' || text.charAt(at + 1) === '.')) {
    depth += 1;
    at += text.charAt(at + 1) === ' ' ? 2 : 1;
  }
  return depth === 0 ? null : { depth, words: text.slice(at).trim() };
}
