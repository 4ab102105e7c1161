import { isDigit, isDigits } from './digits.js';

export interface Counted {
  readonly count: number;
  readonly name: string;
}

const mostDigits = 4;

/** Reads `9x Name`, `9 x Name`, `9× Name` or `x9 Name`. Returns null if the line does not begin with a count. */
export function readCounted(text: string): Counted | null {
  if (text.startsWith('[') || text.startsWith('(')) return readBracketedCount(text);
  const from = isTimes(text.charAt(0)) ? 1 : 0;
  let at = from;
  while (at < text.length && isDigit(text.charAt(at))) at += 1;
  if (at === from || at - from > mostDigits) return null;
  const end = from === 1 ? at : timesBehind(text, at);
  if (end === null || text.charAt(end) !== ' ') return null;
  const name = text.slice(end + 1).trim();
  return name === '' ? null : { count: Number(text.slice(from, at)), name };
}

/** Reads `[9] Name` or `(9x) Name`. */
function readBracketedCount(text: string): Counted | null {
  const found = /^(?:\[(\d{1,3}) ?[xX×]?\]|\((\d{1,3}) ?[xX×]?\)) (?=[\p{L}\d'’"])/u.exec(text);
  return found === null ? null : { count: Number(found[1] ?? found[2]), name: text.slice(found[0].length) };
}

/** Reads `9 Name`. Also returns null if the word after the number cannot begin a name. */
export function readBareCount(text: string): Counted | null {
  const found = /^(\d{1,3}) (?![Ww][Ii][Tt][Hh] )(\p{L}.*)$/u.exec(text);
  return found === null ? null : { count: Number(found[1]), name: found[2] ?? '' };
}

/** Reads `5 with Hook`: the number of models, and what each of them has. */
export function readGroup(text: string): Counted | null {
  const found = /^(\d{1,3}) ?[x×]? ?with (?=\S)/i.exec(text);
  return found === null ? null : { count: Number(found[1]), name: text.slice(found[0].length) };
}

/** Reads `Name (9)` or `Name x9`, as people type it. */
export function readCountBehind(text: string): Counted | null {
  const blank = text.lastIndexOf(' ');
  const last = text.slice(blank + 1);
  const inBrackets = last.startsWith('(') && last.endsWith(')') ? last.slice(1, -1) : null;
  const digits = inBrackets ?? (isTimes(last.charAt(0)) ? last.slice(1) : '');
  if (blank < 0 || !isDigits(digits) || digits.length > mostDigits) return null;
  return { count: Number(digits), name: text.slice(0, blank).trim() };
}

function timesBehind(text: string, at: number): number | null {
  const times = text.charAt(at) === ' ' ? at + 1 : at;
  return isTimes(text.charAt(times)) ? times + 1 : null;
}

const isTimes = (character: string): boolean => character !== '' && 'xX×*'.includes(character);
