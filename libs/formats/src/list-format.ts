import type { Diagnostic } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import type { Declared, ListFormatSeen, ListSource } from './list-reading.js';
import type { LineLedger } from './text/line-ledger.js';
import type { Line } from './text/lines.js';

export interface FormatReading {
  readonly roster: Roster;
  readonly seen: ListFormatSeen;
  readonly source: ListSource;
  readonly diagnostics: readonly Diagnostic[];
  /** Held against what was read, whatever the format. */
  readonly declared?: Declared;
}

/** One way of writing a list. Adding a format is adding a folder and a line in `listFormats`. */
export interface ListFormat {
  readonly id: string;
  /** Null when the text does not have the format's shape. Accounts in the ledger for every line it understands; the rest is reported as unread. */
  readonly read: (lines: readonly Line[], ledger: LineLedger) => FormatReading | null;
}
