import type { AnyEntry, DraftChange, DraftContent, EntryKind, Json, JsonObject } from '#muster/persistence';
import { fieldChanges } from '../compare/field-changes.js';
import type { DraftEdit } from './draft-edit.js';

type AuditEntries = DraftChange['audit'];

/** An entry that an edit affected. A side is null if the entry did not exist before, or does not exist afterwards. */
export interface EntryChange {
  readonly kind: EntryKind;
  readonly id: string;
  readonly before: AnyEntry | null;
  readonly after: AnyEntry | null;
}

/** Maximum number of changed entries that one audit entry lists, if the edited node is shared by several entries. */
const MOST_TOLD = 20;

/** One audit entry per edit: the edit itself, and the changed fields of entries before and after it. */
export function toAuditEntries(edits: readonly DraftEdit[], held: DraftContent, changes: readonly EntryChange[]): AuditEntries {
  return edits.map((edit) => {
    const { target, before, after } = asked(edit, held);
    const own = changes.filter(({ id }) => id === target);
    const told = own.length > 0 ? own : changes.slice(0, MOST_TOLD);
    return {
      action: edit.kind,
      target: target === null ? null : { kind: 'entry', id: target, name: nameOf(told[0]) },
      reason: edit.reason,
      before: { ...before, entries: told.flatMap((change) => sideOf(change, 'before')) },
      after: { ...after, entries: told.flatMap((change) => sideOf(change, 'after')) },
    };
  });
}

const nameOf = (change: EntryChange | undefined): string | null => (change?.after ?? change?.before)?.name ?? null;

interface Asked {
  readonly target: string | null;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

function asked(edit: DraftEdit, { overlays }: DraftContent): Asked {
  switch (edit.kind) {
    case 'change':
      return { target: edit.target, before: {}, after: { field: edit.field, value: edit.value } };
    case 'undo': {
      const undone = overlays.find(({ id }) => id === edit.overlayId);
      return { target: undone?.target ?? null, before: { field: undone?.field ?? null, value: undone?.value ?? null }, after: {} };
    }
    case 'remove':
      return { target: edit.id, before: {}, after: {} };
    case 'save':
      return { target: idOf(edit.document), before: {}, after: {} };
  }
}

function idOf(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || !('id' in document)) return null;
  return typeof document.id === 'string' ? document.id : null;
}

/** The changed fields of an entry, with the values of one side. */
function sideOf({ kind, id, before, after }: EntryChange, side: 'before' | 'after'): Json[] {
  const fields = fieldChanges(before, after).map((change): [string, Json] => [change.field === '' ? 'whole' : change.field, change[side]]);
  return fields.length === 0 ? [] : [{ kind, id, ...Object.fromEntries(fields) }];
}
