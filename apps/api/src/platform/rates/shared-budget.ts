import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RateBudgetRepository } from '#muster/persistence';

export interface BudgetLeft {
  /** What a caller can spend per period. */
  readonly budget: number;
  readonly remaining: number;
  /** Seconds until the budget is full again, rounded up. */
  readonly resetsIn: number;
}

/** The budget has less left than a request would spend. Nothing was spent. */
export class Exhausted extends Error {
  override readonly name = 'Exhausted';

  constructor(readonly left: BudgetLeft) {
    super('The budget is exhausted.');
  }
}

export interface BudgetSettings {
  /** What it is for, so that budgets of different kinds are kept apart. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What was spent from one caller's budget, as far as this process knows. */
interface Spent {
  readonly key: Buffer;
  /** Over all processes, when the database was last asked. */
  shared: number;
  /** By this process since then. */
  own: number;
  /** When the database answered. */
  at: number;
  /** When the budget is full again. Both in milliseconds of the process's clock. */
  until: number;
  waiting: Waiting[];
  isAsking: boolean;
}

interface Waiting {
  readonly points: number;
  readonly accept: (left: BudgetLeft) => void;
  readonly refuse: (error: Exhausted) => void;
}

/** Up to half of a budget, and a sixteenth of it at a time, is spent before the database is asked. So eight processes together keep to the budget. */
const FREELY = 1 / 2;
const UNASKED = 1 / 16;
/** Milliseconds after which the database is told what was spent, and for which its answer counts as new. */
const ROUND = 250;
/** Milliseconds for which the database is not asked again after it did not answer. */
const REST = 1_000;
/** Callers that are remembered at the same time. As a `max` of the cache, it would set aside 1.4 MB for each budget at once. */
const MOST_CALLERS = 50_000;

/**
 * A budget per caller and period that all processes share through the database. A caller far from the limit waits for nothing: what it spends is
 * told to the database a moment later. A caller near it is asked for in the database before the request goes on. While the database does not
 * answer, each process counts by itself.
 */
export class SharedBudget {
  readonly #callers = new LRUCache<string, Spent>({ maxSize: MOST_CALLERS, sizeCalculation: () => 1 });
  readonly #untold = new Set<Spent>();
  #isTelling = false;
  #restsUntil = 0;

  constructor(
    readonly settings: BudgetSettings,
    private readonly stored: Pick<RateBudgetRepository, 'add'>,
  ) {}

  /** @throws Exhausted */
  async spend(caller: string, points: number): Promise<BudgetLeft> {
    const spent = this.#spentBy(caller);
    const { points: budget } = this.settings;
    if (spent.waiting.length === 0 && this.#isFarFromLimit(spent, points)) return this.#note(spent, points);
    if (performance.now() >= this.#restsUntil)
      return new Promise((accept, refuse) => {
        spent.waiting.push({ points, accept, refuse });
        if (!spent.isAsking) void this.#ask(spent);
      });
    if (spent.shared + spent.own + points > budget) throw this.#exhausted(spent);
    return this.#note(spent, points);
  }

  #isFarFromLimit({ shared, own }: Spent, points: number): boolean {
    const { points: budget } = this.settings;
    return own + points <= budget * UNASKED && shared + own + points <= budget * FREELY;
  }

  #spentBy(caller: string): Spent {
    const known = this.#callers.get(caller);
    const now = performance.now();
    if (known && (now < known.until || known.isAsking)) return known;
    const { name, points, seconds } = this.settings;
    const key = createHash('sha256').update(`${name} ${points} ${seconds} ${caller}`).digest().subarray(0, 16);
    const fresh = { key, shared: 0, own: 0, at: -Infinity, until: now + seconds * 1_000, waiting: [], isAsking: false };
    this.#callers.set(caller, fresh);
    return fresh;
  }

  /** Counts what is told to the database later. */
  #note(spent: Spent, points: number): BudgetLeft {
    spent.own += points;
    this.#tellLater(spent);
    return this.#left(spent);
  }

  #tellLater(spent: Spent): void {
    this.#untold.add(spent);
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => this.#tell(), Math.max(ROUND, this.#restsUntil - performance.now())).unref();
  }

  #tell(): void {
    this.#isTelling = false;
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const spent of untold) if (!spent.isAsking && spent.until > performance.now()) void this.#ask(spent);
  }

  /** Tells the database what was spent, together with what those who wait would spend, until nobody waits. */
  async #ask(spent: Spent): Promise<void> {
    spent.isAsking = true;
    do {
      const taken = this.#able(spent);
      const { own } = spent;
      if (taken.length === 0 && own === 0) break;
      const wanted = taken.reduce((sum, { points }) => sum + points, 0);
      const isTold = await this.#add(spent, own + wanted);
      if (isTold) {
        spent.own -= own;
        spent.shared -= wanted;
      } else if (own !== 0) this.#tellLater(spent);
      for (const one of taken) this.#settle(spent, one, isTold);
    } while (spent.waiting.length > 0);
    spent.isAsking = false;
  }

  /** Refuses who would spend more than was left a moment ago, and returns the others. */
  #able(spent: Spent): readonly Waiting[] {
    const isKnown = performance.now() < spent.at + ROUND;
    let after = spent.shared + spent.own;
    const able: Waiting[] = [];
    for (const one of spent.waiting.splice(0)) {
      if (isKnown && after + one.points > this.settings.points) one.refuse(this.#exhausted(spent));
      else {
        after += one.points;
        able.push(one);
      }
    }
    return able;
  }

  /** False if the database does not answer. */
  async #add(spent: Spent, points: number): Promise<boolean> {
    try {
      const { spent: shared, resetsIn } = await this.stored.add(spent.key, points, this.settings.seconds);
      spent.shared = shared;
      spent.at = performance.now();
      spent.until = spent.at + resetsIn;
      return true;
    } catch {
      this.#restsUntil = performance.now() + REST;
      return false;
    }
  }

  /** Accepts whose points fit. What was told of the others is given back. */
  #settle(spent: Spent, { points, accept, refuse }: Waiting, isTold: boolean): void {
    const fits = spent.shared + spent.own + points <= this.settings.points;
    if (isTold) spent.shared += points;
    if (fits) accept(isTold ? this.#left(spent) : this.#note(spent, points));
    else {
      if (isTold) this.#note(spent, -points);
      refuse(this.#exhausted(spent));
    }
  }

  #exhausted(spent: Spent): Exhausted {
    return new Exhausted(this.#left(spent));
  }

  #left({ shared, own, until }: Spent): BudgetLeft {
    const { points: budget } = this.settings;
    return {
      budget,
      remaining: Math.max(0, budget - shared - own),
      resetsIn: Math.max(1, Math.ceil((until - performance.now()) / 1_000)),
    };
  }
}
