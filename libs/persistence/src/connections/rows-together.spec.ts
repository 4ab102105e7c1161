import { expect, it } from 'vitest';
import { statementOfRows } from './rows-together.js';

const bind = statementOfRows('save', ['id uuid', 'points int'], 'saved AS (SELECT id, points FROM asked) SELECT FROM saved');
const rowsOf = (count: number): (readonly unknown[])[] => Array.from({ length: count }, (_, at) => [`id ${at}`, at]);

it('adds rows of nulls up to the next power of two', () => {
  const { statement, values } = bind(rowsOf(3));
  expect(statement).toEqual({
    name: 'save-4',
    text:
      'WITH asked (id, points) AS (VALUES ($1::uuid, $2::int), ($3::uuid, $4::int), ($5::uuid, $6::int), ($7::uuid, $8::int)), ' +
      'saved AS (SELECT id, points FROM asked) SELECT FROM saved',
  });
  expect(values).toEqual(['id 0', 0, 'id 1', 1, 'id 2', 2, null, null]);
});

it('prepares few different statements', () => {
  const names = Array.from({ length: 16 }, (_, less) => bind(rowsOf(less + 1)).statement.name);
  expect([...new Set(names)]).toEqual(['save-1', 'save-2', 'save-4', 'save-8', 'save-16']);
});
