import { readLabelled } from './label.js';
import type { Line } from '../lines.js';

/** `+ LABEL: value` within the drawn lines; a line of `&` goes on with the label above it. */
export interface HeaderEntry {
  readonly line: Line;
  /** As `keywordKey` makes it; null where the line has none. */
  readonly label: string | null;
  readonly value: string;
}

export interface PlusHeader {
  /** What stands above the header: a player's own words. */
  readonly above: readonly Line[];
  readonly fences: readonly Line[];
  readonly entries: readonly HeaderEntry[];
  readonly body: readonly Line[];
}

const shortestFence = 5;

/** The header between two lines of plus signs, or below one where the second is lost; null where there is none. `written`: no blank lines. */
export function plusHeaderOf(written: readonly Line[]): PlusHeader | null {
  const from = written.findIndex(isFence);
  const opening = written[from];
  if (opening === undefined) return null;
  const below = written.slice(from + 1);
  const closing = below.findIndex(isFence);
  const end = closing >= 0 ? closing : endOfMarked(below);
  const closed = below[closing];
  return {
    above: written.slice(0, from),
    fences: closed === undefined ? [opening] : [opening, closed],
    entries: entriesOf(below.slice(0, end)),
    body: below.slice(closing >= 0 ? end + 1 : end),
  };
}

function isFence({ text, bullet }: Line): boolean {
  return bullet === null && text.length >= shortestFence && text.split('').every((character) => character === '+');
}

function endOfMarked(lines: readonly Line[]): number {
  const end = lines.findIndex(({ text }) => !text.startsWith('+') && !text.startsWith('&'));
  return end < 0 ? lines.length : end;
}

function entriesOf(lines: readonly Line[]): readonly HeaderEntry[] {
  const entries: HeaderEntry[] = [];
  for (const line of lines) {
    const isContinued = line.text.startsWith('&');
    const words = isContinued || line.text.startsWith('+') ? line.text.slice(1).trim() : line.text;
    entries.push(isContinued ? { line, label: entries.at(-1)?.label ?? null, value: words } : readEntry(line, words));
  }
  return entries;
}

export function readEntry(line: Line, words: string): HeaderEntry {
  const labelled = readLabelled(words);
  return labelled === null ? { line, label: null, value: words } : { line, ...labelled };
}
