import type { OptionView } from '#muster/battlescribe';
import { looseKey } from '#muster/catalogue';
import { countFromWargear } from './count-from-wargear.js';
import { factsOf } from '../option-facts.js';
import type { ModelLine } from './model-line.js';
import type { StatedModels } from './stated-models.js';
import type { ModelSlot, UnitLayout } from '../unit-layout.js';
import type { Want } from './wants.js';

/**
 * A Leader with a retinue: some tools print the model that has the unit's name only as the unit, with its wargear beside that name, and the
 * other models below it.
 */
export function withOwnModel(stated: StatedModels, unitName: string, { isOneModel, slots }: UnitLayout): StatedModels {
  const own = slots.find(({ facts }) => facts.key === looseKey(unitName));
  const isPrinted = own === undefined || stated.lines.some((line) => line.slots.includes(own));
  if (isOneModel || isPrinted || stated.lines.length === 0 || stated.wants.length === 0 || own.option.min !== 1 || own.option.max !== 1)
    return stated;
  return { ...stated, lines: [...stated.lines, { item: null, path: [], count: 1, wants: stated.wants, slots: [own], isNamed: true }] };
}

/**
 * Uses the number beside the unit's name if no line below it counts models: first for the models that the datasheet requires, then for the
 * default ones.
 */
export function withCount(
  stated: StatedModels,
  models: number | undefined,
  { isOneModel, slots }: UnitLayout,
  isFree: boolean,
): StatedModels {
  if (models === undefined) return stated;
  const [only, ...others] = stated.lines;
  if (isOneModel && only !== undefined && others.length === 0 && !stated.isCounted) {
    return { ...stated, lines: [{ ...only, count: models }], isCounted: true };
  }
  if (stated.lines.length > 0) return isOneModel ? stated : withOthers(stated, models, slots, isFree);
  const counts = spread(models, slots);
  return { lines: unnamedLines(counts, stated.wants, isFree), wants: stated.wants, isCounted: true, isOpen: isOfSeveralKinds(counts) };
}

/**
 * `17 Deckhands, a Bosun`: the sixteen models that are not listed belong to the slots that no line names, and carry what the list states
 * for the unit.
 */
function withOthers(stated: StatedModels, models: number, slots: readonly ModelSlot[], isFree: boolean): StatedModels {
  const count = models - stated.lines.reduce((sum, line) => sum + line.count, 0);
  // One model of an unknown name with wargear of its own may be of any kind, if the list prints no other models, or prints their wargear
  // beside the unit's name.
  const isAlone = stated.lines.length === 1 && stated.lines[0]?.count === 1;
  const isOfAnyKind = ({ isNamed, item }: ModelLine): boolean =>
    !isNamed && item?.items.length !== 0 && (isAlone || stated.wants.length > 0);
  const named = new Set(stated.lines.flatMap((line) => (isOfAnyKind(line) ? [] : line.slots)));
  const others = slots.filter((slot) => !named.has(slot));
  if (count === 0) return stated;
  // The number beside the name contradicts the models below it, so the number needs review.
  if (count < 0 || others.length === 0) return { ...stated, isCounted: false };
  const counts = spread(count, others);
  return { ...stated, lines: [...stated.lines, ...unnamedLines(counts, stated.wants, isFree)], isOpen: isOfSeveralKinds(counts) };
}

export function spread(models: number, slots: readonly ModelSlot[]): ReadonlyMap<ModelSlot, number> {
  const counts = new Map(requiredModels(slots));
  let left = models - [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const slot of slots.toSorted((one, other) => Number(other.option.isDefault) - Number(one.option.isDefault))) {
    const taken = counts.get(slot) ?? 0;
    const more = Math.max(0, Math.min(left, (slot.option.max ?? Infinity) - taken));
    counts.set(slot, taken + more);
    left -= more;
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? counts : counts.set(most[0], Math.max(0, most[1] + left));
}

/** If a list counts no models of a unit, their number follows from the wargear or from what the datasheet requires. */
export function withRequiredModels(stated: StatedModels, layout: UnitLayout, isFree: boolean): StatedModels {
  if (stated.lines.length > 0) return stated;
  const [only, ...others] = layout.slots;
  const told = only === undefined || others.length > 0 ? null : countFromWargear(only, stated.wants);
  const counts = told !== null && only !== undefined ? new Map([[only, told]]) : requiredModels(layout.slots);
  const lines = unnamedLines(counts, stated.wants, isFree && told === null);
  return {
    lines,
    wants: stated.wants,
    isCounted: told !== null,
    isInferred: told !== null,
    isOpen: told === null && isOfSeveralKinds(counts),
  };
}

const isOfSeveralKinds = (counts: ReadonlyMap<ModelSlot, number>): boolean => counts.size > 1;

/** Models that no line names, either as numbers of each kind or as one number for any kind. */
function unnamedLines(counts: ReadonlyMap<ModelSlot, number>, wants: readonly Want[], isFree: boolean): readonly ModelLine[] {
  const line = (slots: readonly ModelSlot[], count: number): ModelLine => ({ item: null, path: [], count, wants, slots, isNamed: true });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const lines = isFree ? [line([...counts.keys()], all)] : [...counts].map(([slot, count]) => line([slot], count));
  return lines.filter(({ count }) => count > 0);
}

function requiredModels(slots: readonly ModelSlot[]): ReadonlyMap<ModelSlot, number> {
  const counts = new Map(slots.map((slot) => [slot, writtenMinimum(slot.option)]));
  for (const group of new Set(slots.flatMap(({ groups }) => groups))) {
    const members = slots.filter(({ groups }) => groups.includes(group));
    const missing = factsOf(group).required - members.reduce((sum, slot) => sum + (counts.get(slot) ?? 0), 0);
    const chosen = members.find(({ option }) => option.isDefault) ?? members[0];
    if (missing > 0 && chosen !== undefined) counts.set(chosen, (counts.get(chosen) ?? 0) + missing);
  }
  return counts;
}

/**
 * The minimum as written, even if modifiers change it in some armies. Without such minimums, every required model of a group would be of
 * its first kind, which is often the leader.
 */
function writtenMinimum({ hidden, min }: OptionView): number {
  return hidden ? 0 : Math.max(0, min ?? 0);
}
