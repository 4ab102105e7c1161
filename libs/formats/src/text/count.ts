import { isDigit } from './digits.js';

export interface Counted {
  readonly count: number;
  readonly name: string;
}

const mostDigits = 4;

/** `9x Name`, `9 x Name`, `9× Name`; null where the line does not begin with a count. */
export function readCounted(text: string): Counted | null {
  let at = 0;
  while (at < text.length && isDigit(text.charAt(at))) at += 1;
  if (at === 0 || at > mostDigits) return null;
  const times = text.charAt(at) === ' ' ? at + 1 : at;
  if (!'xX×'.includes(text.charAt(times)) || text.charAt(times + 1) !== ' ') return null;
  const name = text.slice(times + 2).trim();
  return name === '' ? null : { count: Number(text.slice(0, at)), name };
}
