import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as rules from '../rules/index.js';

const page = readFileSync(new URL('../../../../docs/rules/coverage.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(-|document)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const ids = new Set(Object.values(rules).map(({ id }) => id));
const named = rows.flatMap(([, , , rule = '']) => [...rule.matchAll(/`([a-z-]+)`/g)].map(([, id = '']) => id));

it('has four cells in every row, none of them empty', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
});

it('names only rules that exist', () => expect(named.filter((id) => !ids.has(id))).toEqual([]));

it('has a row for every rule', () => expect([...ids].filter((id) => !named.includes(id))).toEqual([]));
