/**
 * What a table says under a name; undefined if nothing. For names that somebody wrote: such a name may be one that every object has, such as
 * `constructor` or `__proto__`.
 */
export const valueNamed = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
