import { type Army, type ArmyUnit } from '#muster/army';
import { matches } from '#muster/catalogue';
import type { ArmySelections } from './army-selections.js';

/**
 * Units that are not in the army's own catalogue and were put into a force of another catalogue to be priced. The player did not create
 * that force, so limits on a second force do not apply to the list. If detachments are forces, the player created the force.
 */
export function unitsElsewhere(army: UnitsOfArmy): readonly ArmyUnit[] {
  const { evaluation, roster } = army;
  const [own, ...others] = evaluation.forces;
  if (!own || roster.faction === null || roster.units.some(({ detachment }) => detachment !== null)) return [];
  const foreign = others.filter(({ catalogueId }) => catalogueId !== own.catalogueId).flatMap(({ selections }) => selections);
  const ids = new Set(foreign.map(({ id }) => id));
  return roster.units.filter((unit) => ids.has(army.rootOf(unit)?.id ?? ''));
}

type UnitsOfArmy = Pick<ArmySelections, 'evaluation' | 'roster' | 'rootOf'>;

/** Whether a detachment of the army states that such units may be included. */
export function isLetIn(unit: ArmyUnit, { detachments }: Army): boolean {
  const keys = { has: (key: string) => unit.keywords.has(key) || unit.factionKeywords.has(key) };
  return detachments.some(({ detachment }) => detachment.allows?.some((clause) => matches(clause, keys)));
}
