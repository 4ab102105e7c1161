import { ENGLISH, placeholdersOf, renderMessage, type Locale, type MessageParams, type Placeholder } from '#muster/messages';
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** A text of the pages in every language. All languages have the same placeholders. */
export type Phrase<English extends string = string> = Readonly<Record<Exclude<Locale, typeof ENGLISH>, string>> & { readonly en: English };

/** The values of a phrase: none if it has no placeholder. */
type Values<English extends string> = [Placeholder<English>] extends [never] ? readonly [] : readonly [MessageParams<English>];

/** Renders a phrase in the language of a page. */
export type Phrasing = <English extends string>(phrase: Phrase<English>, ...values: Values<English>) => string;

/** Declares phrases, and keeps the exact English so that the compiler knows the values of each. */
export const phrases = <const Table extends Readonly<Record<string, Phrase>>>(table: Table): Table => table;

export const phrasesIn =
  (locale: Locale): Phrasing =>
  (phrase, ...[values]) =>
    renderMessage(phrase[locale], values ?? {}, locale);

const PageLocale = createContext<Locale>(ENGLISH);

/** Every phrase inside is rendered in this language. */
export function InLocale({ locale, children }: { readonly locale: Locale; readonly children: ComponentChildren }) {
  return <PageLocale.Provider value={locale}>{children}</PageLocale.Provider>;
}

export const useLocale = (): Locale => useContext(PageLocale);
export const usePhrases = (): Phrasing => phrasesIn(useLocale());

interface WithMarkupParts<English extends string> {
  readonly of: Phrase<English>;
  readonly values: Readonly<Record<Placeholder<English>, ComponentChildren>>;
}

/** A phrase whose values are markup, such as a link or a name in bold. */
export function WithMarkup<const English extends string>({ of, values }: WithMarkupParts<English>) {
  const template = of[useLocale()];
  const pieces = template.split(/\{\{[^{}]{1,120}\}\}/);
  const names = placeholdersOf(template);
  const valueAt = (at: number): ComponentChildren => {
    const name = names[at];
    return isNameOf(values, name) ? values[name] : null;
  };
  return (
    <>
      {pieces.map((piece, at) => (
        <>
          {piece}
          {valueAt(at)}
        </>
      ))}
    </>
  );
}

const isNameOf = <Table extends object>(values: Table, name: string | undefined): name is keyof Table & string =>
  name !== undefined && Object.hasOwn(values, name);
