import { emptyArmy, type BattleCourse } from '#muster/army';
import { judge, type Judgement } from '../kernel/judge.js';
import type { Edition, Ruleset } from '../kernel/ruleset.js';

/** Judges a Command point log on its own, with the rules that need nothing else. Assumes that the army is battle-forged. */
export function replayCommandPoints(battle: BattleCourse, ruleset: Ruleset | Edition): Judgement {
  const rules = ruleset.rules.filter(({ scope }) => scope === 'battle');
  return judge({ ...emptyArmy(ruleset.edition), declared: { battle } }, { ...ruleset, rules });
}
