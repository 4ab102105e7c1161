import type { EvaluatedForce, EvaluatedSelection } from '#muster/battlescribe';
import type { Assessment } from '../assess/assess.js';

export interface ChoiceDrift {
  /** Choices that no longer exist, or exist in a smaller number. */
  readonly lost: readonly CountedChoice[];
  /** Choices that replace others, or that the other release adds. */
  readonly added: readonly CountedChoice[];
}

export interface CountedChoice {
  readonly name: string;
  readonly count: number;
}

type Chosen = Pick<EvaluatedSelection, 'id' | 'name' | 'number'>;

export interface ChosenInRoster {
  /** Everything chosen inside each unit, by the id of the unit's selection. */
  readonly ofUnits: ReadonlyMap<string, readonly Chosen[]>;
  readonly ofArmy: readonly Chosen[];
}

export function chosenIn({ evaluation, unitIds }: Pick<Assessment, 'evaluation' | 'unitIds'>): ChosenInRoster {
  const units = new Set(unitIds);
  const roots = forcesIn(evaluation.forces).flatMap(({ selections }) => selections);
  return {
    ofUnits: new Map(roots.flatMap(({ id, selections }) => (units.has(id) ? [[id, selections.flatMap(withInner)] as const] : []))),
    ofArmy: roots.filter(({ id }) => !units.has(id)).flatMap(withInner),
  };
}

/** A choice with the same id and number is unchanged, even if its name differs. The other choices are compared by name. */
export function choiceDrift(before: readonly Chosen[], after: readonly Chosen[]): ChoiceDrift {
  const key = ({ id, number }: Chosen): string => `${number} ${id}`;
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  const had = countByName(before.filter((one) => !now.has(key(one))));
  const has = countByName(after.filter((one) => !old.has(key(one))));
  return { lost: surplus(had, has), added: surplus(has, had) };
}

function surplus(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): readonly CountedChoice[] {
  return [...counts].flatMap(([name, count]) => {
    const more = count - (others.get(name) ?? 0);
    return more > 0 ? [{ name, count: more }] : [];
  });
}

function countByName(chosen: readonly Chosen[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, number } of chosen) counts.set(name, (counts.get(name) ?? 0) + number);
  return counts;
}

const withInner = (selection: EvaluatedSelection): readonly EvaluatedSelection[] => [selection, ...selection.selections.flatMap(withInner)];

const forcesIn = (forces: readonly EvaluatedForce[]): readonly EvaluatedForce[] =>
  forces.flatMap((force) => [force, ...forcesIn(force.forces)]);
