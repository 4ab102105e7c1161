import type { FormatReading, ListFormat } from './list-format.js';
import type { Confidence, LineAccount } from './list-reading.js';
import { knownAccounts, LineLedger } from './text/line-ledger.js';
import type { Line } from './text/lines.js';

/** A text as one format reads it, with an account of every line. */
export interface Candidate {
  readonly format: ListFormat;
  readonly reading: FormatReading;
  readonly accounts: readonly LineAccount[];
}

const rank: Readonly<Record<Confidence, number>> = { certain: 0, likely: 1, guess: 2 };

/**
 * Reads the text in each format that recognises it, best reading first: higher confidence, then fewer unread lines, then the order of
 * `formats`.
 */
export function candidatesOf(lines: readonly Line[], formats: readonly ListFormat[]): readonly Candidate[] {
  const known = knownAccounts(lines);
  return formats.flatMap((format) => candidateOf(format, lines, known) ?? []).toSorted(byQuality);
}

/** The first of `candidatesOf`. Formats that cannot give a better reading than those before them are not tried. */
export function bestCandidate(lines: readonly Line[], formats: readonly ListFormat[]): Candidate | null {
  const known = knownAccounts(lines);
  return formats.reduce<Candidate | null>((best, format) => {
    const candidate = best !== null && !canBeat(format, best) ? null : candidateOf(format, lines, known);
    return best === null || (candidate !== null && byQuality(candidate, best) < 0) ? candidate : best;
  }, null);
}

function candidateOf(format: ListFormat, lines: readonly Line[], known: ReadonlyMap<number, LineAccount>): Candidate | null {
  const ledger = new LineLedger(lines, known);
  const reading = format.read(lines, ledger);
  return reading === null ? null : { format, reading, accounts: ledger.close() };
}

const byQuality = (one: Candidate, other: Candidate): number => rankOf(one) - rankOf(other) || unread(one) - unread(other);

/** Whether the format, which comes later, may give a better reading. */
function canBeat({ most = 'certain' }: ListFormat, best: Candidate): boolean {
  return rank[most] < rankOf(best) || (rank[most] === rankOf(best) && unread(best) > 0);
}

const rankOf = ({ reading }: Candidate): number => rank[reading.seen.confidence];

const unread = ({ accounts }: Candidate): number => accounts.filter(({ kind }) => kind === 'unread').length;
