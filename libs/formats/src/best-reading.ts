import type { RosterUnit } from '#muster/roster';
import { compareChecksums, withDeclaredWarlord } from './checksums.js';
import { bestCandidate, type Candidate } from './detect.js';
import { listFormats } from './list-formats.js';
import type { Confidence, LineAccount } from './list-reading.js';
import { unfoldedLines } from './text/inline-bullets.js';
import type { Line } from './text/lines.js';
import { restyledLines } from './style/restyled-lines.js';
import { rejoinedLines } from './text/wrapped/rejoined-lines.js';

/** Reads the lines as they are written or joined again. If that leaves doubt, also with the units in the form that programs write. */
export function bestReading(lines: readonly Line[]): Candidate | null {
  const best = joinedReading(lines);
  if (best !== null && isSettled(best)) return best;
  const restyled = restyledLines(lines, best !== null && isUnderstood(best) ? unitLinesIn(best) : undefined);
  const other = restyled && readingOf(restyled);
  return other !== null && (best === null || explainsMore(other, best)) ? other : best;
}

const isSettled = (candidate: Candidate): boolean => isUnderstood(candidate) && addsUp(candidate);

const isUnderstood = (candidate: Candidate): boolean => candidate.reading.seen.confidence === 'certain' && unreadIn(candidate).length === 0;

const unitLinesIn = ({ accounts }: Candidate): ReadonlySet<number> =>
  new Set(accounts.flatMap(({ as, line }) => (as === 'unit' ? [line] : [])));

/** Whether the other reading has units that were not read, or fewer lines that were not understood. */
function explainsMore(other: Candidate, best: Candidate): boolean {
  if (other.reading.roster.statedPoints === null && best.reading.roster.statedPoints !== null) return false;
  const gained = unreadIn(best).length - unreadIn(other).length;
  const units = unitsIn(other).length - unitsIn(best).length;
  if (units >= 0 && unitsIn(other).filter(isPriced).length < unitsIn(best).filter(isPriced).length) return false;
  if (units !== 0) return addsUp(other) ? !addsUp(best) : units > 0 && gained >= 0 && isSurer(other, best) >= 0;
  return gained > 0 ? isSurer(other, best) >= 0 : gained === 0 && isSurer(other, best) > 0;
}

const isPriced = ({ statedPoints }: RosterUnit): boolean => statedPoints !== null;

const sureness: readonly Confidence[] = ['guess', 'likely', 'certain'];

const isSurer = (one: Candidate, other: Candidate): number =>
  sureness.indexOf(one.reading.seen.confidence) - sureness.indexOf(other.reading.seen.confidence);

/** Reads the lines as they are written and, if some may have been broken, joined again. Joined lines must explain more. */
function joinedReading(lines: readonly Line[]): Candidate | null {
  const asWritten = readingOf(lines);
  const rejoined = rejoinedLines(lines);
  const joined = rejoined && readingOf(rejoined.lines);
  if (rejoined === null || joined === null) return asWritten;
  const whole = { ...joined, accounts: accountsOf(joined, lines, rejoined.continued) };
  const gained = asWritten === null ? lines.length : questionsIn(asWritten) - questionsIn(whole);
  const isBetter = gained > 0 || (gained === 0 && rejoined.broken !== 'possible');
  const isSure =
    rejoined.broken === 'certain' || !isGuess(joined) || (asWritten !== null && isGuess(asWritten)) || unreadIn(joined).length === 0;
  const losesUnits = rejoined.broken !== 'certain' && asWritten !== null && unitsIn(joined).length < unitsIn(asWritten).length;
  const losesLines = rejoined.broken !== 'certain' && asWritten !== null && !isEachIn(unreadIn(whole), unreadIn(asWritten));
  return isBetter && isSure && !losesLines && (!losesUnits || addsUp(joined)) ? whole : asWritten;
}

const readingOf = (lines: readonly Line[]): Candidate | null => bestCandidate(unfoldedLines(lines), listFormats);

const isGuess = ({ reading }: Candidate): boolean => reading.seen.confidence === 'guess';

const unreadIn = ({ accounts }: Candidate): readonly LineAccount[] => accounts.filter(({ kind }) => kind === 'unread');

const isEachIn = (some: readonly LineAccount[], all: readonly LineAccount[]): boolean =>
  some.every(({ line }) => all.some((one) => one.line === line));

/** Lines that were not read, what the list states about itself that differs from what was read, and units without a price among others. */
function questionsIn(candidate: Candidate): number {
  const { roster, declared = {} } = candidate.reading;
  const differences = compareChecksums(withDeclaredWarlord(roster, declared), declared).review.length;
  const unpriced = roster.units.filter(({ statedPoints }) => statedPoints === null).length;
  return unreadIn(candidate).length + differences + (unpriced < roster.units.length ? unpriced : 0);
}

const unitsIn = ({ reading }: Candidate): readonly RosterUnit[] => reading.roster.units;

/** A unit is taken for the rest of the line above only if the total that the list states shows that it is not a unit. */
function addsUp(candidate: Candidate): boolean {
  const sum = unitsIn(candidate).reduce((all, { statedPoints }) => all + (statedPoints ?? 0), 0);
  return candidate.reading.roster.statedPoints === sum;
}

/** The account of a joined line applies to all its parts, but only the first of them is a unit. */
function accountsOf({ accounts }: Candidate, lines: readonly Line[], continued: ReadonlyMap<number, number>): readonly LineAccount[] {
  const byLine = new Map(accounts.map((account) => [account.line, account]));
  return lines.map(({ number }): LineAccount => {
    const own = byLine.get(continued.get(number) ?? number) ?? { line: number, kind: 'unread', as: null };
    return continued.has(number) && own.as === 'unit' ? { line: number, kind: 'understood', as: 'item' } : { ...own, line: number };
  });
}
