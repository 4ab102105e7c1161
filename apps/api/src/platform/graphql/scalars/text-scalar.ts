import { ValidateBy } from 'class-validator';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

interface Texts {
  readonly name: string;
  readonly description: string;
  readonly isValid: (text: string) => boolean;
  readonly expected: string;
  /** The one form in which a valid text goes on; without it every valid text is that form. */
  readonly canonical?: (text: string) => string;
}

/** Makes the check of an input field, or of each item if the field is a list. */
type CheckOf = (each: boolean) => PropertyDecorator;

const checks = new Map<unknown, CheckOf>();

/** The check that every input field of this scalar has; undefined for a scalar that is not a text of a certain form. */
export const checkOfScalar = (type: unknown): CheckOf | undefined => checks.get(type);

/**
 * Declares a scalar that is a text of a certain form. Its value stays text, as the libraries and the database's answers have it. The form is
 * checked like the limits of other fields and not while the text is parsed: the query compiler's errors do not name the field.
 */
export function textScalar({
  name,
  description,
  isValid,
  expected,
  canonical = (text) => text,
}: Texts): GraphQLScalarType<string, unknown> {
  const read = (value: unknown): string => {
    const text = textOf(value);
    return isValid(text) ? canonical(text) : text;
  };
  const type = new GraphQLScalarType<string, unknown>({
    name,
    description,
    parseValue: read,
    parseLiteral: (literal) => read(literal.kind === Kind.STRING ? literal.value : null),
    serialize: (value) => value,
  });
  const validate = (value: unknown): boolean => typeof value === 'string' && isValid(value);
  checks.set(type, (each) => ValidateBy({ name: `is${name}`, validator: { validate, defaultMessage: () => expected } }, { each }));
  return type;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('It must be a text.');
}
