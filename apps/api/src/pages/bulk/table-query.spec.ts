import type { CheckResult } from '#muster/persistence';
import { expect, it } from 'vitest';
import { inOrder, readTableQuery, tableAddress, toFilter } from './table-query.js';

const row = (position: number, player: string | null, computedPoints: number | null): CheckResult => ({
  ...{ position, player, computedPoints, source: null, failure: null, verdict: 'LEGAL', faction: null, detachment: null },
  ...{ statedPoints: null, findings: 0, format: 'app', release: null, before: null, columns: {} },
});
const rows = [row(1, 'Émile', 995), row(2, null, 1000), row(3, 'Ada', null), row(4, 'Zoë', 995)];
const positions = (params: Readonly<Record<string, unknown>>): readonly number[] =>
  inOrder(rows, readTableQuery(params)).map(({ position }) => position);

it('sorts numbers by size and text alphabetically, with missing values last in both directions', () => {
  expect(positions({})).toEqual([1, 2, 3, 4]);
  expect(positions({ sort: 'position', order: 'down' })).toEqual([4, 3, 2, 1]);
  expect(positions({ sort: 'player' })).toEqual([3, 1, 4, 2]);
  expect(positions({ sort: 'player', order: 'down' })).toEqual([4, 1, 3, 2]);
  expect(positions({ sort: 'computedPoints' })).toEqual([1, 4, 2, 3]);
  expect(positions({ sort: 'computedPoints', order: 'down' })).toEqual([2, 1, 4, 3]);
});

it('puts first what needs work', () => {
  const [LEGAL, REVIEW, FAILED, ILLEGAL] = ['LEGAL', 'NEEDS_REVIEW', null, 'ILLEGAL'].map((verdict, at) => ({
    ...row(at, null, null),
    verdict,
  }));
  const all = [LEGAL, REVIEW, FAILED, ILLEGAL].filter((one) => one !== undefined);
  expect(inOrder(all, readTableQuery({})).map(({ verdict }) => verdict)).toEqual(['ILLEGAL', null, 'NEEDS_REVIEW', 'LEGAL']);
});

it('reads what it writes, and returns to the first page when anything changes', () => {
  const params = { verdict: 'ILLEGAL', faction: 'Ash & Co', text: 'a=b', changed: 'true', sort: 'findings', order: 'down', page: '3' };
  const query = readTableQuery(params);
  const address = tableAddress('t', query, { page: query.page });
  expect(readTableQuery(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(query);
  expect(tableAddress('t', query, { verdict: null, faction: null, text: null, changed: false, sort: 'verdict', isDescending: false })).toBe(
    '/check/bulk/t',
  );
  expect(toFilter(readTableQuery({ verdict: 'FAILED' }))).toMatchObject({ verdict: null, failed: true });
});

it('ignores invalid parameters', () =>
  expect(readTableQuery({ verdict: 'x', sort: '__proto__', page: '1e9.5', text: ['a', 'b'], faction: 'x'.repeat(201), print: 1 })).toEqual(
    readTableQuery({}),
  ));
