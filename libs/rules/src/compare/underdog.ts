import type { Army } from '#muster/army';
import { powerLevel } from '../kernel/battle-size/battle-size.js';
import { startingReserves } from '../kernel/formations/formations.js';
import { hasGap } from '../kernel/keywords/knowledge.js';

export type Side = 'first' | 'second';

/** An army, or its Power Level where that is all that is known. */
export type ComparedArmy = Army | number;

/** Who is the Underdog of two armies, and what that gives. */
export interface Underdog {
  /** Power Levels of the first and the second army, of the units set up; null while a Power Rating is not known. */
  readonly powerLevels: readonly [number | null, number | null];
  /** Null where it cannot be told: `lacks` says why. */
  readonly underdog: Side | null;
  readonly commandRerolls: number;
  /** What is missing: a Power Rating, or who assigned the deployment zones in a tie. */
  readonly lacks: 'power-ratings' | 'deployment-zones' | null;
  readonly cites: string;
}

/** A Command re-roll for each full ten of difference: 10 to 19 one, 20 to 29 two. */
const POWER_PER_REROLL = 10;

const cites = 'Battle Primer (8th edition), Only War, Power Level';

/**
 * The army of lower Power Level; of equal ones, that of the player who assigned the deployment zones. Only units set up count: not those
 * declared to start in Reserves, nor whoever is embarked in one of them.
 */
export function underdogOf(first: ComparedArmy, second: ComparedArmy, zonesAssignedBy?: Side): Underdog {
  const powerLevels = [powerLevelOf(first), powerLevelOf(second)] as const;
  const [one, other] = powerLevels;
  if (one === null || other === null) return { powerLevels, underdog: null, commandRerolls: 0, lacks: 'power-ratings', cites };
  if (one === other) {
    const underdog = zonesAssignedBy ?? null;
    return { powerLevels, underdog, commandRerolls: 0, lacks: underdog === null ? 'deployment-zones' : null, cites };
  }
  const commandRerolls = Math.floor(Math.abs(one - other) / POWER_PER_REROLL);
  return { powerLevels, underdog: one < other ? 'first' : 'second', commandRerolls, lacks: null, cites };
}

/** Null while a Power Rating is not known: of a unit that was not found, for one. */
function powerLevelOf(army: ComparedArmy): number | null {
  if (typeof army === 'number') return army;
  if (hasGap(army, 'unit')) return null;
  const absent = new Set(startingReserves(army.declared ?? {}).map(({ unit }) => unit));
  return powerLevel({ units: army.units.filter((unit) => !absent.has(unit)) });
}
