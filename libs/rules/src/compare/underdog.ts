import type { Army } from '#muster/army';
import { powerLevel } from '../kernel/battle-size/battle-size.js';
import { startingReserves } from '../kernel/formations/formations.js';
import { hasGap } from '../kernel/keywords/knowledge.js';

export type Side = 'first' | 'second';

/** One of the two compared armies: an army, or only a Power Level if nothing else is known. */
export type ComparedArmy = Army | number;

/** Which of two armies is the Underdog, and how many Command re-rolls that gives. */
export interface Underdog {
  /** Power Levels of the first and the second army, counting only units that are set up. Null for an army with an unknown Power Rating. */
  readonly powerLevels: readonly [number | null, number | null];
  /** Null if it cannot be determined; `lacks` gives the reason. */
  readonly underdog: Side | null;
  readonly commandRerolls: number;
  /** What is missing: a Power Rating, or, if the armies are equal, which player assigned the deployment zones. */
  readonly lacks: 'power-ratings' | 'deployment-zones' | null;
  readonly cites: string;
}

/** The Underdog gets one Command re-roll per full 10 Power Levels of difference: one for 10 to 19, two for 20 to 29. */
const POWER_PER_REROLL = 10;

const cites = 'Battle Primer (8th edition), Only War, Power Level';

/**
 * The Underdog is the army with the lower Power Level. If both are equal, it is the army of the player who assigned the deployment zones.
 * Units that start in Reserves, and units embarked in them, do not count.
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

/** Null if a Power Rating is unknown, for example because a unit was not found in the data. */
function powerLevelOf(army: ComparedArmy): number | null {
  if (typeof army === 'number') return army;
  if (hasGap(army, 'unit')) return null;
  const absent = new Set(startingReserves(army.declared ?? {}).map(({ unit }) => unit));
  return powerLevel({ units: army.units.filter((unit) => !absent.has(unit)) });
}
