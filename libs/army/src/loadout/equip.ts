import { asRaised, configsOf, type Asked, type Config } from './config.js';
import { factsOf } from './option-facts.js';
import type { ModelSlot } from './unit-layout.js';
import type { Want } from './lines/wants.js';

/** A number of models in one slot, all equipped alike. */
export interface Equipped {
  readonly slot: ModelSlot;
  readonly config: Config;
  readonly count: number;
}

/** Number of models already placed in each slot. */
export type Placed = ReadonlyMap<ModelSlot, number>;

/**
 * Number of search steps left for one unit, over all its layouts and lines. The limit keeps a deliberately confusing list as cheap as a
 * long list.
 */
export interface Budget {
  steps: number;
}

interface Way {
  readonly slot: ModelSlot;
  readonly config: Config;
}

const mostWays = 64;
/** Above this number, which no unit reaches, all models are equipped alike. */
const mostModelsApart = 60;
const cost = { unmet: 10, modelOff: 5, modelPerhapsOff: 1, kind: 0.01, unasked: 0.001 } as const;

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
  return new Search(count, ways, open, placed, budget).best() ?? greedy(count, ways, open);
}

function waysOf(count: number, slots: readonly ModelSlot[], open: ReadonlyMap<string, number>): readonly Way[] {
  const asked: Asked = {
    count: (key, max) => {
      const wanted = open.get(key) ?? 0;
      return Math.min(wanted, max ?? Math.ceil(wanted / count));
    },
    most: asRaised,
  };
  const perSlot = Math.max(1, Math.floor(mostWays / slots.length));
  return slots.flatMap((slot) =>
    configsOf(slot.option.children, asked)
      .slice(0, perSlot)
      .map((config) => ({ slot, config })),
  );
}

/** A stated item that may mean several options counts under each of their keys. */
function openByKey(wants: readonly Want[]): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const want of wants) for (const key of want.keys) open.set(key, (open.get(key) ?? 0) + want.open);
  return open;
}

/** Depth-first search over the number of models equipped in each way. It never uses more of an item than is stated. */
class Search {
  private readonly left: Map<string, number>;
  private readonly counts: number[];
  private bestCost = Number.POSITIVE_INFINITY;
  private bestCounts: readonly number[] | null = null;

  constructor(
    private readonly count: number,
    private readonly ways: readonly Way[],
    open: ReadonlyMap<string, number>,
    private readonly placed: Placed,
    private readonly budget: Budget,
  ) {
    this.left = new Map(open);
    this.counts = ways.map(() => 0);
  }

  best(): readonly Equipped[] | null {
    this.visit(0, this.count);
    return this.bestCounts === null ? null : equippedOf(this.ways, this.bestCounts);
  }

  private visit(at: number, models: number): void {
    if (models === 0) return this.judge();
    const way = this.ways[at];
    if (way === undefined) return;
    for (let count = this.mostOf(way, models); count >= 0; count -= 1) {
      this.budget.steps -= 1;
      if (this.budget.steps < 0 || this.bestCost < 1) return;
      this.take(at, way, count);
      this.visit(at + 1, models - count);
      this.take(at, way, -count);
    }
  }

  private mostOf(way: Way, models: number): number {
    let most = models;
    for (const [key, uses] of way.config.uses) most = Math.min(most, Math.floor((this.left.get(key) ?? 0) / uses));
    return most;
  }

  private take(at: number, way: Way, count: number): void {
    this.counts[at] = (this.counts[at] ?? 0) + count;
    for (const [key, uses] of way.config.uses) this.left.set(key, (this.left.get(key) ?? 0) - uses * count);
  }

  private judge(): void {
    const unmet = [...this.left.values()].reduce((sum, left) => sum + left, 0);
    const kinds = this.counts.filter((count) => count > 0).length;
    const unasked = this.counts.reduce((sum, count, at) => sum + count * (this.ways[at]?.config.unasked ?? 0), 0);
    const judged = unmet * cost.unmet + kinds * cost.kind + unasked * cost.unasked + this.offLimits();
    if (judged >= this.bestCost) return;
    this.bestCost = judged;
    this.bestCounts = [...this.counts];
  }

  private offLimits(): number {
    const standing = new Map(this.placed);
    this.ways.forEach(({ slot }, at) => standing.set(slot, (standing.get(slot) ?? 0) + (this.counts[at] ?? 0)));
    return costOf(modelsOffLimits(standing));
  }
}

/** Number of models above or below the limits of their slots and the groups around them. */
export interface OffLimits {
  readonly certain: number;
  /** Models above a limit that another choice may raise. */
  readonly perhaps: number;
}

export const costOf = ({ certain, perhaps }: OffLimits): number => certain * cost.modelOff + perhaps * cost.modelPerhapsOff;

export function modelsOffLimits(standing: Placed): OffLimits {
  const inGroups = new Map<ModelSlot['option'], number>();
  const off = { certain: 0, perhaps: 0 };
  const add = (count: number, option: ModelSlot['option']): void => {
    const { required, mostVaries } = factsOf(option);
    off.certain += Math.max(0, required - count);
    off[mostVaries ? 'perhaps' : 'certain'] += Math.max(0, count - (option.max ?? Infinity));
  };
  for (const [slot, count] of standing) {
    add(count, slot.option);
    for (const group of slot.groups) inGroups.set(group, (inGroups.get(group) ?? 0) + count);
  }
  for (const [group, count] of inGroups) add(count, group);
  return off;
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

function equippedOf(ways: readonly Way[], counts: readonly number[]): readonly Equipped[] {
  return ways.map(({ slot, config }, at) => ({ slot, config, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}
