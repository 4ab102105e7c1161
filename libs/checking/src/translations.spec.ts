import { OTHER_LOCALES, placeholdersOf, type MessageTable } from '#muster/messages';
import { AMENDMENT } from '#muster/rules';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TABLES, sayIn, translated, TRANSLATIONS } from './messages.js';

const sentencesOf = (tables: readonly MessageTable[]): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([code, messages]) => Object.entries(messages).map(([id, said]) => [`${code} ${id}`, said] as const)),
    ),
  );
const english = sentencesOf(MESSAGE_TABLES);
const asked = (sentence = ''): readonly string[] => [...new Set(placeholdersOf(sentence))].toSorted();

describe.each(OTHER_LOCALES)('in %s', (locale) => {
  const sentences = sentencesOf(TRANSLATIONS.flatMap(({ [locale]: language }) => (language ? [language.messages] : [])));

  it('every sentence names exactly what the English one of its code names', () => {
    const unlike = [...sentences].filter(([key, said]) => asked(said).join() !== asked(english.get(key)).join());
    expect(unlike).toEqual([]);
    expect([...sentences.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('everything is said that a check can say of a list', () => {
    // What is wrong with an organiser's own rules is for who writes them as data, and in English.
    expect([...english.keys()].filter((key) => !sentences.has(key) && !key.startsWith(AMENDMENT))).toEqual([]);
  });
});

it('what a language lacks is said in English', () => {
  const empty = { code: AMENDMENT, messageId: 'empty', params: {} };
  expect(translated('fr', empty)).toBeNull();
  expect(sayIn('fr', empty)).toBe('The amendment does nothing.');
  expect(sayIn('fr', { code: 'no-legends', messageId: 'takeOut', params: { unit: 'Walker' } })).toBe('Retirer Walker.');
  expect(sayIn('en', { code: 'no-legends', messageId: 'takeOut', params: { unit: 'Walker' } })).toBe('Take out Walker.');
});
