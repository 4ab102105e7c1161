import { armyWith, type Army, type BattleCourse, type Given } from '#muster/army';
import { judge, type Judgement } from '../kernel/judge.js';
import type { Edition, Ruleset } from '../kernel/ruleset.js';

/** Judges a Command point log on its own, with the rules that need nothing else. Assumes that the army is battle-forged. */
export function replayCommandPoints(battle: BattleCourse, ruleset: Ruleset | Edition): Judgement {
  const rules = ruleset.rules.filter(({ scope }) => scope === 'battle');
  return judge(armyWith({ ...nothingWritten, edition: ruleset.edition, declared: { battle } }), { ...ruleset, rules });
}

const nothingWritten: Omit<Given<Army>, 'edition'> = {
  pointsLimit: null,
  statedPoints: null,
  points: null,
  factions: [],
  faction: null,
  detachments: [],
  units: [],
  gaps: [],
};
