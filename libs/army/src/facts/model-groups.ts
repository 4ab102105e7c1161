import type { EvaluatedSelection } from '#muster/battlescribe';
import { keywordKey, remembered, type Datasheet } from '#muster/catalogue';
import type { ModelGroup, ArmyUnit } from '../army-unit.js';
import type { Taken } from './taken.js';

/**
 * The unit's models by type, if some have keywords that others lack; null if all have the same keywords or the list does not count them.
 */
export function modelGroups(unit: ArmyUnit, root: EvaluatedSelection, taken: readonly Taken[]): readonly ModelGroup[] | null {
  const { own, special } = keywordsOfModels(unit.datasheet);
  if (special.size === 0 || unit.models === null) return null;
  const models = [root, ...taken.map(({ selection }) => selection)].filter(({ type }) => type === 'model');
  const shared = [...unit.keywords].filter((key) => !special.has(key));
  const groups = new Map<string, { name: string; models: number; keywords: ReadonlySet<string> }>();
  for (const { option, name, number } of models) {
    const id = option?.blueprint.definition.id ?? '';
    const known = groups.get(id);
    const keywords = known?.keywords ?? new Set([...shared, ...(own.get(id) ?? [])]);
    groups.set(id, { name, models: (known?.models ?? 0) + number, keywords });
  }
  const counted = [...groups.values()].reduce((sum, group) => sum + group.models, 0);
  return counted === unit.models ? [...groups.values()] : null;
}

/** The keywords that models have beside those of their unit, by the id of the model and together. */
const keywordsOfModels = remembered(({ models }: Datasheet) => {
  const own = new Map(models.map(({ id, keywords = [] }) => [id, keywords.map(keywordKey)]));
  return { own, special: new Set([...own.values()].flat()) };
});
