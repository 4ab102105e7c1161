import type { EntryKind } from '#muster/persistence';
import type { FieldChange } from './field-changes.js';

export interface EntryName {
  readonly id: string;
  readonly name: string;
}

export interface ChangedEntry extends EntryName {
  readonly changes: readonly FieldChange[];
}

export interface KindComparison {
  readonly kind: EntryKind;
  readonly added: readonly EntryName[];
  readonly changed: readonly ChangedEntry[];
  readonly dropped: readonly EntryName[];
}

/** The entries that a release adds, changes and removes compared with the base, sorted by name within each list. */
export type ReleaseComparison = readonly KindComparison[];
