import type { Diagnostic } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import type { Confidence, Declared, ListFormatSeen, ListSource } from './list-reading.js';
import type { LineLedger } from './text/line-ledger.js';
import type { Line } from './text/lines.js';

export interface FormatReading {
  readonly roster: Roster;
  readonly seen: ListFormatSeen;
  readonly source: ListSource;
  readonly diagnostics: readonly Diagnostic[];
  /** Compared with what was read, whatever the format. */
  readonly declared?: Declared;
}

/** A list format. To add one, add a folder and an entry in `listFormats`. */
export interface ListFormat {
  readonly id: string;
  /** The highest confidence that its readings have. Absent: certain. */
  readonly most?: Confidence;
  /**
   * Returns null if the text is not in this format. Every line that is understood is recorded in the ledger; the others are reported as
   * unread.
   */
  readonly read: (lines: readonly Line[], ledger: LineLedger) => FormatReading | null;
}
