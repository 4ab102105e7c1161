/** One line of the input, taken apart just enough for every format. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  /** The mark the line begins with, where it is a bullet. */
  readonly bullet: string | null;
  /** Column at which the words begin, bullet and blanks before them counted. */
  readonly column: number;
  /** The words: no bullet, single ordinary blanks, none at the ends. */
  readonly text: string;
  /** Too long to be read. */
  readonly tooLong: boolean;
}

const bullets: ReadonlySet<string> = new Set(['•', '◦', '▪', '●', '○', '‣', '·']);
const tabWidth = 4;

/** Splits at every line ending in use and takes each line apart. Lines above `longest` characters keep no words. */
export function toLines(text: string, longest: number): Line[] {
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map((raw, index) => toLine(unwrapped(raw), index + 1, longest));
}

/** Marks without a width, as chats and editors put them in. */
const invisible = /[\u200B-\u200F\u2060\uFEFF]/g;
const fence = '```';

/** Without what a chat or a mail puts around a line: quotation marks before it, the fence of a code block. */
function unwrapped(raw: string): string {
  let line = raw.replace(invisible, '');
  while (line.startsWith('>')) line = line.slice(line.startsWith('> ') ? 2 : 1);
  if (line.startsWith(fence)) line = line.slice(fence.length);
  return line.endsWith(fence) ? line.slice(0, -fence.length) : line;
}

function toLine(raw: string, number: number, longest: number): Line {
  if (raw.length > longest) return { number, bullet: null, column: 0, text: '', tooLong: true };
  const indent = skipBlanks(raw, 0, 0);
  const first = raw[indent.at] ?? '';
  if (!bullets.has(first)) return { number, bullet: null, column: indent.column, text: singleBlanks(raw), tooLong: false };
  const words = skipBlanks(raw, indent.at + 1, indent.column + 1);
  return { number, bullet: first, column: words.column, text: singleBlanks(raw.slice(words.at)), tooLong: false };
}

function skipBlanks(raw: string, from: number, column: number): { readonly at: number; readonly column: number } {
  let at = from;
  let reached = column;
  while (at < raw.length && isBlank(raw[at])) {
    reached += raw[at] === '\t' ? tabWidth : 1;
    at += 1;
  }
  return { at, column: reached };
}

function isBlank(character: string | undefined): boolean {
  return character !== undefined && character.trim() === '';
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
