import { isEntryField, overlayFault } from '@muster/catalogue';
import type { Overlay } from '@muster/catalogue';
import type { Diagnostic } from '@muster/diagnostics';
import { editProblem } from '../publishing.messages.js';
import type { DraftEdit } from './draft-edit.js';

/** What a draft has that edits may name. */
export interface EditableDraft {
  readonly hasNode: (id: string) => boolean;
  readonly hasEntry: (id: string) => boolean;
  readonly overlays: readonly Overlay[];
}

const LONGEST_REASON = 1_000;
const LONGEST_VALUE = 10_000;

/** Everything that is wrong with the edits; nothing is applied unless the list is empty. */
export function checkEdits(edits: readonly DraftEdit[], draft: EditableDraft): readonly Diagnostic[] {
  return edits.flatMap((edit, at) => [
    ...reasonProblems(edit, at),
    ...(edit.kind === 'undo' ? undoProblems(edit.overlayId, at, draft) : changeProblems(edit, at, draft)),
  ]);
}

function reasonProblems({ reason }: DraftEdit, at: number): readonly Diagnostic[] {
  const path = ['edits', at, 'reason'];
  if (reason.trim() === '') return [editProblem('noReason', path)];
  return reason.length > LONGEST_REASON ? [editProblem('tooLong', path, { limit: LONGEST_REASON })] : [];
}

function undoProblems(id: string, at: number, { overlays }: EditableDraft): readonly Diagnostic[] {
  return overlays.some((overlay) => overlay.id === id) ? [] : [editProblem('unknownOverlay', ['edits', at, 'overlayId'], { id })];
}

function changeProblems(
  { target, field, value }: Extract<DraftEdit, { kind: 'change' }>,
  at: number,
  draft: EditableDraft,
): readonly Diagnostic[] {
  if (value.length > LONGEST_VALUE) return [editProblem('tooLong', ['edits', at, 'value'], { limit: LONGEST_VALUE })];
  const fault = overlayFault(field, value);
  if (fault === 'unknownField') return [editProblem('unknownField', ['edits', at, 'field'], { field })];
  if (fault === 'badValue') return [editProblem('badValue', ['edits', at, 'value'], { field })];
  const isKnown = isEntryField(field) ? draft.hasEntry(target) : draft.hasNode(target) || draft.hasEntry(target);
  return isKnown ? [] : [editProblem('unknownTarget', ['edits', at, 'target'], { id: target })];
}
