import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { codes, startApi, type TestApi } from './start-api.js';

let api: TestApi;
let schema: GraphQLSchema;
let administrator: AccountHolder;
beforeAll(async () => {
  api = await startApi();
  ({ schema } = api.app.get(GraphQLSchemaHost));
  administrator = await newHolder(api, 'ADMINISTRATOR', ['ROSTERS_READ', 'ROSTERS_WRITE', 'EVENTS', 'ACCOUNT', 'ADMINISTER']);
});
afterAll(() => api.close());

const LONG = 'x'.repeat(5_000);

/** Each field of Query with each of its optional inputs, and a text in it that is too long. */
function* tooLong(): Generator<readonly [place: string, query: string]> {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    for (const { name, type } of field.args) {
      const input = getNamedType(type);
      if (isNonNullType(type) || !isInputObjectType(input)) continue;
      const text = textOf(input);
      if (text) yield [`${field.name}(${name}: { ${text.name} })`, queryWith(field, `${name}: { ${text.name}: "${LONG}" }`)];
    }
}

function queryWith(field: GraphQLField<unknown, unknown>, given: string): string {
  const others = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${smallest(getNamedType(type))}`);
  return `{ ${field.name}(${[given, ...others].join(', ')}) ${isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''} }`;
}

const textOf = (input: GraphQLInputObjectType) =>
  Object.values(input.getFields()).find(({ type }) => ['String', 'ID'].includes(getNamedType(type).name));

const smallest = (type: GraphQLNamedInputType): string => (isInputObjectType(type) ? `{ ${textOf(type)?.name}: "x" }` : '"x"');

it('optional inputs are checked like required ones', async () => {
  const answers: (readonly [string, unknown])[] = [];
  for (const [place, query] of tooLong()) answers.push([place, codes(await administrator.ask(query))]);
  expect(answers.filter(([, code]) => JSON.stringify(code) !== '["BAD_USER_INPUT"]')).toEqual([]);
  expect(answers.map(([place]) => place.split('(', 1)[0])).toEqual(
    expect.arrayContaining(['release', 'datasheets', 'rosters', 'compareReleases']),
  );
});
