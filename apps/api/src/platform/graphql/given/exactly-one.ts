import { badInput } from '../../errors/bad-input.js';
import { withoutNulls, type Given as Plain } from './without-nulls.js';

type Given<Input> = { readonly [Field in keyof Input]-?: readonly [Field & string, NonNullable<Input[Field]>] }[keyof Input];

/**
 * Returns the one field of a `@oneOf` input with its value. This repeats GraphQL's own check, because a compiled query does not apply it to
 * variables.
 * @throws ApiError BAD_USER_INPUT unless exactly one field is given.
 */
export function exactlyOne<Input extends object>(input: Input, path: readonly string[]): Given<Input> {
  const [first, second] = givenFields(input);
  if (first && !second) return first;
  throw badInput([{ path, message: `Exactly one of its fields must be given.` }]);
}

type OfKind<Input> = { readonly [Field in keyof Input]-?: { readonly kind: Field } & Plain<NonNullable<Input[Field]>> }[keyof Input];

/** Returns the value of the one given field as an object, with the field's name as `kind`. */
export function exactlyOneKind<Input extends object>(input: Input, path: readonly string[]): OfKind<Input>;
export function exactlyOneKind(input: Readonly<Record<string, object | null>>, path: readonly string[]): object {
  const [kind, value] = exactlyOne(input, path);
  return { kind, ...withoutNulls(value) };
}

function givenFields<Input extends object>(input: Input): readonly Given<Input>[] {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(input);
  return fields.filter((field): field is Given<Input> => field[1] !== null && field[1] !== undefined);
}
