import type { OtherLocale } from './locale.js';
import type { Messages, MessageTable, Placeholder } from './template.js';

/** Values that are words of ours and no names, by placeholder: what stands there in English, and what in the other language. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What one room says in one language. */
export interface Language {
  readonly messages: MessageTable;
  readonly words?: Words;
}

/** What one room says in the languages that are not English. */
export type Translations = Readonly<Partial<Record<OtherLocale, Language>>>;

type Sentences = { readonly [Code in string]: Messages };
type Translated<English extends Sentences> = {
  readonly [Code in keyof English]?: { readonly [Id in keyof English[Code]]?: string };
};
/** The same table, with `never` in place of a sentence that asks for what the English one is not given. */
type Fitting<English extends Sentences, Own extends Translated<English>> = {
  readonly [Code in keyof Own]: Code extends keyof English ? FittingMessages<English[Code], Own[Code]> : never;
};
type FittingMessages<English extends Messages, Own> = {
  readonly [Id in keyof Own]: Id extends keyof English ? FittingSentence<English[Id], Own[Id]> : never;
};
type FittingSentence<English extends string, Own> = Own extends string
  ? [Placeholder<Own>] extends [Placeholder<English>]
    ? Own
    : never
  : never;

/** A table in another language beside an English one, checked when it is compiled: `translationOf<typeof english>()({ … })`. */
export function translationOf<English extends Sentences>() {
  return <const Own extends Translated<English>>(own: Own & Fitting<English, Own>): Own => own;
}
