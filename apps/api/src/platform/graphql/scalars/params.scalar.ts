import type { Params } from '#muster/diagnostics';
import { GraphQLScalarType } from 'graphql';

/** An output type only: it cannot be parsed. */
export const ParamsScalar = new GraphQLScalarType<never, Params>({
  name: 'Params',
  description: 'The values of a message by name: a JSON object of strings and numbers, for programs that render messages themselves.',
  serialize: (value) => (isParams(value) ? value : {}),
  parseValue: refuse,
  parseLiteral: refuse,
});

function isParams(value: unknown): value is Params {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number')
  );
}

function refuse(): never {
  throw new TypeError('Params is an output type and cannot be parsed.');
}
