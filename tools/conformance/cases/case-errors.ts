import type { CompiledGame } from '../../../libs/battlescribe/src/evaluate/compile/compile.js';
import type { EvaluatedSelection, Evaluation, Finding } from '../../../libs/battlescribe/src/evaluate/evaluation.types.js';
import { findingSentence } from '../../../libs/battlescribe/src/evaluate/findings/finding-messages.js';

/** A finding as the suite's cases state it. */
export interface CaseError {
  readonly ownerType: string;
  readonly ownerEntryId: string;
  readonly entryId: string;
  readonly constraintId: string;
  readonly message: string;
}

/** The findings as the engine of the game's dialect would hang them on its elements. */
export function caseErrors(game: CompiledGame, evaluation: Evaluation): readonly CaseError[] {
  return evaluation.findings
    .filter(({ severity }) => severity === 'error')
    .flatMap((finding) => (game.dialect === 'newrecruit' ? newRecruitErrors(finding, evaluation) : [errorOf(finding, finding.owner)]));
}

/**
 * New Recruit tells the selection itself of a maximum, also where its parent's is meant; and of a force's minimum, beside the force, each
 * kind of selection that is there.
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
