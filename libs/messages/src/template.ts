import type { Params } from '#muster/diagnostics';
import { ENGLISH, type Locale } from './locale.js';

/** The value that a placeholder names: `count` of `{{count}}` and of `{{count|one:model|other:models}}`. */
type NameIn<Inner extends string> = Inner extends `${infer Name}|${string}` ? Name : Inner;

/** The values that a template names: `'{{a}} of {{b|one:unit|other:units}}'` gives `'a' | 'b'`. */
export type Placeholder<Template extends string> = Template extends `${string}{{${infer Inner}}}${infer Rest}`
  ? NameIn<Inner> | Placeholder<Rest>
  : never;

/** The values a template needs, and no others. */
export type MessageParams<Template extends string> = Readonly<Record<Placeholder<Template>, string | number>>;

/** Sentences of one code, by message id. */
export type Messages = Readonly<Record<string, string>>;

/** Sentences by code, then by message id: what a locale is made of. */
export type MessageTable = Readonly<Record<string, Messages>>;

/** A value (`count`), or by its plural category (Unicode CLDR) one of several words (`count|one:model|other:models`). */
const PLACEHOLDER = /\{\{([^{}]{1,120})\}\}/g;

/** The names between braces, as they stand there. */
export const placeholdersOf = (template: string): readonly string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, inner = '']) => partsOf(inner).name);

const rules = new Map<Locale, Intl.PluralRules>();

/** Fills a template. Throws when a value is missing: that is our fault, never the reader's. */
export function renderMessage(template: string, params: Params, locale: Locale = ENGLISH): string {
  return template.replace(PLACEHOLDER, (_, inner: string) => {
    const { name, forms } = partsOf(inner);
    const value = params[name];
    if (value === undefined) throw new Error(`Message "${template}" needs "${name}".`);
    return forms.length === 0 ? String(value) : formFor(Number(value), forms, locale);
  });
}

function partsOf(inner: string): { readonly name: string; readonly forms: readonly string[] } {
  const [name = '', ...forms] = inner.split('|');
  return { name, forms };
}

/** Of `one:model` and `other:models` the word for as many; `other` where the language has a category more than the message. */
function formFor(count: number, forms: readonly string[], locale: Locale): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  const words = new Map(forms.map(split));
  return words.get(known.select(count)) ?? words.get('other') ?? '';
}

function split(form: string): readonly [string, string] {
  const colon = form.indexOf(':');
  return [form.slice(0, colon), form.slice(colon + 1)];
}
