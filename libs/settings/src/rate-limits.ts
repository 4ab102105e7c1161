import { parsed } from './kind.js';

/** Limits per caller. A caller is an account, or an IP address if no key is sent. */
export interface Rates {
  readonly anonymous: Allowance;
  readonly account: Allowance;
}

/** Limits per minute. */
export interface Allowance {
  readonly requests: number;
  /** Cost as in `extensions.cost`. Checking a list costs about 1,000. */
  readonly cost: number;
}

/** The value is wrapped in an object, because null is a valid value: it means that there are no limits. */
export interface RateLimits {
  readonly rates: Rates | null;
}

export const rateLimits = parsed(
  '`none`, or `<requests>/<cost> <requests>/<cost>`',
  'must be none, or have the form 1200/600000 6000/3000000',
  (given): RateLimits | null => {
    if (given === 'none') return { rates: null };
    const [, ...numbers] = /^(\d{1,9})\/(\d{1,9}) +(\d{1,9})\/(\d{1,9})$/.exec(given) ?? [];
    const [requests = 0, cost = 0, ofAccounts = 0, costOfAccounts = 0] = numbers.map(Number);
    if ([requests, cost, ofAccounts, costOfAccounts].includes(0)) return null;
    return { rates: { anonymous: { requests, cost }, account: { requests: ofAccounts, cost: costOfAccounts } } };
  },
);
