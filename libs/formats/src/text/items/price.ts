import { isDigit, isDigits } from './digits.js';

/** A price in brackets within a line: `Name (1,990 Points) * note`. */
export interface Priced {
  readonly name: string;
  readonly points: number;
  /** The text after the brackets: a footnote mark or a player's remark. */
  readonly after: string;
}

const unit = /^\s*(?:pts?|points?(?: limit)?)$/i;
/** The last letters of these units. */
const lastLetters: ReadonlySet<string | undefined> = new Set(['s', 't', 'S', 'T']);
const separators = ".,' ’";
const mostDigits = 6;

const closing = { '(': ')', '[': ']' } as const;

/**
 * Reads the first brackets of this kind that contain only a price. Returns null if there are none. The closing bracket may be missing at
 * the end of the line.
 */
export function readPriced(text: string, bracket: keyof typeof closing = '('): Priced | null {
  for (let open = text.indexOf(bracket); open >= 0; open = text.indexOf(bracket, open + 1)) {
    const found = text.indexOf(closing[bracket], open);
    const close = found < 0 ? text.length : found;
    const points = readPoints(text.slice(open + 1, close));
    if (points !== null) return { name: text.slice(0, open).trim(), points, after: text.slice(close + 1).trim() };
  }
  return null;
}

/** Reads `2000 points`, `2,000 Points`, `2.000 pts` or `+25 pts`. Returns null for any other text. */
export function readPoints(words: string): number | null {
  const text = words.trim();
  if (!lastLetters.has(text.at(-1))) return null;
  let at = text.startsWith('+') ? 1 : 0;
  const from = at;
  while (at < text.length && (isDigit(text[at]) || (separators.includes(text[at] ?? '') && isDigit(text[at + 1])))) at += 1;
  if (!unit.test(text.slice(at))) return null;
  return readNumber(text.slice(from, at));
}

/** Reads digits without separators, or in groups of three after a first group of one to three. */
function readNumber(text: string): number | null {
  if (isDigits(text)) return text.length <= mostDigits ? Number(text) : null;
  const groups = [''];
  for (const character of text) {
    if (isDigit(character)) groups.push((groups.pop() ?? '') + character);
    else groups.push('');
  }
  const [first = '', ...rest] = groups;
  const grouped = rest.length === 0 || (first.length <= 3 && rest.every((group) => group.length === 3));
  const digits = groups.join('');
  return first !== '' && grouped && digits.length <= mostDigits ? Number(digits) : null;
}
