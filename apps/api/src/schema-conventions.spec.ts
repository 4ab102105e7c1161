import 'reflect-metadata';
import { getNamedType, isInputObjectType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { buildSchema } from './schema.js';

/** docs/api-conventions.md gives the reason for each convention. */
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema();
});

type Field = GraphQLField<unknown, unknown>;

const objects = () => Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
const fields = (): { readonly name: string; readonly field: Field }[] =>
  objects().flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })) : [],
  );
const typeOf = (type: string, field: string): string => {
  const found = schema.getType(type);
  return isObjectType(found) ? String(found.getFields()[field]?.type) : 'missing';
};

it('every input has the suffix Input', () => {
  const wrong = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type) && !type.name.endsWith('Input'));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('every mutation has one argument, its own input, and returns a payload with userErrors', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const wrong = mutations.filter(({ name, args, type }) => {
    const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
    const payload = getNamedType(type).name;
    const isPayload = String(type) === `${payload}!` && payload.endsWith('Payload') && typeOf(payload, 'userErrors') === '[UserError!]!';
    return !isPayload || args.map((argument) => `${argument.name}: ${String(argument.type)}`).join() !== `input: ${input}`;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(mutations.length).toBeGreaterThan(40);
});

it("every connection has Relay's shape", () => {
  const connections = objects().filter(({ name }) => name.endsWith('Connection'));
  const wrong = connections.filter(({ name }) => {
    const [edge, node] = [`${name.slice(0, -'Connection'.length)}Edge`, typeOf(name, 'nodes').replaceAll(/[[\]!]/g, '')];
    const shape = [typeOf(name, 'edges'), typeOf(name, 'nodes'), typeOf(name, 'pageInfo'), typeOf(name, 'totalCount')];
    const ofEdge = Object.values(schema.getType(edge)?.toConfig() ?? {}).length === 0 ? [] : [typeOf(edge, 'cursor'), typeOf(edge, 'node')];
    return [...shape, ...ofEdge].join() !== `[${edge}!]!,[${node}!]!,PageInfo!,Int!,String!,${node}!`;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(connections.length).toBeGreaterThan(25);
  expect(['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'].map((field) => typeOf('PageInfo', field))).toEqual([
    'Boolean!',
    'Boolean!',
    'String',
    'String',
  ]);
});

it('a field takes first and after if and only if it returns a connection', () => {
  const wrong = fields().filter(({ field: { args, type } }) => {
    const taken = args.map(({ name }) => name).filter((name) => ['first', 'after', 'last', 'before'].includes(name));
    const isPaged = ['after,first', 'after,before,first,last'].includes(taken.toSorted().join());
    return getNamedType(type).name.endsWith('Connection') !== isPaged;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('moments are DateTime, and days are Date', () => {
  const wrong = fields().filter(({ field: { name, type } }) => {
    const scalar = getNamedType(type).name;
    if (/(?:At|Until)$/.test(name) || name === 'at' || name === 'deadline') return scalar === 'String';
    return /(?:On|effectiveFrom)$/.test(name) && scalar === 'String';
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('an argument or field named release that is an input is a ReleaseInput', () => {
  const inputs = Object.values(schema.getTypeMap()).flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const given = [...inputs, ...fields().flatMap(({ field }) => field.args)];
  const wrong = given.filter(
    ({ name, type }) => ['release', 'against', 'base', 'since', 'draft'].includes(name) && getNamedType(type).name !== 'ReleaseInput',
  );
  expect(wrong.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([]);
});

it('an id is an ID', () => {
  const wrong = fields().filter(
    ({ name, field: { name: own, type } }) => own === 'id' && !PUBLISHED.has(name) && !String(type).startsWith('ID'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** Names that people write, such as `wh40k-10e`, and an enum. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'Amendment.id',
  'CheckedAmendment.id',
  'CheckedEdition.id',
  'ListFormat.id',
  'Rule.id',
  'RuleMessage.id',
  'Ruleset.id',
]);
