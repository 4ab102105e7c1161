import { registerEnumType } from '@nestjs/graphql';

/** Gives for each name the value that the libraries use and a description, or only the description if the value equals the name. */
type Values = Readonly<Record<string, string | readonly [string, string]>>;

type EnumOf<Of extends Values> = { readonly [Name in keyof Of]: Of[Name] extends readonly [infer Value, string] ? Value : Name };

/** Declares an enum of the schema from a table. */
export function enumOf<const Of extends Values>(name: string, description: string, values: Of): EnumOf<Of>;
export function enumOf(name: string, description: string, values: Values): Readonly<Record<string, string>> {
  const entries = Object.entries(values);
  const known = Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? key : value[0]]));
  const valuesMap = Object.fromEntries(entries.map(([key, value]) => [key, { description: typeof value === 'string' ? value : value[1] }]));
  registerEnumType(known, { name, description, valuesMap });
  return known;
}
