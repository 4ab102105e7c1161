import type { Overlay } from '@muster/catalogue';
import type { AnyEntry, DraftChange, EntryKind, Json } from '@muster/persistence';
import { fieldChanges } from '../compare/field-changes.js';
import type { DraftEdit } from './draft-edit.js';

type AuditEntries = DraftChange['audit'];

/** An entry that an edit touched; null: it was not there, or is not there any more. */
export interface EntryChange {
  readonly kind: EntryKind;
  readonly id: string;
  readonly before: AnyEntry | null;
  readonly after: AnyEntry | null;
}

/** Entries that one audit entry tells of; an edit of something shared by more tells of the edit alone. */
const MOST_TOLD = 20;

/** One entry for each edit: the field and its value, and the fields of entries that differ since, as they were and as they are. */
export function toAuditEntries(edits: readonly DraftEdit[], overlays: readonly Overlay[], changes: readonly EntryChange[]): AuditEntries {
  return edits.map((edit) => {
    const undone = edit.kind === 'undo' ? overlays.find(({ id }) => id === edit.overlayId) : undefined;
    const target = edit.kind === 'undo' ? (undone?.target ?? null) : edit.target;
    const own = changes.filter(({ id }) => id === target);
    const told = own.length > 0 ? own : changes.slice(0, MOST_TOLD);
    const before = edit.kind === 'undo' ? { field: undone?.field ?? null, value: undone?.value ?? null } : {};
    const after = edit.kind === 'undo' ? {} : { field: edit.field, value: edit.value };
    return {
      action: edit.kind,
      target,
      reason: edit.reason,
      before: { ...before, entries: told.flatMap((change) => sideOf(change, 'before')) },
      after: { ...after, entries: told.flatMap((change) => sideOf(change, 'after')) },
    };
  });
}

/** The fields that differ, on one side. */
function sideOf({ kind, id, before, after }: EntryChange, side: 'before' | 'after'): Json[] {
  const fields = fieldChanges(before, after).map((change): [string, Json] => [change.field, change[side]]);
  return fields.length === 0 ? [] : [{ kind, id, ...Object.fromEntries(fields) }];
}
