import type { DraftFault, EntryKind, StoredRelease } from '#muster/persistence';
import type { Diagnostic } from '#muster/diagnostics';

/** One edit that an administrator makes in a draft. `reason` is stored with the edit and in the audit log. */
export type DraftEdit =
  /**
   * Changes a field of an imported entry, by id or slug, or of any node inside it, by id. `overlayFault` defines the valid fields and values;
   * the field `pointsOfSize` becomes `pointsBySize`.
   */
  | { readonly kind: 'change'; readonly target: string; readonly field: string; readonly value: string; readonly reason: string }
  /** Reverts an earlier change. */
  | { readonly kind: 'undo'; readonly overlayId: string; readonly reason: string }
  /** Creates an entry, or replaces a manually created one. `document` is its native form (`Native...` of the importers). */
  | { readonly kind: 'save'; readonly entryKind: EntryKind; readonly document: unknown; readonly reason: string }
  /** Hides an imported entry, which can be undone, or deletes a manually created one. */
  | { readonly kind: 'remove'; readonly entryKind: EntryKind; readonly id: string; readonly reason: string };

/** Null if all edits are valid; otherwise the problems. Each path starts with `edits` and the index of the edit. */
export interface InvalidEdits {
  readonly fault: 'INVALID';
  readonly problems: readonly Diagnostic[];
}

/** A draft after an edit, with warnings about unusual content that may be intended. */
export interface EditedDraft extends StoredRelease {
  readonly warnings?: readonly Diagnostic[];
}

export type EditOutcome = EditedDraft | DraftFault | InvalidEdits;

export function isFault(outcome: EditOutcome): outcome is DraftFault | InvalidEdits {
  return 'fault' in outcome;
}
