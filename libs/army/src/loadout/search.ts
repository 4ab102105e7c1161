import type { Config } from './config.js';
import { aboveLimits, addModels, costOf, modelsInside, offLimits, roomIn, type Placed } from './off-limits.js';
import type { ModelSlot } from './unit-layout.js';

/** One way to equip a model: its slot and the choices inside it. */
export interface Way {
  readonly slot: ModelSlot;
  readonly config: Config;
}

/** A number of models in one slot, all equipped alike. */
export interface Equipped extends Way {
  readonly count: number;
}

/**
 * Number of search steps left for one unit, over all its layouts and lines. The limit keeps a deliberately confusing list as cheap as a
 * long list.
 */
export interface Budget {
  steps: number;
}

const cost = { unmet: 10, kind: 0.01, unasked: 0.001 } as const;
/** Below this, every stated item is placed and no limit is broken. */
const goodEnough = 1;

/** Depth-first search over the number of models equipped in each way. It never uses more of an item than is stated. */
export class Search {
  private readonly left: Map<string, number>;
  private readonly counts: number[];
  private readonly inside: ReturnType<typeof modelsInside>;
  private bestCost = Number.POSITIVE_INFINITY;
  private leastFaults = Number.POSITIVE_INFINITY;
  private bestCounts: readonly number[] | null = null;
  private keepsLimits = true;
  private stepsToKeep: number;
  /** For each place among the ways: how many of each key the ways from there on use at most for one model. */
  private readonly mostUsed: readonly ReadonlyMap<string, number>[];

  constructor(
    private readonly count: number,
    private readonly ways: readonly Way[],
    open: ReadonlyMap<string, number>,
    placed: Placed,
    private readonly budget: Budget,
  ) {
    this.left = new Map(open);
    this.counts = ways.map(() => 0);
    this.inside = modelsInside(new Map([...ways.map(({ slot }) => [slot, 0] as const), ...placed]));
    this.stepsToKeep = Math.floor(budget.steps / 2);
    this.mostUsed = mostUsedFrom(ways);
  }

  /** With half of the steps, tries the ways that keep the limits on models, which nearly every list does; then all ways. */
  best(): readonly Equipped[] | null {
    this.visit(0, this.count);
    this.keepsLimits = false;
    this.stepsToKeep = 0;
    if (this.bestCost >= goodEnough) this.visit(0, this.count);
    return this.bestCounts === null ? null : equippedOf(this.ways, this.bestCounts);
  }

  private visit(at: number, models: number): void {
    if (models === 0) return this.judge();
    const way = this.ways[at];
    if (way === undefined || !this.mayBeBetter(at, models)) return;
    for (let count = this.mostOf(way, models); count >= 0; count -= 1) {
      this.budget.steps -= 1;
      if (this.budget.steps < this.stepsToKeep || this.bestCost < goodEnough) return;
      this.take(at, way, count);
      this.visit(at + 1, models - count);
      this.take(at, way, -count);
    }
  }

  private mostOf(way: Way, models: number): number {
    let most = this.keepsLimits ? Math.min(models, roomIn(way.slot, this.inside)) : models;
    for (const [key, uses] of way.config.uses) most = Math.min(most, Math.floor((this.left.get(key) ?? 0) / uses));
    return most;
  }

  private take(at: number, way: Way, count: number): void {
    this.counts[at] = (this.counts[at] ?? 0) + count;
    addModels(this.inside, way.slot, count);
    for (const [key, uses] of way.config.uses) this.left.set(key, (this.left.get(key) ?? 0) - uses * count);
  }

  private judge(): void {
    const unmet = [...this.left.values()].reduce((sum, left) => sum + left, 0);
    const faults = unmet * cost.unmet + costOf(offLimits(this.inside));
    const judged = faults + this.costOfTaken();
    if (judged >= this.bestCost) return;
    this.bestCost = judged;
    this.leastFaults = Math.min(faults, this.leastFaults);
    this.bestCounts = [...this.counts];
  }

  /**
   * Whether some continuation may cost less than the best way found. Outside the limits, only one with fewer faults is worth the steps: if the
   * search ends by itself, no way of fewer faults exists.
   */
  private mayBeBetter(at: number, models: number): boolean {
    const used = this.mostUsed[at];
    let unmet = 0;
    for (const [key, left] of this.left) unmet += Math.max(0, left - models * (used?.get(key) ?? 0));
    const faults = unmet * cost.unmet + costOf(aboveLimits(this.inside));
    return this.keepsLimits ? faults + this.costOfTaken() < this.bestCost : faults < this.leastFaults;
  }

  private costOfTaken(): number {
    let taken = 0;
    this.counts.forEach((count, at) => {
      if (count > 0) taken += cost.kind + count * (this.ways[at]?.config.unasked ?? 0) * cost.unasked;
    });
    return taken;
  }
}

function mostUsedFrom(ways: readonly Way[]): readonly ReadonlyMap<string, number>[] {
  let most: ReadonlyMap<string, number> = new Map();
  return ways
    .toReversed()
    .map(
      ({ config }) =>
        (most = new Map([...most, ...[...config.uses].map(([key, uses]) => [key, Math.max(uses, most.get(key) ?? 0)] as const)])),
    )
    .toReversed();
}

export function equippedOf(ways: readonly Way[], counts: readonly number[]): readonly Equipped[] {
  return ways.map((way, at) => ({ ...way, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}
