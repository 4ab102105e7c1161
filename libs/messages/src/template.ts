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

/** A placeholder and the text before it. `forms` has the words by plural category; it is empty for a plain value. */
interface Placed {
  readonly before: string;
  readonly name: string;
  readonly forms: ReadonlyMap<string, string>;
}

interface Sentence {
  readonly placed: readonly Placed[];
  readonly end: string;
}

/** The sentences of the message tables, which are few. */
const templates = new Map<string, Sentence>();
const rules = new Map<Locale, Intl.PluralRules>();

/** The names of all placeholders, in order of appearance. */
export const placeholdersOf = (template: string): readonly string[] => read(template).placed.map(({ name }) => name);

/** Fills in a template. Throws if a value is missing, because that is a programming error. */
export function renderMessage(template: string, params: Params, locale: Locale = ENGLISH): string {
  const { placed, end } = read(template);
  let text = '';
  for (const { before, name, forms } of placed) {
    const value = params[name];
    if (value === undefined) throw new Error(`Message "${template}" needs "${name}".`);
    text += before + (forms.size === 0 ? String(value) : formFor(Number(value), forms, locale));
  }
  return text + end;
}

function read(template: string): Sentence {
  const known = templates.get(template);
  if (known) return known;
  let at = 0;
  const placed = [...template.matchAll(PLACEHOLDER)].map((match) => {
    const [whole, inner = ''] = match;
    const [name = '', ...forms] = inner.split('|');
    const before = template.slice(at, match.index);
    at = match.index + whole.length;
    return { before, name, forms: new Map(forms.map(split)) };
  });
  const made = { placed, end: template.slice(at) };
  templates.set(template, made);
  return made;
}

/** Selects the word for a number from `one:model` and `other:models`. Uses `other` if the message has no word for the plural category. */
function formFor(count: number, forms: Placed['forms'], locale: Locale): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return forms.get(known.select(count)) ?? forms.get('other') ?? '';
}

function split(form: string): readonly [string, string] {
  const colon = form.indexOf(':');
  return [form.slice(0, colon), form.slice(colon + 1)];
}
