import { bulletsOf, firstSign, isBlank } from './items/bullets.js';
import { unwrapped } from './unwrapped.js';

/** One line of the input, taken apart just enough for every format. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  /** The mark the line begins with, where it is a bullet. */
  readonly bullet: string | null;
  /** Column at which the line begins: its bullet, or its words where it has none. */
  readonly indent: number;
  /** Column at which the words begin, bullet and blanks before them counted. */
  readonly column: number;
  /** The words: no bullet, single ordinary blanks, none at the ends. */
  readonly text: string;
  /** Too long to be read. */
  readonly tooLong: boolean;
}

const leastTab = 2;
const mostTab = 8;

/** Splits at every line ending in use and takes each line apart. Lines above `longest` characters keep no words. */
export function toLines(text: string, longest: number): Line[] {
  const raws = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map(unwrapped);
  const layout = { longest, bullets: bulletsOf(raws), tabWidth: tabWidthOf(raws) };
  return raws.map((raw, index) => toLine(raw, index + 1, layout));
}

/** What the lines of one text have in common. */
interface Layout {
  readonly longest: number;
  readonly bullets: ReadonlySet<string>;
  /** Columns that a tab stands for. */
  readonly tabWidth: number;
}

function toLine(raw: string, number: number, { longest, bullets, tabWidth: tab }: Layout): Line {
  if (raw.length > longest) return { number, bullet: null, indent: 0, column: 0, text: '', tooLong: true };
  const indent = skipBlanks(raw, 0, 0, tab);
  const first = firstSign(raw, indent.at);
  const isDrawn = first === '-' && raw.startsWith('--', indent.at);
  if (!bullets.has(first) || isDrawn)
    return { number, bullet: null, indent: indent.column, column: indent.column, text: singleBlanks(raw), tooLong: false };
  const words = skipBlanks(raw, indent.at + first.length, indent.column + 1, tab);
  return { number, bullet: first, indent: indent.column, column: words.column, text: singleBlanks(raw.slice(words.at)), tooLong: false };
}

function skipBlanks(raw: string, from: number, column: number, tab: number): { readonly at: number; readonly column: number } {
  let at = from;
  let reached = column;
  while (at < raw.length && isBlank(raw[at])) {
    reached += raw[at] === '\t' ? tab : 1;
    at += 1;
  }
  return { at, column: reached };
}

/** As many columns as the least indentation by blanks has: where both stand, some editor has put tabs for blanks. */
function tabWidthOf(raws: readonly string[]): number {
  const indents = raws.map((raw) => raw.search(/[^ ]/)).filter((indent) => indent >= leastTab);
  return indents.length === 0 ? leastTab : Math.min(mostTab, ...indents);
}

function singleBlanks(raw: string): string {
  return raw
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ');
}

export function isBlankLine(line: Line): boolean {
  return line.text === '' && line.bullet === null && !line.tooLong;
}
