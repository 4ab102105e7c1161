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
  const candidates = formats.flatMap((format): readonly Candidate[] => {
    const ledger = new LineLedger(lines, known);
    const reading = format.read(lines, ledger);
    return reading === null ? [] : [{ format, reading, accounts: ledger.close() }];
  });
  return candidates.toSorted(
    (a, b) => rank[a.reading.seen.confidence] - rank[b.reading.seen.confidence] || unread(a.accounts) - unread(b.accounts),
  );
}

function unread(accounts: readonly LineAccount[]): number {
  return accounts.filter(({ kind }) => kind === 'unread').length;
}
