import { badInput } from '../../errors/bad-input.js';
import { withoutNulls, type Given as Plain } from './without-nulls.js';

type Given<Input> = { readonly [Field in keyof Input]-?: readonly [Field & string, NonNullable<Input[Field]>] }[keyof Input];

/**
 * The one field of a `@oneOf` input, with its value. The rule is checked here too: a compiled query takes variables past it once.
 * @throws ApiError BAD_USER_INPUT when none or several are given.
 */
export function exactlyOne<Input extends object>(input: Input, path: readonly string[]): Given<Input> {
  const [first, second] = givenFields(input);
  if (first && !second) return first;
  throw badInput([{ path, message: `Exactly one of its fields must be given.` }]);
}

type OfKind<Input> = { readonly [Field in keyof Input]-?: { readonly kind: Field } & Plain<NonNullable<Input[Field]>> }[keyof Input];

/** The same as one object: what was given in that field, and the name of the field as `kind`. */
export function exactlyOneKind<Input extends object>(input: Input, path: readonly string[]): OfKind<Input>;
export function exactlyOneKind(input: Readonly<Record<string, object | null>>, path: readonly string[]): object {
  const [kind, value] = exactlyOne(input, path);
  return { kind, ...withoutNulls(value) };
}

function givenFields<Input extends object>(input: Input): readonly Given<Input>[] {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(input);
  return fields.filter((field): field is Given<Input> => field[1] !== null && field[1] !== undefined);
}
