import { factsOf } from './option-facts.js';
import type { ModelSlot } from './unit-layout.js';

/** Number of models already placed in each slot. */
export type Placed = ReadonlyMap<ModelSlot, number>;

/** Number of models above or below the limits of their slots and the groups around them. */
export interface OffLimits {
  readonly certain: number;
  /** Models above a limit that another choice may raise. */
  readonly perhaps: number;
}

const cost = { modelOff: 5, modelPerhapsOff: 1 } as const;

export const costOf = ({ certain, perhaps }: OffLimits): number => certain * cost.modelOff + perhaps * cost.modelPerhapsOff;

export const modelsOffLimits = (standing: Placed): OffLimits => offLimits(modelsInside(standing));

/** Number of models in each slot's option, and in each group around slots. */
export type ModelsInside = ReadonlyMap<ModelSlot['option'], number>;

export function modelsInside(standing: Placed): Map<ModelSlot['option'], number> {
  const inside = new Map<ModelSlot['option'], number>();
  for (const [slot, count] of standing) addModels(inside, slot, count);
  return inside;
}

export function addModels(inside: Map<ModelSlot['option'], number>, { option, groups }: ModelSlot, count: number): void {
  inside.set(option, (inside.get(option) ?? 0) + count);
  for (const group of groups) inside.set(group, (inside.get(group) ?? 0) + count);
}

export function offLimits(inside: ModelsInside): OffLimits {
  const off = { ...aboveLimits(inside) };
  for (const [option, count] of inside) off.certain += Math.max(0, factsOf(option).required - count);
  return off;
}

/** Only what further models cannot mend. */
export function aboveLimits(inside: ModelsInside): OffLimits {
  const off = { certain: 0, perhaps: 0 };
  for (const [option, count] of inside) {
    if (option.max !== null && count > option.max) off[factsOf(option).mostVaries ? 'perhaps' : 'certain'] += count - option.max;
  }
  return off;
}

/** How many more models fit into the slot and the groups around it. A limit that another choice may raise does not count. */
export function roomIn({ option, groups }: ModelSlot, inside: ModelsInside): number {
  const room = (of: ModelSlot['option']): number =>
    of.max === null || factsOf(of).mostVaries ? Infinity : Math.max(0, of.max - (inside.get(of) ?? 0));
  return groups.reduce((least, group) => Math.min(least, room(group)), room(option));
}
