import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, it } from 'vitest';
import { withoutPlainResolvers } from './plain-fields.js';

it('removes only resolvers that read the property of the same name', () => {
  let called = 0;
  const query = new GraphQLObjectType<Readonly<Record<string, string>>>({
    name: 'Query',
    fields: {
      plain: { type: GraphQLString, resolve: (root) => root['plain'] },
      renamed: { type: GraphQLString, resolve: (root) => root['other'] },
      defaulted: { type: GraphQLString, resolve: (root) => root['defaulted'] ?? 'none' },
      made: { type: GraphQLString, resolve: (root, _given) => root['made'] },
      spread: { type: GraphQLString, resolve: (...all) => ((called += 1), all[0]['spread']) },
      none: { type: GraphQLString },
    },
  });
  const fields = withoutPlainResolvers(new GraphQLSchema({ query })).getQueryType()?.getFields() ?? {};
  const kept = Object.values(fields).filter(({ resolve }) => resolve !== undefined);
  expect(kept.map(({ name }) => name)).toEqual(['renamed', 'defaulted', 'made', 'spread']);
  expect(called).toBe(0);
});
