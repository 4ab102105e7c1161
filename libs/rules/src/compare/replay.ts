import type { BattleCourse, Army } from '#muster/army';
import { judge, type Judgement } from '../kernel/judge.js';
import type { Edition, Ruleset } from '../kernel/ruleset.js';

/** A declared course of CP alone, judged by the rules of a ruleset that need nothing else. A battle-forged army is taken for granted. */
export function replayCommandPoints(battle: BattleCourse, ruleset: Ruleset | Edition): Judgement {
  const rules = ruleset.rules.filter(({ scope }) => scope === 'battle');
  return judge({ ...nothingWritten, edition: ruleset.edition, declared: { battle } }, { ...ruleset, rules });
}

const nothingWritten: Omit<Army, 'edition'> = {
  pointsLimit: null,
  statedPoints: null,
  points: null,
  factions: [],
  faction: null,
  detachments: [],
  units: [],
  gaps: [],
};
