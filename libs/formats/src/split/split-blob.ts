import { rawLinesOf, splitLines, type RawLine } from '../text/raw-lines.js';
import { LineMarks } from './line-marks.js';
import { isForce, listStarts, nextWritten, type ListStart } from './list-starts.js';

export interface SplitList {
  readonly player: string | null;
  readonly text: string;
}

/** The lists in a text. Every line with content is in one list or in `unassigned`; rules that separate lists are in neither. */
export interface SplitBlob {
  readonly lists: readonly SplitList[];
  readonly unassigned: readonly { readonly line: number; readonly text: string }[];
}

/** The state of the list that is being read. */
interface Open {
  readonly from: number;
  readonly player: string | null;
  /** Whether it is certain that this is a list. */
  readonly isArmy: boolean;
  /** Whether units were found since its header. */
  readonly hasBody: boolean;
  /** Whether the list consists of forces, of which it may have several. */
  readonly hasForces: boolean;
  /** Index of the first line of its last force; null if there is none. */
  readonly forceAt: number | null;
  /** Whether a force of the list stated a battle size. An army has only one battle size. */
  readonly hasSize: boolean;
  /** Index of the last line of the list, its footer or a rule, after which the next list begins. Null while the list is open. */
  readonly endedAt: number | null;
}

/**
 * Splits a text into its lists. A list begins at a recognised header or a player's name, never at a blank line or a rule alone: when in
 * doubt, text is kept together. The lines directly above a header belong to its list.
 */
export function splitBlob(text: string): SplitBlob {
  const written = splitLines(text.replace('\uFEFF', ''));
  const bare = bareLines(rawLinesOf(text));
  const marks = marksOf(bare);
  return boundariesIn(bare, marks, listStarts(bare, marks)).close(written);
}

/**
 * The number (from 1) of the line at which a second list certainly begins, including the lines directly above its header; null if there is
 * at most one list.
 */
export function secondListAt(lines: readonly RawLine[]): number | null {
  const bare = bareLines(lines);
  const marks = marksOf(bare);
  const starts = listStarts(bare, marks).filter(({ isBare }) => !isBare);
  return hasSeveral(starts) ? boundariesIn(bare, marks, starts).secondArmyAt() : null;
}

const bareLines = (lines: readonly RawLine[]): readonly string[] => lines.map(({ bare }) => bare);

const marksOf = (bare: readonly string[]): readonly LineMarks[] => bare.map((line) => new LineMarks(line));

/** Whether not all of these places are in the header that begins at the first of them. */
const hasSeveral = ([first, ...others]: readonly ListStart[]): boolean => first !== undefined && others.some(({ at }) => at > first.to);

function boundariesIn(bare: readonly string[], marks: readonly LineMarks[], starts: readonly ListStart[]): Boundaries {
  const startAt = new Map(starts.map((start) => [start.at, start]));
  const bounds = new Boundaries(bare, marks);
  let at = 0;
  while (at < bare.length) {
    const start = startAt.get(at);
    if (start) bounds.start(start);
    else bounds.line(at);
    at = start ? bounds.endOfHeader(start) + 1 : at + 1;
  }
  return bounds;
}

class Boundaries {
  #open: Open = emptyFrom(0);
  readonly #closed: { readonly open: Open; readonly to: number }[] = [];

  constructor(
    /** The lines without what chats and mails add to them. */
    private readonly bare: readonly string[],
    private readonly marks: readonly LineMarks[],
  ) {}

