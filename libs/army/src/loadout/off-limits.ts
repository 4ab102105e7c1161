import type { ModelLimit, ModelSlot } from './unit-layout.js';

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

export const modelsOffLimits = (standing: Placed): OffLimits => new ModelsInside(standing).offLimits();

/** The places of the limits on one slot, in `ModelsInside`. */
export type LimitPlaces = readonly number[];

/** Counts the models under each limit. */
export class ModelsInside {
  private readonly limits: ModelLimit[] = [];
  private readonly counts: number[] = [];

  constructor(standing: Placed) {
    for (const [slot, count] of standing) this.add(this.placesOf(slot), count);
  }

  placesOf({ limits }: ModelSlot): LimitPlaces {
    return limits.map((limit) => {
      const known = this.limits.findIndex(({ of }) => of === limit.of);
      return known >= 0 ? known : this.limits.push(limit) - 1;
    });
  }

  add(places: LimitPlaces, count: number): void {
    for (const at of places) this.counts[at] = (this.counts[at] ?? 0) + count;
  }

  offLimits(): OffLimits {
    let below = 0;
    this.limits.forEach(({ required }, at) => (below += Math.max(0, required - (this.counts[at] ?? 0))));
    const { certain, perhaps } = this.aboveLimits();
    return { certain: certain + below, perhaps };
  }

  /** Only what further models cannot mend. */
  aboveLimits(): OffLimits {
    let certain = 0;
    let perhaps = 0;
    for (let at = 0; at < this.limits.length; at += 1) {
      const limit = this.limits[at];
      const above = (this.counts[at] ?? 0) - (limit?.max ?? Number.POSITIVE_INFINITY);
      if (above <= 0) continue;
      if (limit?.mostVaries === true) perhaps += above;
      else certain += above;
    }
    return { certain, perhaps };
  }

  /** How many more models fit. A limit that another choice may raise does not count. */
  roomIn(places: LimitPlaces): number {
    let room = Number.POSITIVE_INFINITY;
    for (const at of places) {
      const limit = this.limits[at];
      if (limit === undefined || limit.max === null || limit.mostVaries) continue;
      room = Math.min(room, Math.max(0, limit.max - (this.counts[at] ?? 0)));
    }
    return room;
  }
}
