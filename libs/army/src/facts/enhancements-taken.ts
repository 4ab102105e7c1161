import type { ResolvedEnhancement, ArmyUnit } from '../army-unit.js';
import type { Enhancement, IndexedRelease } from '#muster/catalogue';
import { entryOf, type Taken } from './taken.js';

/**
 * The Enhancements that the list states and those among the unit's selections. A selected Enhancement has a bearer if the unit has several
 * kinds of models. A stated Enhancement has no bearer, because its model was only chosen in order to price it.
 */
export function enhancementsTaken(unit: ArmyUnit, taken: readonly Taken[], release: IndexedRelease): readonly ResolvedEnhancement[] {
  const found: { readonly enhancement: Enhancement; readonly bearer?: string; readonly offeredToBearer?: true }[] = [];
  for (const { selection, model } of taken) {
    const enhancement = entryOf(selection, release.byId.enhancements);
    if (enhancement === undefined) continue;
    found.push({ enhancement, ...(model === null || !hasSeveralKinds(taken) ? {} : { bearer: model.name, offeredToBearer: true }) });
  }
  if (found.length === 0) return unit.enhancements;
  const { enhancements: stated } = unit;
  const unsaid = found.filter(({ enhancement }) => !stated.some((one) => one.enhancement.id === enhancement.id));
  return [
    ...stated,
    ...unsaid.map((one, index) => ({ path: [...unit.path, 'enhancements', stated.length + index], line: unit.line, ...one })),
  ];
}

const hasSeveralKinds = (taken: readonly Taken[]): boolean =>
  new Set(taken.flatMap(({ model }) => (model === null ? [] : [model.entryId]))).size > 1;
