import { plain, type LineMarks } from './line-marks.js';

/** A place where a list begins. */
export interface ListStart {
  /** Index of the line. */
  readonly at: number;
  /** Index of the last line of the header that begins here. */
  readonly to: number;
  /** Set if the only sign of a list is a price above a first section. The price of an expensive unit can look the same. */
  readonly isBare?: true;
}

/** Maximum number of lines of a header, without blank lines. */
const LONGEST_HEADER = 8;
/** Maximum number of lines of a `+++` header. */
const LONGEST_PLUS_HEADER = 40;
/** Minimum points of a title without a battle size. An army costs at least this much, and few units do. */
const LEAST_ARMY = 500;
/** Sections that come first in a list. */
const FIRST_SECTIONS: ReadonlySet<string> = new Set([
  ...['epic hero', 'epic heroes', 'character', 'characters', 'attached units', 'hq'],
  ...['personnage', 'personnages', 'heros epique', 'heros epiques', 'unites attachees'],
]);

/** Finds all places where a list may begin, in order. Such a place can be inside the header of another list. */
export function listStarts(lines: readonly string[], marks: readonly LineMarks[]): readonly ListStart[] {
  const starts: ListStart[] = [];
  for (const [at, mark] of marks.entries()) {
    const start = startAt(mark, at, lines, marks);
    if (start !== null) starts.push(start);
  }
  return starts;
}

function startAt(mark: LineMarks, at: number, lines: readonly string[], marks: readonly LineMarks[]): ListStart | null {
  const { text } = mark;
  if (mark.blank || mark.inner) return null;
  if (mark.rule === 'plus') return plusHeader(at, lines, marks);
  if (text.startsWith('#') && mark.plain.startsWith('# ++ army roster')) return { at, to: at };
  if (isForce(text)) return { at, to: at };
  if (mark.sizes) return { at, to: at };
  return mark.points === null ? null : titled(at, mark.points, lines, marks);
}

/** A line `++++++` opens a header if the lines below it begin with one plus sign. If such lines are above it, the line closes a header. */
function plusHeader(at: number, lines: readonly string[], marks: readonly LineMarks[]): ListStart | null {
  const above = nextWritten(marks, at, -1);
  const below = nextWritten(marks, at, 1);
  if ((above !== null && isHeaderLine(lines[above])) || below === null || !isHeaderLine(lines[below])) return null;
  for (let to = below + 1; to < lines.length && to <= at + LONGEST_PLUS_HEADER; to += 1) {
    if (marks[to]?.rule === 'plus') return { at, to };
    if (!marks[to]?.blank && !marks[to]?.inner && !isHeaderLine(lines[to])) return { at, to: to - 1 };
  }
  return null;
}

/** Matches `+ DETACHMENT: ...`, `& second line of it` and `+`, but neither `++ Force ++` nor `+ Section +`. */
function isHeaderLine(raw: string | undefined): boolean {
  const line = raw?.trim() ?? '';
  if (line === '+' || line.startsWith('&')) return true;
  return line.startsWith('+') && !line.startsWith('++') && !line.endsWith('+');
}

/** Matches `++ Battalion Detachment 0CP (Faction) [54 PL, 995pts] ++`. A list may have several of these lines. */
export function isForce(line: string): boolean {
  return (
    line.startsWith('++') && !line.startsWith('+++') && line.endsWith('++') && line.includes('[') && !/^\+\+ ?total/u.test(plain(line))
  );
}

/**
 * A priced line is the title of an army if a battle size, a roster heading or a first section follows before any unit. Directly below the
 * footer of another list, faction and detachment may come between the title and the first section.
 */
function titled(at: number, points: number, lines: readonly string[], marks: readonly LineMarks[]): ListStart | null {
  let to = at;
  for (let seen = 0; seen < LONGEST_HEADER; seen += 1) {
    const next = nextWritten(marks, to, 1);
    const mark = next === null ? undefined : marks[next];
    if (next === null || !mark || mark.inner || mark.rule !== null || mark.footer) return null;
    to = next;
    const line = mark.plain;
    if (mark.sizes || line.startsWith('# ++ army roster')) return { at, to };
    if (points >= LEAST_ARMY && FIRST_SECTIONS.has(line.replace(/:$/, ''))) {
      if (isBelowFooter(at, marks) || (seen === 0 && isOwnTitle(lines, at, to))) return { at, to };
      if (seen === 0) return { at, to, isBare: true };
    }
    if (mark.priced && !line.includes('detachment') && !line.includes('detachement')) return null;
  }
  return null;
}

function isBelowFooter(at: number, marks: readonly LineMarks[]): boolean {
  const above = nextWritten(marks, at, -1);
  return above !== null && marks[above]?.footer === true;
}

/** Matches `Name - Army - Detachment (1935 Points)` above `Epic Hero:`. */
function isOwnTitle(lines: readonly string[], at: number, to: number): boolean {
  return lines[at]?.includes(' - ') === true && lines[to]?.trim().endsWith(':') === true;
}

export function nextWritten(marks: readonly LineMarks[], from: number, step: 1 | -1): number | null {
  for (let at = from + step; at >= 0 && at < marks.length; at += step) if (marks[at]?.blank === false) return at;
  return null;
}
