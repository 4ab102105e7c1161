import { isEntryField, type Overlay, overlayFault } from '#muster/catalogue';
import type { Diagnostic, Path } from '#muster/diagnostics';
import type { AuthoredEntry, EntryKind } from '#muster/persistence';
import { editProblem } from '../publishing.messages.js';
import type { DraftEdit } from './draft-edit.js';

/** The parts of a draft that edits may refer to. */
export interface EditableDraft {
  readonly hasNode: (id: string) => boolean;
  readonly hasEntry: (id: string, kind?: EntryKind) => boolean;
  readonly overlays: readonly Overlay[];
  readonly authored: readonly AuthoredEntry[];
}

type Edit<Kind extends DraftEdit['kind']> = Extract<DraftEdit, { readonly kind: Kind }>;

const LONGEST_REASON = 1_000;
const LONGEST_VALUE = 10_000;

/** All problems of the edits themselves. No edit is applied unless this list is empty. */
export function checkEdits(edits: readonly DraftEdit[], draft: EditableDraft): readonly Diagnostic[] {
  return edits.flatMap((edit, at) => [...reasonProblems(edit, at), ...problemsOf(edit, at, draft)]);
}

function problemsOf(edit: DraftEdit, at: number, draft: EditableDraft): readonly Diagnostic[] {
  switch (edit.kind) {
    case 'change':
      return changeProblems(edit, at, draft);
    case 'undo':
      return undoProblems(edit, at, draft);
    case 'remove':
      return removeProblems(edit, at, draft);
    case 'save':
      return [];
  }
}

function reasonProblems({ reason }: DraftEdit, at: number): readonly Diagnostic[] {
  const path = ['edits', at, 'reason'];
  if (reason.trim() === '') return [editProblem('noReason', path)];
  return reason.length > LONGEST_REASON ? [editProblem('tooLong', path, { limit: LONGEST_REASON })] : [];
}

function undoProblems({ overlayId: id }: Edit<'undo'>, at: number, { overlays }: EditableDraft): readonly Diagnostic[] {
  return overlays.some((overlay) => overlay.id === id) ? [] : [editProblem('unknownOverlay', ['edits', at, 'overlayId'], { id })];
}

function removeProblems({ entryKind: kind, id }: Edit<'remove'>, at: number, draft: EditableDraft): readonly Diagnostic[] {
  return draft.hasEntry(id, kind) ? [] : [editProblem('unknownEntry', ['edits', at, 'id'], { kind, id })];
}

function changeProblems({ target, field, value }: Edit<'change'>, at: number, draft: EditableDraft): readonly Diagnostic[] {
  if (value.length > LONGEST_VALUE) return [editProblem('tooLong', ['edits', at, 'value'], { limit: LONGEST_VALUE })];
  const faults = faultsOf({ field, value }, ['edits', at]);
  if (faults.length > 0) return faults;
  const isKnown = draft.hasEntry(target) || (!isEntryField(field) && draft.hasNode(target));
  return isKnown ? [] : [editProblem('unknownTarget', ['edits', at, 'target'], { id: target })];
}

/** Checks the existing overlays of a draft in the same way as new edits. */
export function overlayProblems(overlays: readonly Overlay[]): readonly Diagnostic[] {
  return overlays.flatMap((overlay) => faultsOf(overlay, []));
}

function faultsOf({ field, value }: Pick<Overlay, 'field' | 'value'>, path: Path): readonly Diagnostic[] {
  const fault = overlayFault(field, value);
  if (fault === 'unknownField') return [editProblem('unknownField', [...path, 'field'], { field })];
  return fault === 'badValue' ? [editProblem('badValue', [...path, 'value'], { field })] : [];
}
