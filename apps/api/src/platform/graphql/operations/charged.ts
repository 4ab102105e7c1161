import { LIMITS } from '../../limits.js';
import type { BudgetLeft } from '../../rates/rate-limits.service.js';

/** What an answer reports about its cost: the cost of the operation, the limit for one operation, and the caller's remaining budget. */
export interface Charged extends Partial<BudgetLeft> {
  readonly requested: number;
  readonly limit: number;
}

export const chargedFor = (requested: number, left: BudgetLeft | null): Charged => ({ requested, limit: LIMITS.cost, ...left });
