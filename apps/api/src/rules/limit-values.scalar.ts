import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { badInput } from '../platform/errors/bad-input.js';

/** Values for the limits of a rule, as callers give them. The code that reads amendments checks each value. */
export const LimitValuesScalar = new GraphQLScalarType<Readonly<Record<string, unknown>>, never>({
  name: 'LimitValues',
  description: 'A JSON object: the limits of a rule by name, each in the form described by `Rule.limits`.',
  parseValue: toValues,
  parseLiteral: (literal, variables) => toValues(valueFromASTUntyped(literal, variables)),
  serialize: () => {
    throw new TypeError('LimitValues is an input type and cannot be serialized.');
  },
});

function toValues(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.fromEntries(Object.entries(value));
  throw badInput([{ path: ['limits'], message: 'LimitValues must be a JSON object with each limit by its name.' }]);
}
