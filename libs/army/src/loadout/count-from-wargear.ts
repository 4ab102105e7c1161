import { entriesIn } from '#muster/catalogue';
import { factsOf } from './option-facts.js';
import type { ModelSlot } from './unit-layout.js';
import type { Want } from './wants.js';

/**
 * How many models a list means that prints wargear and no models: as many as make each have what every model must have. Null where
 * nothing of that is printed, or the counts do not agree.
 */
export function countFromWargear({ option }: ModelSlot, wants: readonly Want[]): number | null {
  const counts = new Set<number>();
  for (const entry of entriesIn(option)) {
    const { required, key } = factsOf(entry);
    if (required === 0) continue;
    const stated = wants.filter(({ keys }) => keys.includes(key)).reduce((sum, want) => sum + want.open, 0);
    if (stated > 0) counts.add(stated / required);
  }
  const [count] = counts;
  return counts.size === 1 && count !== undefined && Number.isInteger(count) ? count : null;
}
