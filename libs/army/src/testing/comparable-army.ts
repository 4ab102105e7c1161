import { evaluate, type EvaluatedSelection } from '#muster/battlescribe';
import { looseKey, type IndexedRelease } from '#muster/catalogue';
import type { Roster } from '#muster/roster';
import { resolve } from '../look-up.js';
import { withEvaluation } from '../price/with-evaluation.js';

export type ComparableArmy = ReturnType<typeof comparableArmy>;

/** The army that a roster describes under a release, in a form that does not depend on the format in which it was written. */
export function comparableArmy(roster: Roster, release: IndexedRelease) {
  const resolution = resolve(roster, release);
  const evaluation = evaluate(release.game, resolution.state);
  const resolved = withEvaluation(resolution, evaluation);
  const units = resolved.units.map((unit) => {
    const selection = evaluation.selection(resolution.selectionIds.get(unit.unitId) ?? '');
    const enhancements = unit.enhancements.map(({ enhancement }) => enhancement.name);
    return {
      is: [unit.datasheet.name, unit.models, unit.points, unit.warlord ? 'Warlord' : '', ...enhancements].join(' | '),
      bears: !selection ? '' : wargear(selection),
    };
  });
  return {
    units: units.map(({ is }) => is).toSorted(),
    equipped: units.map(({ is, bears }) => `${is}: ${bears}`).toSorted(),
    header: [resolved.faction?.name, ...resolved.detachments.map(({ detachment }) => detachment.name)],
    stated: [resolved.statedPoints, roster.units.map(({ statedPoints }) => statedPoints ?? 0).toSorted((one, other) => one - other)],
    missing: resolution.review.map(({ code, params }) => `${code} ${params['name'] ?? ''}`),
    lost: roster.units.length - resolved.units.length,
  };
}

/** What is chosen in a unit, and how many of it: models by any of their names are models. */
function wargear(selection: EvaluatedSelection): string {
  const counts = new Map<string, number>();
  const add = ({ type, name, number, selections }: EvaluatedSelection): void => {
    const key = type === 'upgrade' ? looseKey(name) : 'model';
    counts.set(key, (counts.get(key) ?? 0) + number);
    selections.forEach(add);
  };
  selection.selections.forEach(add);
  return [...counts]
    .map(([name, count]) => `${count} ${name}`)
    .toSorted()
    .join(', ');
}
