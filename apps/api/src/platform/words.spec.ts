import { ENGLISH, LOCALES, OTHER_LOCALES, placeholdersOf, type Locale, type MessageTable } from '#muster/messages';
import { PUBLISHING_MESSAGES } from '#muster/publishing';
import { AMENDMENT } from '#muster/rules';
import { describe, expect, it } from 'vitest';
import { ENGLISH_TABLES, render, TRANSLATIONS } from './words.js';

interface Message {
  readonly code: string;
  readonly messageId: string;
  readonly template: string;
}

const messagesOf = (tables: readonly MessageTable[]): readonly Message[] =>
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([code, messages]) =>
      Object.entries(messages).map(([messageId, template]) => ({ code, messageId, template })),
    ),
  );
const keyOf = ({ code, messageId }: Message): string => `${code} ${messageId}`;
const english = messagesOf(ENGLISH_TABLES);
/** Administrators, and authors of house rules as data, read the API's documentation, which is in English. */
const forAdministrators = new Set(messagesOf(PUBLISHING_MESSAGES).map(keyOf));
const placeholders = (template = ''): readonly string[] => [...new Set(placeholdersOf(template))].toSorted();

describe.each(OTHER_LOCALES)('in %s', (locale) => {
  const translated = messagesOf(TRANSLATIONS.flatMap(({ [locale]: language }) => (language ? [language.messages] : [])));

  it('every message uses exactly the values of the English one', () => {
    const templates = new Map(english.map((message) => [keyOf(message), message.template]));
    expect(translated.filter((message) => !templates.has(keyOf(message)))).toEqual([]);
    const unlike = translated.filter((one) => placeholders(one.template).join() !== placeholders(templates.get(keyOf(one))).join());
    expect(unlike).toEqual([]);
  });

  it('every message is translated, except those for administrators', () => {
    const known = new Set(translated.map(keyOf));
    expect(english.map(keyOf).filter((key) => !known.has(key) && !forAdministrators.has(key) && !key.startsWith(AMENDMENT))).toEqual([]);
  });
});

describe.each(LOCALES)('with numbers, in %s', (locale) => {
  it.each([0, 1, 2, 5])('%s', (count) => {
    const shown = locale === ENGLISH ? english : english.filter((message) => !forAdministrators.has(keyOf(message)));
    const rendered = shown.map(({ code, messageId, template }) => {
      const params = Object.fromEntries(placeholdersOf(template).map((name) => [name, count]));
      return { code, messageId, said: render(locale, { code, messageId, params }) };
    });
    expect(rendered.filter(({ said }) => /[{}]|undefined|\(e?s\)/.test(said))).toEqual([]);
    expect(rendered.filter(({ code, messageId, said }) => said === `${code}: ${messageId}`)).toEqual([]);
    // Finds "1 units", "1 unités" and "2 unit": the noun must agree with its number.
    expect(rendered.filter(({ said }) => disagrees(said, count, locale))).toEqual([]);
  });
});

/** Nouns that messages count. */
const COUNTED =
  /^(?:units?|models?|points?|lists?|detachments?|Enhancements?|selections?|lines?|columns?|bytes?|unités?|figurines?|listes?|détachements?|Optimisations?|lignes?|octets?|colonnes?|sélections?)$/;

function disagrees(said: string, count: number, locale: Locale): boolean {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  const words = said.split(' ');
  return words.some((word, at) => {
    const noun = words[at + 1]?.replace(/[.,;:]$/, '') ?? '';
    return word === String(count) && COUNTED.test(noun) && noun.endsWith('s') === isOne;
  });
}
