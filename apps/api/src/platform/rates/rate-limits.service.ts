import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from '#muster/settings';
import { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from './caller.js';

export interface BudgetLeft {
  /** Cost that a caller can spend per window of time. */
  readonly budget: number;
  readonly remaining: number;
  /** Seconds until the budget is full again, rounded up. */
  readonly resetsIn: number;
}

const WINDOW_SECONDS = 60;
const DAY_SECONDS = 86_400;
const MB = 1024 * 1024;

/**
 * Limits the requests and the cost of each caller per minute. Budgets are counted in the memory of each process: behind a load balancer a
 * caller has one budget per process, which still protects each process. The library's PostgreSQL store has the same methods, for
 * installations that want one budget.
 */
@Injectable()
export class RateLimits {
  readonly #requests: ByKind;
  readonly #cost: ByKind;
  /** This limit applies only to anonymous callers, because an account that misuses the api can be identified and closed. */
  readonly #stored: RateLimiterMemory | null;

  constructor({ rates, storedPerAddress }: Config) {
    this.#requests = byKind(rates, ({ requests }) => requests);
    this.#cost = byKind(rates, ({ cost }) => cost);
    this.#stored = storedPerAddress > 0 ? new RateLimiterMemory({ points: storedPerAddress, duration: DAY_SECONDS }) : null;
  }

  /** @throws ApiError RATE_LIMITED */
  async request(caller: Caller): Promise<void> {
    await spend(this.#requests, caller, 1, (left) => `You sent ${left.budget} requests within a minute, which is the most.`);
  }

  /**
   * Returns null if there is no limit.
   * @throws ApiError RATE_LIMITED
   */
  async cost(caller: Caller, requested: number): Promise<BudgetLeft | null> {
    return spend(
      this.#cost,
      caller,
      requested,
      (left) => `This costs ${requested}, and ${left.remaining} of ${left.budget} are left for this minute.`,
    );
  }

  /**
   * Call this method before lists are stored.
   * @throws ApiError RATE_LIMITED
   */
  async store(caller: Caller, bytes: number): Promise<void> {
    if (!this.#stored || caller.kind === 'account' || bytes === 0) return;
    await consume(
      this.#stored,
      caller.id,
      bytes,
      ({ budget, remaining }) =>
        `Without a key ${budget / MB} MB of lists are kept for you within 24 hours. These have ${inMb(bytes)} MB, and ${inMb(remaining)} MB are left.`,
    );
  }
}

type ByKind = Readonly<Record<Caller['kind'], RateLimiterMemory>> | null;

function byKind(rates: Config['rates'], points: (allowance: Allowance) => number): ByKind {
  if (!rates) return null;
  const limiter = (allowance: Allowance): RateLimiterMemory =>
    new RateLimiterMemory({ points: points(allowance), duration: WINDOW_SECONDS });
  return { anonymous: limiter(rates.anonymous), account: limiter(rates.account) };
}

async function spend(
  limiters: ByKind,
  { kind, id }: Caller,
  points: number,
  refusal: (left: BudgetLeft) => string,
): Promise<BudgetLeft | null> {
  return limiters && consume(limiters[kind], id, points, refusal);
}

async function consume(limiter: RateLimiterMemory, id: string, points: number, refusal: (left: BudgetLeft) => string): Promise<BudgetLeft> {
  try {
    return leftOf(limiter.points, await limiter.consume(id, points));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // A refused request costs nothing.
    const left = leftOf(limiter.points, await limiter.reward(id, points));
    throw new ApiError('RATE_LIMITED', refusal(left), { retryAfter: left.resetsIn, cost: { requested: points, ...left } });
  }
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

const leftOf = (budget: number, { remainingPoints, msBeforeNext }: RateLimiterRes): BudgetLeft => ({
  budget,
  remaining: Math.max(0, remainingPoints),
  resetsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
