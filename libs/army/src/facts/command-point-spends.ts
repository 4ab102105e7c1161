import { isWorkedOutByRules, type EvaluatedSelection, type Evaluation } from '#muster/battlescribe';
import type { PreBattleSpend } from '../declarations.js';
import type { ArmyOption, IndexedRelease } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from '../army-unit.js';
import { allForces } from '../selections/nested-forces.js';
import { costOf, entryOf } from './taken.js';

export interface SpendEvidence {
  readonly units: readonly ArmyUnit[];
  readonly detachments: readonly ArmyDetachment[];
  /** Units by the id of their selection. */
  readonly unitOf: ReadonlyMap<string, ArmyUnit>;
  readonly release: IndexedRelease;
}

/**
 * CP spent on purchases for the army and its units, in roster order (8th, 9th). CP that the rules grant or deduct is already in the ledger.
 */
export function spendsIn(evaluation: Evaluation, evidence: SpendEvidence): readonly PreBattleSpend[] {
  if (evidence.release.commandTypeId === null) return [];
  return allForces(evaluation.forces).flatMap((force) =>
    force.selections.flatMap((root) => (isWorkedOutByRules(root.name) ? [] : spendsOf(root, root.id, evidence))),
  );
}

function spendsOf(selection: EvaluatedSelection, rootId: string, evidence: SpendEvidence): readonly PreBattleSpend[] {
  const cost = costOf(selection, evidence.release.commandTypeId);
  const inside = selection.selections.flatMap((inner) => spendsOf(inner, rootId, evidence));
  if (cost === 0) return inside;
  const unit = evidence.unitOf.get(rootId);
  const detachment = unit === undefined ? undefined : evidence.detachments[unit.detachment ?? -1];
  const spend: PreBattleSpend = {
    path: unit?.path ?? [],
    line: unit?.line ?? null,
    name: selection.name,
    commandPoints: -cost,
    purpose: purposeOf(entryOf(selection, evidence.release.byId.armyOptions)),
    ...(unit === undefined ? {} : { unit }),
    ...(detachment === undefined ? {} : { detachment }),
  };
  return [spend, ...inside];
}

/** The data does not say which keyword a Specialist Detachment grants, so it cannot say who may be a Field Commander either. */
function purposeOf(option: ArmyOption | undefined): PreBattleSpend['purpose'] {
  if (option === undefined) return 'other';
  if (option.kind === 'relic' || option.purpose === 'relic') return 'relic';
  if (option.kind === 'warlord-trait' || option.purpose === 'warlord-trait') return 'warlord-trait';
  return 'other';
}
