import type { Params } from '#muster/diagnostics';
import { ENGLISH, type Locale } from './locale.js';

/** The name of a placeholder's value: `count` in `{{count}}` and in `{{count|one:model|other:models}}`. */
type NameIn<Inner extends string> = Inner extends `${infer Name}|${string}` ? Name : Inner;

/**
 * The names of a template's values: `'{{a}} of {{b|one:unit|other:units}}'` gives `'a'
 * 'b'`.
 */
export type Placeholder<Template extends string> = Template extends `${string}{{${infer Inner}}}${infer Rest}`
  ? NameIn<Inner> | Placeholder<Rest>
  : never;

/** Exactly the values that a template needs. */
export type MessageParams<Template extends string> = Readonly<Record<Placeholder<Template>, string | number>>;

/** The messages of one code, by message id. */
export type Messages = Readonly<Record<string, string>>;

/** All messages of a language, by code and then by message id. */
export type MessageTable = Readonly<Record<string, Messages>>;

/**
 * A placeholder is a value (`count`), or a word selected by the value's plural category in Unicode CLDR (`count|one:model|other:models`).
 */
const PLACEHOLDER = /\{\{([^{}]{1,120})\}\}/g;

/** The names of all placeholders, in order of appearance. */
export const placeholdersOf = (template: string): readonly string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, inner = '']) => partsOf(inner).name);

const rules = new Map<Locale, Intl.PluralRules>();

/** Fills in a template. Throws if a value is missing, because that is a programming error. */
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

/** Selects the word for a number from `one:model` and `other:models`. Uses `other` if the message has no word for the plural category. */
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
