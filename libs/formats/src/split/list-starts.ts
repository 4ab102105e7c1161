import { plain, type LineMarks } from './line-marks.js';

/** A place where a list shows that it is one. */
export interface ListStart {
  /** Index of the line. */
  readonly at: number;
  /** Index of the last line of the header that it opens. */
  readonly to: number;
  /** A price above a first section, and no more: a dear unit may look like that. */
  readonly isBare?: true;
}

/** Lines of a header at most, blank ones not counted. */
const LONGEST_HEADER = 8;
/** Lines of a `+++` header at most. */
const LONGEST_PLUS_HEADER = 40;
/** A title without a battle size is told from a unit by its points: titles of whole armies have no fewer. */
const LEAST_ARMY = 500;
/** Sections that stand first in a list. */
const FIRST_SECTIONS: ReadonlySet<string> = new Set([
  ...['epic hero', 'epic heroes', 'character', 'characters', 'attached units', 'hq'],
  ...['personnage', 'personnages', 'heros epique', 'heros epiques', 'unites attachees'],
]);

/** Everything that begins a list, from the first line to the last. A start may lie within the header of another. */
export function listStarts(lines: readonly string[], marks: readonly LineMarks[]): readonly ListStart[] {
  return lines.flatMap((line, at) => startAt(line.trim(), at, lines, marks) ?? []);
}

function startAt(line: string, at: number, lines: readonly string[], marks: readonly LineMarks[]): ListStart | null {
  const mark = marks[at];
  if (!mark || mark.blank || mark.inner) return null;
  if (mark.rule === 'plus') return plusHeader(at, lines, marks);
  if (plain(line).startsWith('# ++ army roster')) return { at, to: at };
  if (isForce(line)) return { at, to: at };
  if (mark.sizes) return { at, to: at };
  return mark.points === null ? null : titled(at, mark.points, lines, marks);
}

/** `++++++` above lines that begin with one plus sign: an opener. Below such lines it closes. */
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

/** `+ DETACHMENT: ...`, `& second line of it`, `+`; not `++ Force ++` nor `+ Section +`. */
function isHeaderLine(raw: string | undefined): boolean {
  const line = raw?.trim() ?? '';
  if (line === '+' || line.startsWith('&')) return true;
  return line.startsWith('+') && !line.startsWith('++') && !line.endsWith('+');
}

/** `++ Battalion Detachment 0CP (Faction) [54 PL, 995pts] ++`: a list may have several. */
export function isForce(line: string): boolean {
  return (
    line.startsWith('++') && !line.startsWith('+++') && line.endsWith('++') && line.includes('[') && !/^\+\+ ?total/u.test(plain(line))
  );
}

/**
 * A priced line is the title of an army where a battle size, a roster heading or a first section follows before any unit. Right below the footer of
 * another list, faction and detachment may stand between it and the first section.
 */
function titled(at: number, points: number, lines: readonly string[], marks: readonly LineMarks[]): ListStart | null {
  const above = nextWritten(marks, at, -1);
  const isBelowFooter = above !== null && marks[above]?.footer === true;
  let to = at;
  for (let seen = 0; seen < LONGEST_HEADER; seen += 1) {
    const next = nextWritten(marks, to, 1);
    const mark = next === null ? undefined : marks[next];
    if (next === null || !mark || mark.inner || mark.rule !== null || mark.footer) return null;
    to = next;
    const line = plain(lines[to]?.trim() ?? '');
    if (mark.sizes || line.startsWith('# ++ army roster')) return { at, to };
    if ((seen === 0 || isBelowFooter) && points >= LEAST_ARMY && FIRST_SECTIONS.has(line.replace(/:$/, '')))
      return isBelowFooter || isOwnTitle(lines, at, to) ? { at, to } : { at, to, isBare: true };
    if (mark.priced && !line.includes('detachment') && !line.includes('detachement')) return null;
  }
  return null;
}

/** `Name - Army - Detachment (1935 Points)` above `Epic Hero:`. */
function isOwnTitle(lines: readonly string[], at: number, to: number): boolean {
  return lines[at]?.includes(' - ') === true && lines[to]?.trim().endsWith(':') === true;
}

export function nextWritten(marks: readonly LineMarks[], from: number, step: 1 | -1): number | null {
  for (let at = from + step; at >= 0 && at < marks.length; at += step) if (marks[at]?.blank === false) return at;
  return null;
}
