import { keywordKey } from '#muster/catalogue';
import { labelKind } from './header-labels.js';
import { readField } from './label.js';
import type { Line } from '../lines.js';

/** `+ LABEL: value` between the drawn lines. A line that starts with `&` continues the label above it. */
export interface HeaderEntry {
  readonly line: Line;
  /** The label, normalised with `keywordKey`; null if the line has none. */
  readonly label: string | null;
  readonly value: string;
}

export interface PlusHeader {
  /** Lines above the header, which the player wrote. */
  readonly above: readonly Line[];
  readonly fences: readonly Line[];
  readonly entries: readonly HeaderEntry[];
  readonly body: readonly Line[];
}

const shortestFence = 5;

/** A text with this many fields above a header is a list and not a coincidence. */
const fewestFields = 3;

/**
 * Finds the header between two drawn lines of plus signs, or next to one if the other is missing. Returns null if there is no header.
 * `lines` contains no blank lines.
 */
export function plusHeaderOf(lines: readonly Line[]): PlusHeader | null {
  if (!lines.some(({ text }) => text.includes('+++++'))) return null;
  const parts = lines.flatMap(parted);
  const doubled = parts.filter((line, at) => at > 0 && isFence(line) && isFence(parts[at - 1] ?? line));
  const written = parts.filter((line) => !doubled.includes(line));
  const from = written.findIndex(isFence);
  const opening = written[from];
  if (opening === undefined) return null;
  const above = written.slice(0, from);
  const isClosing = fieldsIn(above) >= fewestFields;
  const begun = written.slice(from + 1);
  const closing = begun.findIndex(isFence);
  const isOpening = (): boolean => fieldsIn(begun.slice(0, Math.max(0, closing))) >= fewestFields;
  if (isClosing && !isOpening()) return { above: [], fences: [opening], entries: entriesOf(above), body: begun };
  const end = closing >= 0 ? closing : endOfMarked(begun);
  const closed = begun[closing];
  return {
    above,
    fences: closed === undefined ? [opening] : [opening, closed],
    entries: entriesOf(begun.slice(0, end)),
    body: begun.slice(closing >= 0 ? end + 1 : end),
  };
}

/** A drawn line that was joined with the first or the last line of the header. */
function parted(line: Line): readonly Line[] {
  if (line.bullet !== null || line.tooLong || !line.text.startsWith('+')) return [line];
  const [, opening, first] = /^(\+{5,200}) (\+ .*)$/u.exec(line.text) ?? [];
  if (opening !== undefined && first !== undefined)
    return [
      { ...line, text: opening },
      { ...line, text: first },
    ];
  const [, last, closing] = /^(\+ .*[^+ ]) (\+{5,200})$/u.exec(line.text) ?? [];
  return last !== undefined && closing !== undefined
    ? [
        { ...line, text: last },
        { ...line, text: closing },
      ]
    : [line];
}

const fieldsIn = (lines: readonly Line[]): number =>
  lines.filter((line) => labelKind(readEntry(line, wordsOf(line)).label) !== null).length;

function isFence({ text, bullet }: Line): boolean {
  return bullet === null && text.startsWith('+') && text.length >= shortestFence && /^\++$/.test(text);
}

function endOfMarked(lines: readonly Line[]): number {
  const end = lines.findIndex(({ text }) => !text.startsWith('+') && !text.startsWith('&'));
  return end < 0 ? lines.length : end;
}

export function entriesOf(lines: readonly Line[]): readonly HeaderEntry[] {
  const entries: HeaderEntry[] = [];
  for (const line of lines) {
    const words = wordsOf(line);
    const above = entries.at(-1)?.label ?? null;
    const isItem = line.bullet !== null || words.startsWith('-');
    const isContinued =
      line.text.startsWith('&') || (isItem && labelKind(above) === 'note') || (labelKind(above) === 'enhancement' && isPlain(line, words));
    entries.push(isContinued ? { line, label: above, value: words } : readEntry(line, words));
  }
  return entries;
}

/** Enhancements may stand below their label, one per line. */
const isPlain = ({ text, bullet }: Line, words: string): boolean => bullet === null && words === text && readField(words) === null;

const wordsOf = ({ text }: Line): string => text.replace(/^[&+](?: ?\+){0,2}/u, '').trim();

export function readEntry(line: Line, words: string): HeaderEntry {
  const labelled = readField(words) ?? readWithoutColon(words);
  if (labelled === null) return { line, label: secondaryIn(words), value: words };
  return { line, ...labelled };
}

/** Reads `PLAYER - value` or `Team, value`, where the words before the sign are a known label. Values with these labels are not judged. */
function readWithoutColon(words: string): { readonly label: string; readonly value: string } | null {
  const [first = '', ...rest] = words.split(/ [-–] |, /);
  const label = keywordKey(first);
  const kind = labelKind(label);
  return rest.length > 0 && (kind === 'player' || kind === 'note') ? { label, value: words.slice(first.length + 2).trim() } : null;
}

/** Labels of secondary objectives that a list offers the opponent. Organisers of team events ask players to state them. */
const secondaries: readonly string[] = ['bring it down', 'assassination', 'no prisoners', 'abhor the witch', 'abattez le', 'assassinat'];

const secondaryIn = (words: string): string | null =>
  secondaries.find((name) => keywordKey(words.replace(/^- ?/, '')).startsWith(name)) ?? null;
