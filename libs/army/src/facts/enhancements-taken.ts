import type { ResolvedEnhancement, ArmyUnit } from '../army-unit.js';
import type { IndexedRelease } from '#muster/catalogue';
import { entryOf, type Taken } from './taken.js';

/**
 * Those that the list states, and those among the unit's selections; of these, each with the model that bears it where the unit has several
 * kinds. Of one that the list states for the unit, pricing selects a model that may bear it: that states no bearer.
 */
export function enhancementsTaken(unit: ArmyUnit, taken: readonly Taken[], release: IndexedRelease): readonly ResolvedEnhancement[] {
  const kinds = new Set(taken.flatMap(({ model }) => (model === null ? [] : [model.entryId])));
  const found = taken.flatMap(({ selection, model }) => {
    const enhancement = entryOf(selection, release.byId.enhancements);
    return enhancement === undefined
      ? []
      : [{ enhancement, ...(model === null || kinds.size < 2 ? {} : { bearer: model.name, offeredToBearer: true }) }];
  });
  const { enhancements: stated } = unit;
  const unsaid = found.filter(({ enhancement }) => !stated.some((one) => one.enhancement.id === enhancement.id));
  return [
    ...stated,
    ...unsaid.map((one, index) => ({ path: [...unit.path, 'enhancements', stated.length + index], line: unit.line, ...one })),
  ];
}
