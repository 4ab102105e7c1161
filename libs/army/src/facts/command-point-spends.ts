import { isWorkedOutByRules, type EvaluatedSelection, type Evaluation } from '#muster/battlescribe';
import type { PreBattleSpend } from '../declarations.js';
import type { ArmyOption, IndexedRelease } from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from '../army-unit.js';
import { allForces } from '../selections/nested-forces.js';
import { costOf, entryOf } from './taken.js';

export interface SpendEvidence {
  readonly units: readonly ArmyUnit[];
  readonly detachments: readonly ArmyDetachment[];
  /** By the id of a unit's selection: the unit. */
  readonly unitOf: ReadonlyMap<string, ArmyUnit>;
  readonly release: IndexedRelease;
}

/** CP spent on what was bought for the army and its units, in the order of the roster (8th, 9th). What the rules give and take is in the ledger already. */
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

/** Which keyword a Specialist Detachment grants the data do not tell; so neither is it told who may be a Field Commander. */
function purposeOf(option: ArmyOption | undefined): PreBattleSpend['purpose'] {
  if (option === undefined) return 'other';
  if (option.kind === 'relic' || option.purpose === 'relic') return 'relic';
  if (option.kind === 'warlord-trait' || option.purpose === 'warlord-trait') return 'warlord-trait';
  return 'other';
}
