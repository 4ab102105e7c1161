import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.js';
import { planCost } from './cost.js';

const schema = buildSchema(`
  type Query { units(first: Int = 25): Units! unit: Unit heavy: Unit }
  type Units { totalCount: Int! nodes: [Unit!]! pageInfo: Info! }
  type Info { more: Boolean! }
  type Unit { name: String! weapons: [Weapon!]! leader: Unit }
  type Weapon { name: String! }
`);
const heavy = schema.getQueryType()?.getFields()['heavy'];
if (heavy) heavy.extensions = { complexity: 40 };

function cost(query: string, variables: Readonly<Record<string, unknown>> = {}): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The query has no operation.');
  return planCost(schema, document, operation)(variables);
}

describe('an operation costs', () => {
  it('one for each object, nothing for plain values', () => expect(cost('{ unit { name weapons { name } leader { name } } }')).toBe(3));
  it('its page times what an item costs, the rest of the connection once', () =>
    expect(cost('{ units(first: 10) { totalCount nodes { name weapons { name } } pageInfo { more } } }')).toBe(1 + 10 * 2 + 1));
  it('the default page where none is given', () => expect(cost('{ units { nodes { name } } }')).toBe(26));
  it('what a field says of itself', () => expect(cost('{ heavy { name } }')).toBe(40));
  it('nothing for introspection', () => expect(cost('{ __typename __schema { types { name } } }')).toBe(0));

  it('the same through fragments', () =>
    expect(
      cost(
        '{ ...A ... on Query { unit { name } } } fragment A on Query { units(first: 2) { nodes { ...U } } } fragment U on Unit { weapons { name } }',
      ),
    ).toBe(1 + 2 * 2 + 1));

  it('pages in pages multiplied', () => {
    const nested = buildSchema('type Query { a(first: Int!): C! } type C { nodes: [I!]! } type I { b(first: Int!): C! }');
    const document = parse('{ a(first: 100) { nodes { b(first: 100) { nodes { __typename } } } } }');
    const operation = getOperationAST(document);
    expect(operation && planCost(nested, document, operation)({})).toBe(1 + 100 * (1 + (1 + 100)));
  });
});

describe('a page size in a variable', () => {
  const query = 'query ($n: Int) { units(first: $n) { nodes { name } } }';
  it('counts as given', () => expect(cost(query, { n: 3 })).toBe(4));
  it('counts as its default where it is not given', () => expect(cost(query.replace('Int)', 'Int = 7)'))).toBe(8));
  it.each([-5, 1e9, 1.5, 'x', Number.NaN])('never counts for less than nothing or more than the largest page: %s', (n) => {
    expect(cost(query, { n })).toBeGreaterThanOrEqual(1);
    expect(cost(query, { n })).toBeLessThanOrEqual(1 + LIMITS.page);
  });
});
