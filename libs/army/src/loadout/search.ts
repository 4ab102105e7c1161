import type { Config } from './config.js';
import { costOf, ModelsInside, type LimitPlaces, type Placed } from './off-limits.js';
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

/** How many of a stated name, given by its place among the names, one model equipped in some way uses. */
interface Use {
  readonly key: number;
  readonly times: number;
}

/** Depth-first search over the number of models equipped in each way. It never uses more of an item than is stated. */
export class Search {
  /** How many of each stated name are left, by the place of the name. */
  private readonly left: number[];
  private readonly counts: number[];
  private readonly inside: ModelsInside;
  /** For each way: what it uses, and the limits on its slot. */
  private readonly uses: readonly (readonly Use[])[];
  private readonly places: readonly LimitPlaces[];
  /** For each way: how many of each name the ways from there on use at most for one model. */
  private readonly mostUsed: readonly (readonly number[])[];
  private bestCost = Number.POSITIVE_INFINITY;
  private leastFaults = Number.POSITIVE_INFINITY;
  private bestCounts: readonly number[] | null = null;
  private keepsLimits = true;
  private stepsToKeep: number;

  constructor(
    private readonly count: number,
    private readonly ways: readonly Way[],
    open: ReadonlyMap<string, number>,
    placed: Placed,
    private readonly budget: Budget,
  ) {
    const keys = new Map([...open.keys()].map((key, at) => [key, at]));
    this.left = [...open.values()];
    this.counts = ways.map(() => 0);
    this.inside = new ModelsInside(new Map([...ways.map(({ slot }) => [slot, 0] as const), ...placed]));
    this.uses = ways.map(({ config }) => [...config.uses].map(([key, times]) => ({ key: keys.get(key) ?? -1, times })));
    this.places = ways.map(({ slot }) => this.inside.placesOf(slot));
    this.mostUsed = mostUsedFrom(this.uses, keys.size);
    this.stepsToKeep = Math.floor(budget.steps / 2);
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
    if (at >= this.ways.length || !this.mayBeBetter(at, models)) return;
    for (let count = this.mostOf(at, models); count >= 0; count -= 1) {
      this.budget.steps -= 1;
      if (this.budget.steps < this.stepsToKeep || this.bestCost < goodEnough) return;
      this.take(at, count);
      this.visit(at + 1, models - count);
      this.take(at, -count);
    }
  }

  private mostOf(at: number, models: number): number {
    let most = this.keepsLimits ? Math.min(models, this.inside.roomIn(this.places[at] ?? [])) : models;
    for (const { key, times } of this.uses[at] ?? []) most = Math.min(most, Math.floor((this.left[key] ?? 0) / times));
    return most;
  }

  private take(at: number, count: number): void {
    if (count === 0) return;
    this.counts[at] = (this.counts[at] ?? 0) + count;
    this.inside.add(this.places[at] ?? [], count);
    for (const use of this.uses[at] ?? []) this.left[use.key] = (this.left[use.key] ?? 0) - use.times * count;
  }

  private judge(): void {
    let unmet = 0;
    for (const left of this.left) unmet += left;
    const faults = unmet * cost.unmet + costOf(this.inside.offLimits());
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
    const used = this.mostUsed[at] ?? [];
    let unmet = 0;
    for (let key = 0; key < this.left.length; key += 1) unmet += Math.max(0, (this.left[key] ?? 0) - models * (used[key] ?? 0));
    const faults = unmet * cost.unmet + costOf(this.inside.aboveLimits());
    return this.keepsLimits ? faults + this.costOfTaken() < this.bestCost : faults < this.leastFaults;
  }

  private costOfTaken(): number {
    let taken = 0;
    for (let at = 0; at < this.ways.length; at += 1) {
      const count = this.counts[at] ?? 0;
      if (count > 0) taken += cost.kind + count * (this.ways[at]?.config.unasked ?? 0) * cost.unasked;
    }
    return taken;
  }
}

function mostUsedFrom(uses: readonly (readonly Use[])[], keys: number): readonly (readonly number[])[] {
  const most = new Array<number>(keys).fill(0);
  return uses
    .toReversed()
    .map((own) => {
      for (const { key, times } of own) most[key] = Math.max(times, most[key] ?? 0);
      return [...most];
    })
    .toReversed();
}

export function equippedOf(ways: readonly Way[], counts: readonly number[]): readonly Equipped[] {
  return ways.map((way, at) => ({ ...way, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}
