import { bulletsOf, firstSign, isBlank, mayBeBullet } from './items/bullets.js';
import { readCounted } from './items/count.js';
import { rawLinesOf, type RawLine } from './raw-lines.js';

/** A line of the input, split into the parts that every format needs. */
export interface Line {
  /** Starts at 1. */
  readonly number: number;
  /**
   * The place of the line in the text as it was before programs changed it. Lines that were joined to another one, and the blank lines
   * that a program put below every line, do not count.
   */
  readonly row: number;
  /** The bullet at the start of the line; null if there is none. */
  readonly bullet: string | null;
  /** Column at which the line starts: that of its bullet, or of its words if it has none. */
  readonly indent: number;
  /** Column at which the words start, after bullet and blanks. */
  readonly column: number;
  /** Number of characters up to the last word, with everything that stands before the words but marks of quotation. */
  readonly width: number;
  /** The words without the bullet, with single blanks between them and none at the ends. */
  readonly text: string;
  /** Position of the line among those that the text has on one line. Absent: it is the whole line. */
  readonly part?: number;
  /** Whether the line is in capitals and thereby differs from most lines of the text. */
  readonly isCapitals: boolean;
  /** Whether the line exceeds the maximum length and is not read. */
  readonly tooLong: boolean;
}

const leastTab = 2;
const mostTab = 8;

/** Splits a text into lines. Those longer than `longest` characters have no words. */
export const toLines = (text: string, longest: number): Line[] => linesOf(rawLinesOf(text), longest);

export function linesOf(written: readonly RawLine[], longest: number): Line[] {
  const raws = written.map(({ bare }) => bare);
  const tabWidth = tabWidthOf(raws);
  const rows = rowsOf(raws.map((raw) => raw.length <= longest && raw.trim() === ''));
  const layout = { longest, bullets: bulletsOf(raws), tabWidth, margin: marginOf(raws, tabWidth), isMixed: isMixed(raws) };
  return written.map((raw, index) => toLine(raw, index + 1, rows[index] ?? 0, layout));
}

/** The lines with new rows, after some of them were joined. */
export function withRows(lines: readonly Line[]): Line[] {
  const rows = rowsOf(lines.map(isBlankLine));
  return lines.map((line, index) => ({ ...line, row: rows[index] ?? 0 }));
}

/** The row of each line, given which of them are blank. */
function rowsOf(blanks: readonly boolean[]): readonly number[] {
  const apart = leastApart(blanks);
  const rows: number[] = [];
  let row = 0;
  let above = -1;
  for (let at = 0; at < blanks.length; at += 1) {
    if (blanks[at] === false) {
      row += above < 0 ? 1 : Math.max(1, at - above - apart + 1);
      above = at;
    }
    rows.push(row);
  }
  return rows;
}

/** The smallest distance between two lines with words. */
function leastApart(blanks: readonly boolean[]): number {
  let least = Infinity;
  let above = -1;
  for (let at = 0; at < blanks.length; at += 1) {
    if (blanks[at] === true) continue;
    if (above >= 0) least = Math.min(least, at - above);
    above = at;
  }
  return least === Infinity ? 1 : least;
}

/** Properties of the text that apply to all its lines. */
interface Layout {
  readonly longest: number;
  readonly bullets: ReadonlySet<string>;
  /** Number of columns that a tab stands for. */
  readonly tabWidth: number;
  /** Number of columns by which every line is indented. */
  readonly margin: number;
  /** Whether most lines have small letters, so that capitals mean something. */
  readonly isMixed: boolean;
}

function toLine(
  { written, bare: raw }: RawLine,
  number: number,
  row: number,
  { longest, bullets, tabWidth: tab, margin, isMixed: isMixedText }: Layout,
): Line {
  const width = written.trimEnd().length;
  if (raw.length > longest) return { number, row, bullet: null, indent: 0, column: 0, width, text: '', isCapitals: false, tooLong: true };
  const { at, column } = skipBlanks(raw, 0, -margin, tab);
  const indent = Math.max(0, column);
  const first = mayBeBullet(raw, at) ? firstSign(raw, at) : '';
  const isDrawn = first === '-' && raw.startsWith('--', at);
  const hasBullet = bullets.has(first) && !isDrawn;
  const words = hasBullet ? skipBlanks(raw, at + first.length, indent + 1, tab) : { at, column: indent };
  const text = singleBlanks(raw.slice(words.at));
  const isCapitals = isMixedText && isInCapitals(text);
  return { number, row, bullet: hasBullet ? first : null, indent, column: words.column, width, text, isCapitals, tooLong: false };
}

const isInCapitals = (text: string): boolean => !/[a-z]/.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();

function isMixed(raws: readonly string[]): boolean {
  const others = raws.filter((raw) => !/[a-z]/.test(raw));
  const worded = others.filter((raw) => /\p{L}/u.test(raw));
  return worded.filter(isInCapitals).length * 2 <= raws.length - others.length + worded.length;
}

function marginOf(raws: readonly string[], tab: number): number {
  let least = Infinity;
  for (const raw of raws) {
    // The lines of most texts are not indented.
    if (least === 0) break;
    if (raw.trim() !== '') least = Math.min(least, skipBlanks(raw, 0, 0, tab).column);
  }
  return least === Infinity ? 0 : least;
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
  let least = Infinity;
  for (const raw of raws) {
    const indent = spacesBefore(raw);
    if (indent >= leastTab && indent < least) least = indent;
  }
  return least === Infinity ? leastTab : Math.min(mostTab, least);
}

/** The number of spaces before the words; -1 if there are no words. */
function spacesBefore(raw: string): number {
  let spaces = 0;
  while (raw.charAt(spaces) === ' ') spaces += 1;
  return spaces < raw.length ? spaces : -1;
}

function singleBlanks(raw: string): string {
  const text = raw.trim();
  if (!/ {2}|[^\S ]/.test(text)) return text;
  return text
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ');
}

/** Whether a list of counted items has no bullets: a program removed them. */
export function hasNoBullets(lines: readonly Line[]): boolean {
  return lines.every(({ bullet }) => bullet === null) && lines.some(({ text }) => readCounted(text) !== null);
}

export function isBlankLine(line: Pick<Line, 'text' | 'bullet' | 'tooLong'>): boolean {
  return line.text === '' && line.bullet === null && !line.tooLong;
}
