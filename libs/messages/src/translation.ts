import type { OtherLocale } from './locale.js';
import type { Messages, MessageTable, Placeholder } from './template.js';

/** Translations of parameter values that are words rather than names: by placeholder, from the English word to the other language. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The messages of one package in one language. */
export interface Language {
  readonly messages: MessageTable;
  readonly words?: Words;
}

/** The messages of one package in all languages other than English. */
export type Translations = Readonly<Partial<Record<OtherLocale, Language>>>;

type Sentences = { readonly [Code in string]: Messages };
type Translated<English extends Sentences> = {
  readonly [Code in keyof English]?: { readonly [Id in keyof English[Code]]?: string };
};
/** The same table, but with `never` for each message that uses a value which the English message does not have. */
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

/** Creates a translation of an English table and checks it at compile time: `translationOf<typeof english>()({ … })`. */
export function translationOf<English extends Sentences>() {
  return <const Own extends Translated<English>>(own: Own & Fitting<English, Own>): Own => own;
}
