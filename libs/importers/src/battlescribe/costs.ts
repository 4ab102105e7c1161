import { applies, countIn, modifiersOf, type GuardedModifier, type AssumedRoster } from '#muster/battlescribe';
import type { ReachedEntry } from './tree.js';

export interface Price {
  readonly value: number;
  /** False if something unknown changes the price. */
  readonly sure: boolean;
}

/** The cost of one selection of the entry without its children. The costs of a link never replace those of its target. */
export function priceIn(entry: ReachedEntry, typeId: string | null, world: AssumedRoster): Price {
  if (typeId === null) return { value: 0, sure: true };
  let value = entry.node.costs?.find((cost) => cost.typeId === typeId)?.value ?? 0;
  let sure = true;
  const modifiers = entry.link ? [...modifiersOf(entry.node), ...modifiersOf(entry.link)] : modifiersOf(entry.node);
  for (const guarded of modifiers) {
    if (guarded.modifier.field !== typeId) continue;
    const applied = applies(guarded, world);
    if (applied === false) continue;
    const changed = applied === null || guarded.modifier.scope !== undefined ? null : changedBy(value, guarded, world);
    if (changed === null) sure = false;
    else value = changed;
  }
  return { value, sure };
}

/** Null if the amount of the change is unknown. */
export function changedBy(value: number, { modifier, guards }: GuardedModifier, world: AssumedRoster): number | null {
  const times = timesOf(guards, world);
  const by = Number(modifier.value);
  if (times === null || !Number.isFinite(by)) return null;
  if (modifier.type === 'set') return times > 0 ? by : value;
  if (modifier.type === 'increment') return value + by * times;
  if (modifier.type === 'decrement') return value - by * times;
  return null;
}

function timesOf(guards: GuardedModifier['guards'], world: AssumedRoster): number | null {
  let times: number | null = 1;
  for (const guard of guards) {
    if (!guard.repeats?.length) continue;
    let sum = 0;
    for (const repeat of guard.repeats) {
      const count = countIn(repeat, world);
      if (count === null) return null;
      const parts = repeat.value === 0 ? 0 : count / repeat.value;
      sum += (repeat.roundUp ? Math.ceil(parts) : Math.floor(parts)) * repeat.repeats;
    }
    times *= sum;
  }
  return times;
}
