import { unquoted, unwrapped } from './unwrapped.js';

/** A line of the input, before it is split into its parts. */
export interface RawLine {
  /** The line without marks of quotation. */
  readonly written: string;
  /** The line without anything that a chat, forum or mail program added to it. */
  readonly bare: string;
}

/** Splits a text at any kind of line ending. Most texts have only the usual one, at which V8 splits faster. */
export const splitLines = (text: string): string[] =>
  /[\r\u0085\u2028\u2029]/.test(text) ? text.split(/\r\n|[\n\r\u0085\u2028\u2029]/) : text.split('\n');

export function rawLinesOf(text: string): readonly RawLine[] {
  return splitLines(text).map((line) => {
    const written = unquoted(line);
    return { written, bare: unwrapped(written) };
  });
}
