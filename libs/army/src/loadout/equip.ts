import { configsOf, type Asked } from './config.js';
import type { Want } from './lines/wants.js';
import type { Placed } from './off-limits.js';
import { equippedOf, Search, type Budget, type Equipped, type Way } from './search.js';
import type { ModelSlot } from './unit-layout.js';

const mostWays = 64;
/** Above this number, which no unit reaches, all models are equipped alike. */
const mostModelsApart = 60;

/**
 * Distributes models over the possible slots, and their stated wargear over the models, so that the number of models is exact and as many
 * stated items as possible are used. Equal input gives equal output.
 */
export function equip(
  count: number,
  slots: readonly ModelSlot[],
  wants: readonly Want[],
  placed: Placed,
  budget: Budget,
): readonly Equipped[] {
  if (count === 0 || slots.length === 0) return [];
  const open = openByKey(wants);
  const ways = waysOf(count, slots, open);
  const [only, ...others] = ways;
  const best = isOneOfOneKind(count, slots)
    ? fullest(ways, open)
    : only !== undefined && others.length === 0
      ? allAlike(count, only, open)
      : searched(count, ways, open, placed, budget);
  if (best === null) return greedy(count, ways, open);
  return best.length < 2 ? best : best.toSorted(inOrderOf(ways));
}

const isOneOfOneKind = (count: number, slots: readonly ModelSlot[]): boolean => count === 1 && slots.length === 1;

/** For one model in the only slot: the first way that uses nothing beyond what is stated. The ways are in the order of what they use. */
export function fullest(ways: readonly Way[], open: ReadonlyMap<string, number>): readonly Equipped[] | null {
  const way = ways.find(({ config }) => [...config.uses].every(([key, uses]) => uses <= (open.get(key) ?? 0)));
  return way === undefined ? null : [{ ...way, count: 1 }];
}

/** If there is only one way, all models are equipped in it; null if that uses more than is stated. */
export function allAlike(count: number, way: Way, open: ReadonlyMap<string, number>): readonly Equipped[] | null {
  for (const [key, uses] of way.config.uses) if (uses * count > (open.get(key) ?? 0)) return null;
  return [{ ...way, count }];
}

export const searched = (
  count: number,
  ways: readonly Way[],
  open: ReadonlyMap<string, number>,
  placed: Placed,
  budget: Budget,
): readonly Equipped[] | null => new Search(count, leastUnstatedFirst(ways), open, placed, budget).best();

/** A variant whose wargear the list does not state is hardly meant if the models fit another one. */
const leastUnstatedFirst = (ways: readonly Way[]): readonly Way[] =>
  ways.toSorted((one, other) => one.config.unasked - other.config.unasked);

function inOrderOf(ways: readonly Way[]): (one: Way, other: Way) => number {
  const places = new Map(ways.map(({ config }, at) => [config, at]));
  return (one, other) => (places.get(one.config) ?? 0) - (places.get(other.config) ?? 0);
}

export function waysOf(count: number, slots: readonly ModelSlot[], open: ReadonlyMap<string, number>): readonly Way[] {
  const wanted = new Map<string, number>();
  for (const [key, items] of open) if (items > 0) wanted.set(key, items);
  const asked: Asked = { keys: [...wanted.keys()], wanted, models: count, most: 'raised' };
  const perSlot = Math.max(1, Math.floor(mostWays / slots.length));
  const ways: Way[] = [];
  for (const slot of slots) for (const config of configsOf(slot.option.children, asked).slice(0, perSlot)) ways.push({ slot, config });
  return ways;
}

/** A stated item that may mean several options counts under each of their keys. */
function openByKey(wants: readonly Want[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const want of wants) for (const key of want.keys) open.set(key, (open.get(key) ?? 0) + want.open);
  return open;
}

/**
 * Fallback for when no exact solution exists, because the data gives every model something that the list states for fewer: gives each model
 * the choice that accounts for most.
 */
function greedy(count: number, ways: readonly Way[], open: ReadonlyMap<string, number>): readonly Equipped[] {
  const left = new Map(open);
  const counts = ways.map(() => 0);
  for (let model = 0; model < Math.min(count, mostModelsApart); model += 1) {
    const gains = ways.map((way) => gainOf(way, left));
    const at = gains.indexOf(Math.max(...gains));
    counts[at] = (counts[at] ?? 0) + 1;
    for (const [key, uses] of ways[at]?.config.uses ?? []) left.set(key, (left.get(key) ?? 0) - uses);
  }
  counts[0] = (counts[0] ?? 0) + Math.max(0, count - mostModelsApart);
  return equippedOf(ways, counts);
}

/** Number of stated items that a choice accounts for, less half of what it takes beyond them. */
function gainOf(way: Way, left: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const [key, uses] of way.config.uses) {
    const stated = Math.min(uses, Math.max(0, left.get(key) ?? 0));
    gain += stated - (uses - stated) / 2;
  }
  return gain;
}
