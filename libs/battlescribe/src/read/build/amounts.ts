/** A plain decimal number. Excludes exponents, hexadecimal numbers and thousands separators. */
const DECIMAL = /^[-+]?\d{1,12}(\.\d{1,6})?$/;

/** Null if the text is not a number. */
export function readDecimal(text: string): number | null {
  return DECIMAL.test(text) ? Number(text) : null;
}

/** The range of plausible numbers for one kind of attribute. */
export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

/** Costs, limits, and the values by which modifiers change them. Real data ranges from -6 to 6,000. */
export const AMOUNTS: AmountRange = { least: -1_000, most: 100_000 };

/** Limits on the number of selections. -1 means no limit. Real data ranges from -1 to 1,000. */
export const COUNTS: AmountRange = { least: -1, most: 100_000 };

/** The number of selections that count as one repeat. Counts are divided by it. Real data ranges from 1 to 10. */
export const DIVISORS: AmountRange = { least: 0.000001, most: 100_000 };

/** How often a repeat applies each time. Real data contains 1 and 2. */
export const TIMES: AmountRange = { least: 0, most: 1_000 };

export function isWithin(value: number, { least, most }: AmountRange): boolean {
  return value >= least && value <= most;
}
