import type { RosterUnit } from '#muster/roster';
import { candidatesOf, type Candidate } from './detect.js';
import { listFormats } from './list-formats.js';
import type { Confidence, LineAccount } from './list-reading.js';
import { unfolded } from './text/inline-bullets.js';
import type { Line } from './text/lines.js';
import { restyledLines } from './style/restyled-lines.js';
import { rejoinedLines } from './text/rejoined-lines.js';

/** If joining explains no more lines, fewer joined lines do not show that the text was broken. */
const fewestJoined = 3;

/** Reads the lines as they are written or joined again. If that leaves doubt, also with the units in the form that programs write. */
export function bestReading(lines: readonly Line[]): Candidate | null {
  const best = joinedReading(lines);
  if (best !== null && isSettled(best)) return best;
  const restyled = restyledLines(lines);
  const other = restyled && readingOf(restyled);
  return other !== null && (best === null || explainsMore(other, best)) ? other : best;
}

const isSettled = (candidate: Candidate): boolean =>
  candidate.reading.seen.confidence === 'certain' && unreadIn(candidate).length === 0 && addsUp(candidate);

/** Whether the other reading has units that were not read, or fewer lines that were not understood. */
function explainsMore(other: Candidate, best: Candidate): boolean {
  if (other.reading.roster.statedPoints === null && best.reading.roster.statedPoints !== null) return false;
  if (unitsIn(other).filter(isPriced).length < unitsIn(best).filter(isPriced).length) return false;
  const gained = unreadIn(best).length - unreadIn(other).length;
  const units = unitsIn(other).length - unitsIn(best).length;
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
  const unread = asWritten === null ? null : new Set(unreadIn(asWritten).map(({ line }) => line));
  const rejoined = rejoinedLines(lines, ({ number }) => unread === null || unread.has(number));
  const joined = rejoined && readingOf(rejoined.lines);
  if (rejoined === null || joined === null) return asWritten;
  const gained = unread === null ? lines.length : unread.size - unreadIn(joined).length;
  const isBetter = gained > 0 || (gained === 0 && rejoined.continued.size >= fewestJoined);
  const isSure = joined.reading.seen.confidence !== 'guess' || asWritten?.reading.seen.confidence === 'guess';
  const losesUnits = asWritten !== null && unitsIn(joined).length < unitsIn(asWritten).length;
  return isBetter && isSure && (!losesUnits || addsUp(joined))
    ? { ...joined, accounts: accountsOf(joined, rejoined.continued) }
    : asWritten;
}

const readingOf = (lines: readonly Line[]): Candidate | null => candidatesOf(lines.flatMap(unfolded), listFormats)[0] ?? null;

const unreadIn = ({ accounts }: Candidate): readonly LineAccount[] => accounts.filter(({ kind }) => kind === 'unread');

const unitsIn = ({ reading }: Candidate): readonly RosterUnit[] => reading.roster.units;

/** A unit is taken for the rest of the line above only if the total that the list states shows that it is not a unit. */
function addsUp(candidate: Candidate): boolean {
  const sum = unitsIn(candidate).reduce((all, { statedPoints }) => all + (statedPoints ?? 0), 0);
  return candidate.reading.roster.statedPoints === sum;
}

/** The account of a joined line applies to all its parts, but only the first of them is a unit. */
function accountsOf({ accounts }: Candidate, continued: ReadonlyMap<number, number>): readonly LineAccount[] {
  const byLine = new Map(accounts.map((account) => [account.line, account]));
  return accounts.map((account) => {
    const whole = byLine.get(continued.get(account.line) ?? -1);
    if (whole === undefined) return account;
    return whole.as === 'unit' ? { line: account.line, kind: 'understood', as: 'item' } : { ...whole, line: account.line };
  });
}
