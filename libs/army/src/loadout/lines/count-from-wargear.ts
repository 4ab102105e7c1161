import { walkEntries } from '#muster/catalogue';
import { factsOf } from '../option-facts.js';
import type { ModelSlot } from '../unit-layout.js';
import type { Want } from './wants.js';

/**
 * Number of models in a list that prints wargear but no models, derived from the wargear that every model must have. Null if the list
 * prints none of that, or its counts disagree.
 */
export function countFromWargear({ option }: ModelSlot, wants: readonly Want[]): number | null {
  const counts = new Set<number>();
  for (const entry of walkEntries(option)) {
    const { required, key } = factsOf(entry);
    if (required === 0) continue;
    const stated = wants.filter(({ keys }) => keys.includes(key)).reduce((sum, want) => sum + want.open, 0);
    if (stated > 0) counts.add(stated / required);
  }
  const [count] = counts;
  return counts.size === 1 && count !== undefined && Number.isInteger(count) ? count : null;
}
