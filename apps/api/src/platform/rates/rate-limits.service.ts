import { Injectable } from '@nestjs/common';
import { RateBudgetRepository } from '#muster/persistence';
import type { Allowance } from '#muster/settings';
import { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from './caller.js';
import { Exhausted, SharedBudget, type BudgetLeft } from './shared-budget.js';

export type { BudgetLeft };

const WINDOW_SECONDS = 60;
const DAY_SECONDS = 86_400;
const MB = 1024 * 1024;

/** Limits the requests and the cost of each caller per minute, over all processes. */
@Injectable()
export class RateLimits {
  readonly #requests: ByKind;
  readonly #cost: ByKind;
  /** This limit applies only to anonymous callers, because an account that misuses the api can be identified and closed. */
  readonly #stored: SharedBudget | null;

  constructor({ rates, storedPerAddress }: Config, budgets: RateBudgetRepository) {
    const byKind = (name: string, points: (allowance: Allowance) => number): ByKind => {
      const budget = (allowance: Allowance): SharedBudget =>
        new SharedBudget({ name, points: points(allowance), seconds: WINDOW_SECONDS }, budgets);
      return rates && { anonymous: budget(rates.anonymous), account: budget(rates.account) };
    };
    this.#requests = byKind('requests', ({ requests }) => requests);
    this.#cost = byKind('cost', ({ cost }) => cost);
    this.#stored =
      storedPerAddress > 0 ? new SharedBudget({ name: 'stored', points: storedPerAddress, seconds: DAY_SECONDS }, budgets) : null;
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

type ByKind = Readonly<Record<Caller['kind'], SharedBudget>> | null;

async function spend(
  budgets: ByKind,
  { kind, id }: Caller,
  points: number,
  refusal: (left: BudgetLeft) => string,
): Promise<BudgetLeft | null> {
  return budgets && consume(budgets[kind], id, points, refusal);
}

async function consume(budget: SharedBudget, id: string, points: number, refusal: (left: BudgetLeft) => string): Promise<BudgetLeft> {
  try {
    return await budget.spend(id, points);
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    const { left } = error;
    throw new ApiError('RATE_LIMITED', refusal(left), { retryAfter: left.resetsIn, cost: { requested: points, ...left } });
  }
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(1);
