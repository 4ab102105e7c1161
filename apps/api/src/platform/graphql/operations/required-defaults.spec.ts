import {
  execute,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { requiredDefaults } from './required-defaults.js';

// As Nest makes them: the values of an enum differ from their names.
const order = new GraphQLEnumType({ name: 'Order', values: { UP: { value: 'up' }, DOWN: { value: 'down' } } });
const sort = new GraphQLInputObjectType({
  name: 'Sort',
  fields: { by: { type: new GraphQLNonNull(order), defaultValue: 'down' }, least: { type: GraphQLInt, defaultValue: 1 } },
});
const filter = new GraphQLInputObjectType({
  name: 'Filter',
  fields: {
    sort: { type: sort },
    sorts: { type: new GraphQLList(new GraphQLNonNull(sort)) },
    isKept: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
    name: { type: new GraphQLNonNull(GraphQLString) },
  },
});
const plain = new GraphQLInputObjectType({
  name: 'Plain',
  fields: { a: { type: GraphQLInt, defaultValue: 3 }, b: { type: new GraphQLNonNull(new GraphQLList(GraphQLString)) } },
});
const args = { filter: { type: filter }, filters: { type: new GraphQLList(filter) }, plain: { type: plain }, order: { type: order } };
const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { x: { type: GraphQLInt, args } } }) });

const operationOf = (text: string): OperationDefinitionNode => parse(text).definitions[0] as OperationDefinitionNode;
const filled = (variables: string, given: Readonly<Record<string, unknown>>): unknown =>
  requiredDefaults(schema, operationOf(`query${variables} { x }`))?.(given) ?? null;

const NAMED = { name: 'Warden' };
const WHOLE = { ...NAMED, isKept: false };

it.each([
  ['a field', '($filter: Filter)', { filter: NAMED }, { filter: WHOLE }],
  ['nothing where a value is given', '($filter: Filter)', { filter: { ...NAMED, isKept: true } }, { filter: { ...NAMED, isKept: true } }],
  ['nothing in place of an optional input', '($filter: Filter)', {}, {}],
  ['nothing in place of null', '($filter: Filter)', { filter: null }, { filter: null }],
  [
    'inner inputs, with the name of an enum',
    '($filter: Filter)',
    { filter: { ...WHOLE, sort: {} } },
    { filter: { ...WHOLE, sort: { by: 'DOWN' } } },
  ],
  ['each item of a list', '($filters: [Filter!])', { filters: [NAMED, WHOLE] }, { filters: [WHOLE, WHOLE] }],
  ['one item without a list', '($filters: [Filter!])', { filters: NAMED }, { filters: WHOLE }],
  ['a variable', '($count: Int! = 2, $order: Order! = UP)', { order: 'DOWN' }, { order: 'DOWN', count: 2 }],
  ['an enum', '($order: Order! = UP)', {}, { order: 'UP' }],
  ['a variable with a field', '($filter: Filter! = { name: "Warden" })', {}, { filter: WHOLE }],
])('fills in %s', (_, variables, given, expected) => expect(filled(variables, given)).toStrictEqual(expected));

it.each(['', '($plain: Plain)', '($plain: Plain!)', '($count: Int = 2)'])('has nothing to do for the variables %s', (variables) =>
  expect(requiredDefaults(schema, operationOf(`query${variables} { x }`))).toBeNull(),
);

it('changes nothing for a reader that knows the defaults itself', async () => {
  const text = 'query ($filter: Filter, $order: Order! = UP) { x(filter: $filter, order: $order) }';
  const given = { filter: { ...NAMED, sort: {}, sorts: [{ least: 4 }] } };
  const seen: unknown[] = [];
  const rootValue = { x: (received: unknown) => seen.push(received) };
  for (const variableValues of [given, requiredDefaults(schema, operationOf(text))?.(given)])
    await execute({ schema, document: parse(text), rootValue, variableValues });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]).toMatchObject({ order: 'up', filter: { isKept: false, sort: { by: 'down', least: 1 } } });
});
