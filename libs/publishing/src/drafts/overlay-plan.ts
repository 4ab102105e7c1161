import type { Overlay } from '#muster/catalogue';
import type { AuthoredEntry } from '#muster/persistence';
import type { DraftEdit } from './draft-edit.js';

/** The effect of edits on a draft's overlays. */
export interface OverlayPlan {
  readonly added: readonly Omit<Overlay, 'id'>[];
  readonly undone: readonly Overlay[];
  /** All overlays in force after the edits, in order. */
  readonly overlays: readonly Overlay[];
  /** The ids of the nodes that the edits change. */
  readonly targets: readonly string[];
}

export function planOverlays(
  edits: readonly DraftEdit[],
  before: readonly Overlay[],
  authored: readonly AuthoredEntry[],
  author: string,
): OverlayPlan {
  const undoneIds = new Set(edits.flatMap((edit) => (edit.kind === 'undo' ? [edit.overlayId] : [])));
  const undone = before.filter(({ id }) => undoneIds.has(id));
  const added = edits.flatMap((edit) => overlaysOf(edit, authored).map((overlay) => ({ ...overlay, author, reason: edit.reason })));
  const kept = before.filter(({ id }) => !undoneIds.has(id));
  const overlays = [...kept, ...added.map((overlay, at) => ({ id: `new ${at}`, ...overlay }))];
  return { added, undone, overlays, targets: [...undone, ...added].map(({ target }) => target) };
}

/** Imported data is never changed itself; an overlay records the difference. */
function overlaysOf(edit: DraftEdit, authored: readonly AuthoredEntry[]): readonly Pick<Overlay, 'target' | 'field' | 'value'>[] {
  if (edit.kind === 'change') return [{ target: edit.target, field: edit.field, value: edit.value }];
  const isImported = edit.kind === 'remove' && !authored.some(({ kind, entryId }) => kind === edit.entryKind && entryId === edit.id);
  return isImported ? [{ target: edit.id, field: 'removed', value: 'true' }] : [];
}
