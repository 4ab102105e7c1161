import { buildSchema, isSpecifiedScalarType, printSchema, type GraphQLSchema } from 'graphql';
import { gql } from 'graphql-tag';
import { expect, it } from 'vitest';
import { withoutSyntax } from './without-syntax.js';

const SDL = `"""The harbour"""
type Query {
  berth(number: Int = 1, given: Asked): Berth
}

interface Place {
  name: String!
}

type Berth implements Place {
  name: String!
  kind: Kind
}

input Asked {
  name: String = "north"
}

enum Kind {
  DRY
  WET @deprecated(reason: "Rain")
}

scalar Depth`;

/** Everything in the schema that still refers to a syntax tree. */
function withSyntax(schema: GraphQLSchema): readonly string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, part] of Object.entries(value)) {
      if ((key === 'astNode' && part !== undefined && part !== null) || (key === 'extensionASTNodes' && Object.keys(part).length > 0))
        found.push(path);
      else walk(part, `${path}.${key}`);
    }
  };
  for (const type of Object.values(schema.getTypeMap())) if (!isSpecifiedScalarType(type)) walk(type, type.name);
  return found;
}

it('leaves a schema as it is but for its syntax trees', () => {
  const schema = buildSchema(`${SDL}\n\nextend type Berth { depth: Depth }`);
  const before = printSchema(schema);
  expect(withSyntax(schema).length).toBeGreaterThan(10);
  expect(printSchema(withoutSyntax(schema))).toBe(before);
  expect(withSyntax(schema)).toEqual([]);
});

it('forgets what was parsed with graphql-tag', () => {
  const parse = (): unknown => gql(SDL);
  const first = parse();
  expect(parse()).toBe(first);
  withoutSyntax(buildSchema(SDL));
  expect(parse()).not.toBe(first);
});
