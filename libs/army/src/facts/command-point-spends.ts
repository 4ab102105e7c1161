import { isWorkedOutByRules, type EvaluatedSelection, type Evaluation } from '#muster/battlescribe';
import type { PreBattleSpend } from '../declarations.js';
import type { ArmyOption, IndexedRelease } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from '../army-unit.js';
import type { Resolution } from '../resolution.js';
import { allForces } from '../selections/nested-forces.js';
import { costOf, entryOf } from './taken.js';

export interface SpendEvidence {
  readonly units: readonly ArmyUnit[];
  readonly detachments: readonly ArmyDetachment[];
  readonly selectionIds: Resolution['selectionIds'];
  readonly release: IndexedRelease;
}

/**
 * CP spent on purchases for the army and its units, in roster order (8th, 9th). CP that the rules grant or deduct is already in the ledger.
 */
export function spendsIn(evaluation: Evaluation, evidence: SpendEvidence): readonly PreBattleSpend[] {
  if (evidence.release.commandTypeId === null) return [];
  const spends: PreBattleSpend[] = [];
  const unitOf = new Map(evidence.units.map((unit) => [evidence.selectionIds.get(unit.unitId) ?? '', unit]));
  const visit = (selection: EvaluatedSelection, unit: ArmyUnit | undefined): void => {
    const cost = costOf(selection, evidence.release.commandTypeId);
    if (cost !== 0) spends.push(spendOn(selection, cost, unit, evidence));
    for (const inner of selection.selections) visit(inner, unit);
  };
  for (const force of allForces(evaluation.forces)) {
    for (const root of force.selections) if (!isWorkedOutByRules(root.name)) visit(root, unitOf.get(root.id));
  }
  return spends;
}

function spendOn(selection: EvaluatedSelection, cost: number, unit: ArmyUnit | undefined, evidence: SpendEvidence): PreBattleSpend {
  const detachment = unit === undefined ? undefined : evidence.detachments[unit.detachment ?? -1];
  return {
    path: unit?.path ?? [],
    line: unit?.line ?? null,
    name: selection.name,
    commandPoints: -cost,
    purpose: purposeOf(entryOf(selection, evidence.release.byId.armyOptions)),
    ...(unit === undefined ? {} : { unit }),
    ...(detachment === undefined ? {} : { detachment }),
  };
}

/** The data does not say which keyword a Specialist Detachment grants, so it cannot say who may be a Field Commander either. */
function purposeOf(option: ArmyOption | undefined): PreBattleSpend['purpose'] {
  if (option === undefined) return 'other';
  if (option.kind === 'relic' || option.purpose === 'relic') return 'relic';
  if (option.kind === 'warlord-trait' || option.purpose === 'warlord-trait') return 'warlord-trait';
  return 'other';
}
