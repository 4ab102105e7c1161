import type { DraftFault, EntryKind, StoredRelease } from '#muster/persistence';
import type { Diagnostic } from '#muster/diagnostics';

/** One thing an administrator does in a draft. `reason` is kept with the edit and in the audit log. */
export type DraftEdit =
  /** Changes a field of imported data: an entry or any node within one, by id. Fields and values as `overlayFault` knows them. */
  | { readonly kind: 'change'; readonly target: string; readonly field: string; readonly value: string; readonly reason: string }
  /** Takes an earlier change back. */
  | { readonly kind: 'undo'; readonly overlayId: string; readonly reason: string }
  /** Creates an entry, or replaces one written by hand before: `document` is its native form (`Native...` of the importers). */
  | { readonly kind: 'save'; readonly entryKind: EntryKind; readonly document: unknown; readonly reason: string }
  /** Imported entries are hidden by a change, which can be undone; those written by hand are gone. */
  | { readonly kind: 'remove'; readonly entryKind: EntryKind; readonly id: string; readonly reason: string };

/** Null where everything is sound; else what is wrong with which edit: paths begin with `edits` and the edit's number. */
export interface InvalidEdits {
  readonly fault: 'INVALID';
  readonly problems: readonly Diagnostic[];
}

/** A draft after an edit, and what in it is odd and may be meant. */
export interface EditedDraft extends StoredRelease {
  readonly warnings?: readonly Diagnostic[];
}

export type EditOutcome = EditedDraft | DraftFault | InvalidEdits;

export function isFault(outcome: EditOutcome): outcome is DraftFault | InvalidEdits {
  return 'fault' in outcome;
}
