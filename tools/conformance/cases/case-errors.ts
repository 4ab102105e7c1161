import type { CompiledGame } from '../../../libs/battlescribe/src/evaluate/compile/compile.js';
import type { EvaluatedSelection, Evaluation, Finding } from '../../../libs/battlescribe/src/evaluate/evaluation.types.js';
import { findingSentence } from '../../../libs/battlescribe/src/evaluate/findings/finding-messages.js';

/** A finding in the form that the cases use. */
export interface CaseError {
  readonly ownerType: string;
  readonly ownerEntryId: string;
  readonly entryId: string;
  readonly constraintId: string;
  readonly message: string;
}

/** The findings as the engine of the game's dialect would attach them to its elements. */
export function caseErrors(game: CompiledGame, evaluation: Evaluation): readonly CaseError[] {
  return evaluation.findings
    .filter(({ severity }) => severity === 'error')
    .flatMap((finding) => (game.dialect === 'newrecruit' ? newRecruitErrors(finding, evaluation) : [errorOf(finding, finding.owner)]));
}

/**
 * New Recruit reports a maximum at the selection itself, even if the parent's maximum is meant. It reports a force's minimum at the force
 * and also at each kind of selection in it.
 */
function newRecruitErrors(finding: Finding, evaluation: Evaluation): readonly CaseError[] {
  const counted = finding.selections.map((id) => evaluation.selection(id)).filter((selection) => selection !== null);
  const first = counted.find((selection) => definitionId(selection) === finding.entryId);
  if (finding.kind === 'tooMany' && finding.owner.kind === 'selection' && first) {
    return [errorOf(finding, { kind: 'selection', entryId: definitionId(first) })];
  }
  const own = errorOf(finding, finding.owner);
  if (finding.kind !== 'tooFew' || finding.owner.kind !== 'force' || !first) return [own];
  return [own, errorOf(finding, { kind: 'selection', entryId: definitionId(first) })];
}

function errorOf(finding: Finding, owner: { readonly kind: string; readonly entryId: string | null }): CaseError {
  const { entryId, constraintId } = finding;
  return { ownerType: owner.kind, ownerEntryId: owner.entryId ?? '', entryId, constraintId, message: findingSentence(finding) };
}

function definitionId(selection: EvaluatedSelection): string {
  return selection.option?.blueprint.definition.id ?? selection.entryId;
}
