import { findingDiagnostic, findingSentence, type EvaluatedSelection, type Evaluation, type Finding } from '@muster/battlescribe';
import type { Resolution, ResolvedRoster, ResolvedUnit } from '@muster/catalogue';
import type { Diagnostic, MessageTable, ReviewReason } from '@muster/diagnostics';
import type { Judgement } from '@muster/rules';

export const loadoutMessages = {
  DATA_GAP: {
    dataAlone: 'The data forbid what the rules allow. Data: {{data}} Rules: no finding.',
    loadoutUncertain: '{{unit}}: {{data}} Its loadout was not understood in full, so this may be no fault of the list.',
  },
  WARGEAR_NOT_STATED: {
    loadoutUnstated: '{{unit}}: {{data}} The list does not state its wargear.',
  },
} as const satisfies MessageTable;

export interface LoadoutFindings {
  readonly findings: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
}

/**
 * What the data's own limits say, beside what the rules say. A limit broken inside a unit whose loadout was stated and understood in
 * full is an error; inside any other it is for a human. Where the rules have spoken of the same unit or, of the army, have an error, it
 * is said once; where only the data forbid something of the whole army, both views are said and a human decides.
 */
export function loadoutFindings(
  resolution: Resolution,
  evaluation: Evaluation,
  roster: ResolvedRoster,
  judgement: Pick<Judgement, 'findings' | 'review'>,
): LoadoutFindings {
  const findings: Diagnostic[] = [];
  const review: ReviewReason[] = [];
  const units = unitsBySelection(resolution, evaluation, roster);
  const accused = judgement.findings.filter(({ severity }) => severity === 'error');
  const spokenOf = [...accused, ...judgement.review];
  for (const finding of evaluation.findings) {
    if (finding.severity !== 'error' || isJudgedAnyway(finding)) continue;
    const unit = unitOf(finding, units);
    if (unit === null) {
      if (accused.length === 0) review.push(reason('DATA_GAP', 'dataAlone', { data: findingSentence(finding) }, null));
    } else if (!spokenOf.some(({ path }) => isAbout(path, unit))) {
      const doubt = doubtAbout(unit, resolution);
      if (doubt === null) findings.push({ ...findingDiagnostic(finding), path: unit.path, related: [], line: unit.line });
      else review.push(reason(...doubt, { unit: unit.name, data: findingSentence(finding) }, unit));
    }
  }
  return { findings, review };
}

/** The points limit has a rule of its own, which knows whether the prices are those the list was built with. */
function isJudgedAnyway({ kind }: Finding): boolean {
  return kind === 'overCostLimit';
}

/** The unit a finding is about: the one it was found in. What is counted over the army (copies, say) is about no one unit. */
function unitOf({ owner, scope, selections }: Finding, units: ReadonlyMap<string, ResolvedUnit>): ResolvedUnit | null {
  if (scope !== 'selection') return null;
  const owned = owner.id === null ? undefined : units.get(owner.id);
  if (owned) return owned;
  const counted = new Set(selections.map((id) => units.get(id) ?? null));
  const [only = null] = counted;
  return counted.size === 1 ? only : null;
}

function unitsBySelection({ selectionIds }: Resolution, evaluation: Evaluation, roster: ResolvedRoster): ReadonlyMap<string, ResolvedUnit> {
  const units = new Map<string, ResolvedUnit>();
  const claim = (selection: EvaluatedSelection, unit: ResolvedUnit): void => {
    units.set(selection.id, unit);
    for (const inner of selection.selections) claim(inner, unit);
  };
  for (const unit of roster.units) {
    const root = evaluation.selection(selectionIds.get(Number(unit.path[1])) ?? '');
    if (root) claim(root, unit);
  }
  return units;
}

function doubtAbout(unit: ResolvedUnit, { review }: Resolution): readonly [ReviewReason['code'], string] | null {
  if (unit.wargearStated !== true) return ['WARGEAR_NOT_STATED', 'loadoutUnstated'];
  return review.some(({ path }) => isAbout(path, unit)) ? ['DATA_GAP', 'loadoutUncertain'] : null;
}

function isAbout(path: Diagnostic['path'], unit: ResolvedUnit): boolean {
  return path[0] === unit.path[0] && path[1] === unit.path[1];
}

function reason(code: ReviewReason['code'], messageId: string, params: ReviewReason['params'], unit: ResolvedUnit | null): ReviewReason {
  return { code, messageId, params, path: unit?.path ?? [], line: unit?.line ?? null };
}
