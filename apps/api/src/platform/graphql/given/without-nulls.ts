/** The type of an input without nulls: a field that is null or undefined is absent. */
export type Given<T> = T extends readonly (infer Item)[] ? readonly Given<Item>[] : T extends object ? GivenFields<T> : T;

type GivenFields<T> = { readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: Given<T[Name]> } & {
  readonly [Name in keyof T as undefined extends T[Name] ? Name : never]?: Given<NonNullable<T[Name]>>;
};

/** Removes null and undefined fields from an input, at every level. */
export function withoutNulls<T>(input: T): Given<T>;
export function withoutNulls(input: unknown): unknown {
  if (Array.isArray(input)) return input.map((item: unknown) => withoutNulls(item));
  if (typeof input !== 'object' || input === null) return input;
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, withoutNulls(value)]));
}
