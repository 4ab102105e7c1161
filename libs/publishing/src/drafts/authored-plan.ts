import type { Diagnostic } from '#muster/diagnostics';
import { parseNativeEntry } from '#muster/importers';
import { type AuthoredEntry, toJson } from '#muster/persistence';
import { editProblem } from '../publishing.messages.js';
import type { EditableDraft } from './check-edits.js';
import type { DraftEdit } from './draft-edit.js';

/** The effect of edits on the manually created entries. */
export interface AuthoredPlan {
  readonly saved: readonly AuthoredEntry[];
  readonly removed: readonly AuthoredEntry[];
  /** All manually created entries of the draft after the edits. */
  readonly after: readonly AuthoredEntry[];
  readonly problems: readonly Diagnostic[];
}

export function planAuthored(edits: readonly DraftEdit[], draft: EditableDraft, author: string): AuthoredPlan {
  const readings = edits.map((edit, at) => (edit.kind === 'save' ? readSaved(edit, at, draft, author) : { saved: null, problems: [] }));
  const saved = readings.flatMap(({ saved: entry }) => entry ?? []);
  const removed = edits.flatMap((edit) =>
    edit.kind === 'remove' ? draft.authored.filter(({ kind, entryId }) => kind === edit.entryKind && entryId === edit.id) : [],
  );
  const kept = draft.authored.filter((entry) => !removed.includes(entry) && !saved.some((other) => isSame(other, entry)));
  return { saved, removed, after: [...kept, ...saved], problems: readings.flatMap(({ problems }) => problems) };
}

function readSaved(
  { entryKind: kind, document, reason }: Extract<DraftEdit, { kind: 'save' }>,
  at: number,
  draft: EditableDraft,
  author: string,
): { readonly saved: AuthoredEntry | null; readonly problems: readonly Diagnostic[] } {
  const path = ['edits', at, 'document'];
  const { value, diagnostics } = parseNativeEntry(kind, document);
  if (!value) return { saved: null, problems: diagnostics.map((problem) => ({ ...problem, path: [...path, ...problem.path] })) };
  const entry = { kind, entryId: value.id, document: toJson(value) ?? {}, author, reason };
  const isOwn = draft.authored.some((other) => isSame(other, entry));
  const isTaken = !isOwn && (draft.hasEntry(value.id) || draft.hasNode(value.id));
  return isTaken ? { saved: null, problems: [editProblem('idTaken', [...path, 'id'], { id: value.id })] } : { saved: entry, problems: [] };
}

function isSame(a: Pick<AuthoredEntry, 'kind' | 'entryId'>, b: Pick<AuthoredEntry, 'kind' | 'entryId'>): boolean {
  return a.kind === b.kind && a.entryId === b.entryId;
}
