import { LIMITS } from '../limits.js';

/** The cost of a check: `first` for reading a list and checking it once, `further` for each additional release. */
export const CHECK_COST = { first: 1000, further: 500 } as const;

/** A check with too many releases is refused before any release is read. It costs as much as a check with the maximum number. */
export function costOfCheck(releases: number): number {
  const judged = Math.min(Math.max(releases, 1), LIMITS.releasesPerCheck);
  return CHECK_COST.first + CHECK_COST.further * (judged - 1);
}

type Arguments = Readonly<Record<string, unknown>>;

/** The cost of a field whose `input.against` lists releases, from its arguments as sent. */
export const costByAgainst = ({ args }: { readonly args: Arguments }): number => costOfCheck(countOf(within(args, 'input', 'against'), 1));

/** The cost of a field whose `input.releases` either names releases or says how many of the newest releases to use. */
export function costByReleases({ args }: { readonly args: Arguments }): number {
  const newest = within(args, 'input', 'releases', 'newest');
  if (Number.isInteger(newest)) return costOfCheck(Number(newest));
  return costOfCheck(countOf(within(args, 'input', 'releases', 'named'), LIMITS.releasesPerCheck));
}

/** GraphQL accepts a single value in place of a list with one item. */
function countOf(value: unknown, otherwise: number): number {
  if (value === undefined || value === null) return otherwise;
  return Array.isArray(value) ? value.length : 1;
}

function within(value: unknown, ...path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null
    ? within(Object.entries(value).find(([key]) => key === name)?.[1], ...rest)
    : undefined;
}
