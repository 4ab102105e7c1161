import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.js';
import { costByAgainst } from '../../rates/cost-of-check.js';
import { planCost } from './cost.js';

const schema = buildSchema(`
  input Asked { against: [Int!] }
  type Query { units(first: Int = 25): Units! either(first: Int, last: Int): Units! many(ids: [ID!]!): [Unit]! unit: Unit heavy: Unit counted(input: Asked!): Unit }
  type Units { totalCount: Int! nodes: [Unit!]! pageInfo: Info! }
  type Info { more: Boolean! }
  type Unit { name: String! weapons: [Weapon!]! leader: Unit }
  type Weapon { name: String! }
`);
const heavy = schema.getQueryType()?.getFields()['heavy'];
if (heavy) heavy.extensions = { complexity: 40 };
const counted = schema.getQueryType()?.getFields()['counted'];
if (counted) counted.extensions = { complexity: costByAgainst };

function cost(query: string, variables: Readonly<Record<string, unknown>> = {}): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The query has no operation.');
  return planCost(schema, document, operation)(variables);
}

describe('an operation costs', () => {
  it('one for each object, nothing for plain values', () => expect(cost('{ unit { name weapons { name } leader { name } } }')).toBe(3));
  it('the page size times the cost of an item, and the rest of the connection once', () =>
    expect(cost('{ units(first: 10) { totalCount nodes { name weapons { name } } pageInfo { more } } }')).toBe(1 + 10 * 2 + 1));
  it('the default page size if none is given', () => expect(cost('{ units { nodes { name } } }')).toBe(26));
  it.each([
    ['{ either { nodes { name } } }', {}, 26],
    ['{ either(last: 3) { nodes { name } } }', {}, 4],
    ['{ either(first: null, last: 3) { nodes { name } } }', {}, 4],
    ['{ either(first: 9, last: 3) { nodes { name } } }', {}, 10],
    ['query ($f: Int, $l: Int) { either(first: $f, last: $l) { nodes { name } } }', { f: null, l: 100 }, 101],
    ['query ($f: Int, $l: Int) { either(first: $f, last: $l) { nodes { name } } }', {}, 26],
  ])('the page size of either direction: %s with %j', (query, variables, expected) => expect(cost(query, variables)).toBe(expected));
  it.each([
    ['{ many(ids: ["a", "b", "c"]) { name weapons { name } } }', {}, 6],
    ['query ($ids: [ID!]!) { many(ids: $ids) { name } }', { ids: Array.from({ length: 40 }, String) }, 40],
    ['query ($ids: [ID!]!) { many(ids: $ids) { name } }', { ids: 'a' }, 1],
  ])('the number of ids times the cost of an object: %s', (query, variables, expected) => expect(cost(query, variables)).toBe(expected));
  it('the complexity that a field declares', () => expect(cost('{ heavy { name } }')).toBe(40));
  it.each([
    ['{ counted(input: {}) { name } }', {}, 1000],
    ['{ counted(input: { against: [] }) { name } }', {}, 1000],
    ['{ counted(input: { against: 1 }) { name } }', {}, 1000],
    ['{ counted(input: { against: [1, 2, 3] }) { name } }', {}, 2000],
    ['query ($n: [Int!]) { counted(input: { against: $n }) { name } }', { n: [1, 2] }, 1500],
    ['query ($n: [Int!] = [1, 2, 3]) { counted(input: { against: $n }) { name } }', {}, 2000],
    ['query ($input: Asked!) { counted(input: $input) { name } }', { input: { against: [1, 2, 3, 4, 5, 6, 7, 8] } }, 4500],
    ['query ($input: Asked!) { counted(input: $input) { name } }', { input: { against: Array.from({ length: 900 }, () => 1) } }, 4500],
    ['query ($input: Asked!) { counted(input: $input) { name } }', { input: 'x' }, 1000],
    ['query ($input: Asked!) { a: counted(input: $input) { name } b: counted(input: { against: [1, 2] }) { name } }', {}, 2500],
  ])('the complexity that a field computes from its arguments: %s with %j', (query, variables, expected) =>
    expect(cost(query, variables)).toBe(expected),
  );

  it('nothing for introspection', () => expect(cost('{ __typename __schema { types { name } } }')).toBe(0));

  it('the same through fragments', () =>
    expect(
      cost(
        '{ ...A ... on Query { unit { name } } } fragment A on Query { units(first: 2) { nodes { ...U } } } fragment U on Unit { weapons { name } }',
      ),
    ).toBe(1 + 2 * 2 + 1));

  it('the product of nested page sizes', () => {
    const nested = buildSchema('type Query { a(first: Int!): C! } type C { nodes: [I!]! } type I { b(first: Int!): C! }');
    const document = parse('{ a(first: 100) { nodes { b(first: 100) { nodes { __typename } } } } }');
    const operation = getOperationAST(document);
    expect(operation && planCost(nested, document, operation)({})).toBe(1 + 100 * (1 + (1 + 100)));
  });
});

describe('a document that doubles with every fragment', () => {
  const bomb = (fragments: number, last: string): string =>
    `{ ...F0 } ${Array.from({ length: fragments }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F${fragments} on Query { ${last} }`;

  it('is measured without spreading it', () => {
    const started = performance.now();
    expect(cost(bomb(200, 'unit { name }'))).toBeGreaterThan(LIMITS.cost);
    expect(cost(bomb(200, '__typename'))).toBe(0);
    expect(cost(bomb(10, 'unit { name }'))).toBe(2 ** 10);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('never has a negative or invalid cost, even within a page of no items', () => {
    const below = bomb(200, 'unit { name }').replace('{ ...F0 }', '{ units(first: 0) { nodes { leader { name } } } ...F0 }');
    expect(cost(below)).toBeGreaterThan(LIMITS.cost);
    const items = `{ units(first: 0) { ...F0 } } ${Array.from({ length: 200 }, (_, n) => `fragment F${n} on Units { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F200 on Units { nodes { name } }`;
    expect(cost(items)).toBe(1);
  });
});

describe('a page size in a variable', () => {
  const query = 'query ($n: Int) { units(first: $n) { nodes { name } } }';
  it('counts with the given value', () => expect(cost(query, { n: 3 })).toBe(4));
  it('counts with its default if it is not given', () => expect(cost(query.replace('Int)', 'Int = 7)'))).toBe(8));
  it.each([-5, 1e9, 1.5, 'x', Number.NaN])('never counts as negative or as more than the largest page: %s', (n) => {
    expect(cost(query, { n })).toBeGreaterThanOrEqual(1);
    expect(cost(query, { n })).toBeLessThanOrEqual(1 + LIMITS.page);
  });
});
