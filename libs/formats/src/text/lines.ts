import { bulletsOf, firstSign, isBlank } from './items/bullets.js';
import { unwrapped } from './unwrapped.js';

/** A line of the input, split into the parts that every format needs. */
export interface Line {
  /** Starts at 1. */
  readonly number: number;
  /** The bullet at the start of the line; null if there is none. */
  readonly bullet: string | null;
  /** Column at which the line starts: that of its bullet, or of its words if it has none. */
  readonly indent: number;
  /** Column at which the words start, after bullet and blanks. */
  readonly column: number;
  /** The words without the bullet, with single blanks between them and none at the ends. */
  readonly text: string;
  /** Position of the line among those that the text has on one line. Absent: it is the whole line. */
  readonly part?: number;
  /** Whether the line exceeds the maximum length and is not read. */
  readonly tooLong: boolean;
}

const leastTab = 2;
const mostTab = 8;

/** Splits a text at any kind of line ending. Lines longer than `longest` characters have no words. */
export function toLines(text: string, longest: number): Line[] {
  const raws = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map(unwrapped);
  const layout = { longest, bullets: bulletsOf(raws), tabWidth: tabWidthOf(raws) };
  return raws.map((raw, index) => toLine(raw, index + 1, layout));
}

/** Properties of the text that apply to all its lines. */
interface Layout {
  readonly longest: number;
  readonly bullets: ReadonlySet<string>;
  /** Number of columns that a tab stands for. */
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

/**
 * The tab width is the smallest indentation made of spaces: a text that mixes spaces and tabs comes from an editor that replaced some of
 * the spaces with tabs.
 */
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
