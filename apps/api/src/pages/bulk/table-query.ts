import { verdictNamed, type Verdict } from '#muster/checking';
import type { CheckResult, ResultFilter } from '#muster/persistence';

/** Columns by which the table can be sorted. */
export const COLUMNS = [
  'position',
  'player',
  'faction',
  'detachment',
  'statedPoints',
  'computedPoints',
  'verdict',
  'findings',
  'format',
  'release',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The order in which lists need work: illegal ones, those without a report, those to review, then legal ones. */
export const WORST_FIRST: Column = 'verdict';
const WORK = new Map<string | null, number>([
  ['ILLEGAL', 0],
  [null, 1],
  ['NEEDS_REVIEW', 2],
  ['LEGAL', 3],
]);

/** The rows that a table shows and their order. The URL holds all of it. */
export interface TableQuery {
  readonly verdict: Verdict | 'FAILED' | null;
  readonly faction: string | null;
  readonly text: string | null;
  readonly changed: boolean;
  readonly sort: Column;
  readonly isDescending: boolean;
  /** The number of the page; the first page is 1. */
  readonly page: number;
  /** Whether to show all rows with their details, for printing. */
  readonly print: boolean;
}

const LONGEST = 200;

/** Reads the query of the table's URL and ignores unknown parameters and values. */
export function readTableQuery(params: Readonly<Record<string, unknown>>): TableQuery {
  const word = (name: string): string | null => {
    const value = params[name];
    return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST ? value.trim() : null;
  };
  const page = Number(word('page') ?? 1);
  return {
    verdict: word('verdict') === 'FAILED' ? 'FAILED' : verdictNamed(word('verdict')),
    faction: word('faction'),
    text: word('text'),
    changed: word('changed') === 'true',
    sort: COLUMNS.find((column) => column === word('sort')) ?? WORST_FIRST,
    isDescending: word('order') === 'down',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    print: word('print') === 'true',
  };
}

/** The URL of the same table with some changes. */
export function tableAddress(token: string, query: TableQuery, change: Partial<TableQuery> = {}): string {
  const { verdict, faction, text, changed, sort, isDescending, page, print } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  const set = (name: string, value: string | null): void => {
    if (value !== null) params.set(name, value);
  };
  set('verdict', verdict);
  set('faction', faction);
  set('text', text);
  set('changed', changed ? 'true' : null);
  set('sort', sort === WORST_FIRST ? null : sort);
  set('order', isDescending ? 'down' : null);
  set('page', page === 1 ? null : String(page));
  set('print', print ? 'true' : null);
  return params.size === 0 ? `/check/bulk/${token}` : `/check/bulk/${token}?${params.toString()}`;
}

export const toFilter = ({ verdict, faction, text, changed }: TableQuery): ResultFilter => ({
  verdict: verdict === 'FAILED' ? null : verdict,
  failed: verdict === 'FAILED' ? true : null,
  faction,
  text,
  changed: changed ? true : null,
});

/** Sorts verdicts by the work they make, numbers by size and text alphabetically, with missing values last. Rows with equal values keep the order of the job. */
export function inOrder(results: readonly CheckResult[], { sort, isDescending }: TableQuery): readonly CheckResult[] {
  const direction = isDescending ? -1 : 1;
  return results.toSorted((a, b) => {
    const [one, other] = [sortedBy(a, sort), sortedBy(b, sort)];
    if (one === null || other === null) return one === other ? a.position - b.position : one === null ? 1 : -1;
    const difference = typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');
    return difference * direction || a.position - b.position;
  });
}

const sortedBy = (result: CheckResult, sort: Column): string | number | null => (sort === 'verdict' ? workOf(result) : result[sort]);

/** A text that is no list needs as much work as a list without a report. */
const workOf = ({ verdict, format }: CheckResult): number | null => WORK.get(format === null ? null : verdict) ?? null;
