import { LIMITS } from '../limits.js';

/** What a check costs: a list that is read and judged once, and the same list under one more release. */
export const CHECK_COST = { first: 1000, further: 500 } as const;

/** More releases than a check takes are refused before any is looked at: they cost what the most of them do. */
export function costOfCheck(releases: number): number {
  const judged = Math.min(Math.max(releases, 1), LIMITS.releasesPerCheck);
  return CHECK_COST.first + CHECK_COST.further * (judged - 1);
}

type Arguments = Readonly<Record<string, unknown>>;

/** Of a field whose `input.against` lists releases, by its arguments as they were sent. */
export const costByAgainst = ({ args }: { readonly args: Arguments }): number => costOfCheck(countOf(within(args, 'input', 'against'), 1));

/** Of a field whose `input.releases` names some, or says how many of the newest. */
export function costByReleases({ args }: { readonly args: Arguments }): number {
  const newest = within(args, 'input', 'releases', 'newest');
  if (Number.isInteger(newest)) return costOfCheck(Number(newest));
  return costOfCheck(countOf(within(args, 'input', 'releases', 'labels'), LIMITS.releasesPerCheck));
}

/** GraphQL takes one value in the place of a list of one. */
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
