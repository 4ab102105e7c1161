import type { Entry, PlayerField } from '#muster/events';
import type { Submission } from '#muster/persistence';

/** A sentence about the latest list, with the line that it concerns. */
export interface Reason {
  readonly kind: 'error' | 'review';
  readonly message: string;
  readonly line: number | null;
}

/** What the page of a player shows. */
export interface EntryView {
  readonly entry: Entry;
  readonly fields: readonly PlayerField[];
  /** The newest first. */
  readonly versions: readonly Submission[];
  /** What decides the verdict on the latest version; empty if it is legal. */
  readonly reasons: readonly Reason[];
  /** Address of the page. */
  readonly address: string;
  /** The form as it was sent, if it was refused. */
  readonly sent: { readonly text: string; readonly answers: Readonly<Record<string, string>> } | null;
  readonly faults: readonly string[];
}
