import {
  astFromValue,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { variablesOf } from './variables-of.js';

type Values = Readonly<Record<string, unknown>>;
type Fill = (given: unknown) => unknown;

interface Part {
  readonly name: string;
  /** What stands for a value that is not given; undefined if nothing has to. */
  readonly fallback: unknown;
  /** For the values inside a given one; null if none of them can lack anything. */
  readonly inside: Fill | null;
}

/**
 * Fills in the default values of required variables and of required fields of inputs, at any depth. The query compiler reports them as
 * missing. Null if the operation has none. The operation must be compilable: its inputs do not contain themselves.
 */
export function requiredDefaults(schema: GraphQLSchema, operation: OperationDefinitionNode): ((variables: Values) => Values) | null {
  const parts = partsOf(
    variablesOf(schema, operation).map(({ name, type, fallback }) => {
      const isDue = isNonNullType(type) && fallback !== undefined;
      return { name, fallback: isDue ? valueFromASTUntyped(fallback) : undefined, inside: fillOf(type) };
    }),
  );
  return parts && ((variables) => filled(variables, parts));
}

function fillOf(type: GraphQLInputType): Fill | null {
  if (isNonNullType(type)) return fillOf(type.ofType);
  if (isListType(type)) {
    const inside = fillOf(type.ofType);
    return inside && ((given) => (Array.isArray(given) ? given.map(inside) : inside(given)));
  }
  if (!isInputObjectType(type)) return null;
  const parts = partsOf(
    Object.values(type.getFields()).map(({ name, type: own, defaultValue }) => {
      const isDue = isNonNullType(own) && defaultValue !== undefined;
      return { name, fallback: isDue ? asGiven(defaultValue, own) : undefined, inside: fillOf(own) };
    }),
  );
  return parts && ((given) => (isObject(given) ? filled(given, parts) : given));
}

function partsOf(all: readonly Part[]): readonly Part[] | null {
  const parts = all.filter(({ fallback, inside }) => fallback !== undefined || inside !== null);
  const whole = parts.map((part) => ({
    ...part,
    fallback: part.inside && part.fallback !== undefined ? part.inside(part.fallback) : part.fallback,
  }));
  return whole.length === 0 ? null : whole;
}

function filled(given: Values, parts: readonly Part[]): Values {
  const values: Record<string, unknown> = { ...given };
  for (const { name, fallback, inside } of parts) {
    const value = values[name];
    if (value === undefined) {
      // What is left out must stay so: an undefined value would be read as null.
      if (fallback !== undefined) values[name] = fallback;
    } else if (inside !== null) values[name] = inside(value);
  }
  return values;
}

/** The default value of a field as a client would send it: an enum has values of its own within the server. */
function asGiven(value: unknown, type: GraphQLInputType): unknown {
  const written = astFromValue(value, type);
  return written ? valueFromASTUntyped(written) : undefined;
}

const isObject = (given: unknown): given is Values => typeof given === 'object' && given !== null && !Array.isArray(given);
