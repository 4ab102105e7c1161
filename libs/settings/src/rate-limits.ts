import { parsed } from './kind.js';

/** Each caller has a budget of its own: an address without a key, or an account. */
export interface Rates {
  readonly anonymous: Allowance;
  readonly account: Allowance;
}

/** For a minute. */
export interface Allowance {
  readonly requests: number;
  /** As `extensions.cost` counts it: a check of a list is some 1,000. */
  readonly cost: number;
}

/** Boxed: no limits at all is a value too. */
export interface RateLimits {
  readonly rates: Rates | null;
}

export const rateLimits = parsed(
  '`none`, or `<requests>/<cost> <requests>/<cost>`',
  'must be none, or as 1200/600000 6000/3000000',
  (given): RateLimits | null => {
    if (given === 'none') return { rates: null };
    const [, ...numbers] = /^(\d{1,9})\/(\d{1,9}) +(\d{1,9})\/(\d{1,9})$/.exec(given) ?? [];
    const [requests = 0, cost = 0, ofAccounts = 0, costOfAccounts = 0] = numbers.map(Number);
    if ([requests, cost, ofAccounts, costOfAccounts].includes(0)) return null;
    return { rates: { anonymous: { requests, cost }, account: { requests: ofAccounts, cost: costOfAccounts } } };
  },
);
