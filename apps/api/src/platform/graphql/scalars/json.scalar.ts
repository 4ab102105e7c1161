import { GraphQLScalarType } from 'graphql';

/** An output type only: it cannot be parsed. */
export const JsonScalar = new GraphQLScalarType<never, unknown>({
  name: 'JSON',
  description: 'Any JSON value, as stored. Used in output only.',
  serialize: (value) => value,
  parseValue: refuse,
  parseLiteral: refuse,
});

function refuse(): never {
  throw new TypeError('JSON is an output type and cannot be parsed.');
}