  start({ at }: ListStart): void {
    const isForceLine = isForce(this.bare[at]?.trim() ?? '');
    const hasSize = this.marks[at]?.sizes === true;
    const { hasForces, endedAt, forceAt } = this.#open;
    const goesOn = hasForces && endedAt === null && (isForceLine || (hasSize && !this.#open.hasSize));
    // A second battle size shows that its force belongs to another army.
    const from = hasSize && hasForces && endedAt === null && forceAt !== null && forceAt > this.#open.from ? forceAt : at;
    if (this.#open.isArmy && this.#open.hasBody && !goesOn) this.#cut(this.#preambleOf(from));
    this.#open = {
      ...this.#open,
      isArmy: true,
      hasForces: this.#open.hasForces || isForceLine || from < at,
      hasSize: this.#open.hasSize || hasSize,
      forceAt: isForceLine ? at : this.#open.forceAt,
    };
  }

  /** Includes players' names within the header. */
  endOfHeader({ at, to }: ListStart): number {
    for (let line = at; line <= to; line += 1) this.#name(this.marks[line]?.player ?? null);
    return to;
  }

  line(at: number): void {
    const mark = this.marks[at];
    if (!mark || mark.blank) return;
    if (mark.player !== null && !mark.inner) {
      if (this.#open.isArmy && this.#open.hasBody) this.#cut(this.#open.endedAt === null ? at : this.#open.endedAt + 1);
      else if (this.#open.player !== null && !this.#open.isArmy) this.#cut(at);
      this.#name(mark.player);
    } else if (mark.footer || mark.rule === 'other') {
      if (!this.#open.isArmy && mark.rule === 'other' && this.#open.player === null) this.#cut(at + 1);
      else this.#open = { ...this.#open, endedAt: at };
    } else if (this.#open.isArmy && (mark.inner || mark.priced || isCounted(this.bare[at]))) {
      this.#open = { ...this.#open, hasBody: true, endedAt: null };
    }
  }

  /** `written` are the lines with everything that stands in them. */
  close(written: readonly string[]): SplitBlob {
    this.#cut(written.length);
    const held = this.#closed.map(({ open, to }) => ({ open, from: open.from, to }));
    const isNothing = held.every(({ open }) => !isList(open));
    const lists = isNothing ? [{ open: emptyFrom(0), from: 0, to: written.length }] : held.filter(({ open }) => isList(open));
    const rest = isNothing ? [] : held.filter(({ open }) => !isList(open));
    return {
      lists: lists
        .map(({ open, from, to }) => ({ player: open.player, text: this.#textOf(written, from, to) }))
        .filter(({ text }) => text !== ''),
      unassigned: rest.flatMap(({ from, to }) => this.#saying(written, from, to)),
    };
  }

  secondArmyAt(): number | null {
    const armies = [...this.#closed.map(({ open }) => open), this.#open].filter(({ isArmy, hasBody }) => isArmy && hasBody);
    if (armies[1] === undefined) return null;
    return (nextWritten(this.marks, armies[1].from - 1, 1) ?? armies[1].from) + 1;
  }

  #name(player: string | null): void {
    this.#open = { ...this.#open, player: this.#open.player ?? player };
  }

  #cut(at: number): void {
    this.#closed.push({ open: this.#open, to: at });
    this.#open = emptyFrom(at);
  }

  /**
   * Index of the first line that belongs to the header at `at`: after the end of the previous list, otherwise the paragraph or single line
   * directly above.
   */
  #preambleOf(at: number): number {
    if (this.#open.endedAt !== null) return this.#open.endedAt + 1;
    let from = at;
    while (this.#isPlain(from - 1)) from -= 1;
    if (from < at) return this.marks[from - 1]?.blank ? from : at;
    const above = nextWritten(this.marks, at, -1);
    const isSetOff = above !== null && above < at - 1 && this.#isPlain(above) && this.marks[above - 1]?.blank === true;
    return isSetOff ? above : at;
  }

  #isPlain(at: number): boolean {
    const mark = this.marks[at];
    return mark !== undefined && !mark.blank && !mark.inner && !mark.priced && mark.rule === null && !isCounted(this.bare[at]);
  }

  /** The text of these lines without surrounding blank lines and rules. */
  #textOf(written: readonly string[], from: number, to: number): string {
    const idle = (at: number): boolean => this.marks[at]?.blank === true || this.marks[at]?.rule === 'other';
    let [first, last] = [from, to];
    while (first < last && idle(first)) first += 1;
    while (first < last && idle(last - 1)) last -= 1;
    return written.slice(first, last).join('\n');
  }

  #saying(written: readonly string[], from: number, to: number): SplitBlob['unassigned'] {
    return written.slice(from, to).flatMap((text, index) => {
      const mark = this.marks[from + index];
      return mark?.blank === false && mark.rule === null ? [{ line: from + index + 1, text: text.trim() }] : [];
    });
  }
}

const emptyFrom = (from: number): Open => ({
  from,
  player: null,
  isArmy: false,
  hasBody: false,
  hasForces: false,
  forceAt: null,
  hasSize: false,
  endedAt: null,
});

const isList = ({ isArmy, player }: Open): boolean => isArmy || player !== null;

/** Matches a unit or a part of one: `10x Name`, `Char1: 1x Name`, `TR2: 5 Name`. */
const isCounted = (line: string | undefined): boolean => /^(?:\w{1,8}: ?)?\d{1,3} ?x? /.test(line?.trim() ?? '');
