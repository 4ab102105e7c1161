/** A number as data write it. Exponents, hexadecimals, thousands separators and words are not. */
const DECIMAL = /^[-+]?\d{1,12}(\.\d{1,6})?$/;

/** Null: the text is not a number. */
export function readDecimal(text: string): number | null {
  return DECIMAL.test(text) ? Number(text) : null;
}

/** Which numbers are sane in one place of a data file. */
export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

/** Costs, limits and what modifiers change them by. Real data have -6 to 6,000. */
export const AMOUNTS: AmountRange = { least: -1_000, most: 100_000 };

/** Limits of how many may be selected; -1 is no limit. Real data have -1 to 1,000. */
export const COUNTS: AmountRange = { least: -1, most: 100_000 };

/** Of how many selections a repeat counts one: a division. Real data have 1 to 10. */
export const DIVISORS: AmountRange = { least: 0.000001, most: 100_000 };

/** How often a repeat applies each time. Real data have 1 and 2. */
export const TIMES: AmountRange = { least: 0, most: 1_000 };

export function isWithin(value: number, { least, most }: AmountRange): boolean {
  return value >= least && value <= most;
}
