import type { Params } from './diagnostic.js';

/** The names between braces in a template: `'{{a}} of {{b}}'` gives `'a' | 'b'`. */
export type Placeholder<Template extends string> = Template extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values a template needs, and no others. */
export type MessageParams<Template extends string> = Readonly<Record<Placeholder<Template>, string | number>>;

/** Sentences of one code, by message id. */
export type Messages = Readonly<Record<string, string>>;

/** Sentences by code, then by message id: what a locale is made of. */
export type MessageTable = Readonly<Record<string, Messages>>;

const PLACEHOLDER = /\{\{(\w{1,40})\}\}/g;

/** The names between braces, as they stand there. */
export const placeholdersOf = (template: string): readonly string[] =>
  [...template.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);

/** Fills a template. Throws when a value is missing: that is our fault, never the reader's. */
export function renderMessage(template: string, params: Params): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Message "${template}" needs "${name}".`);
    return String(value);
  });
}
