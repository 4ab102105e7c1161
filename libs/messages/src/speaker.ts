import type { Sayable } from '#muster/diagnostics';
import { placeholdersOf, renderMessage, type MessageTable } from './template.js';
import type { OtherLocale } from './locale.js';
import type { Language } from './translation.js';

/**
 * The voice of several rooms together. Tables may speak under one code; two sentences for one message throw here, and a message that no
 * table has throws when it is said: both are faults of ours.
 */
export function speaker(tables: readonly MessageTable[]): (said: Sayable) => string {
  const sentences = sentencesOf(tables);
  return ({ code, messageId, params }) => {
    const template = sentences.get(`${code} ${messageId}`);
    if (template === undefined) throw new Error(`No sentence for "${code} ${messageId}".`);
    return renderMessage(template, params);
  };
}

/**
 * What several rooms say in another language. Null where that has no such sentence, or lacks one within it, or a value is not there that it
 * needs (of what was stored long ago): it is said whole, or not at all.
 */
export function translator(locale: OtherLocale, languages: readonly Language[]): (said: Sayable) => string | null {
  const sentences = sentencesOf(languages.map(({ messages }) => messages));
  const words = new Map(languages.flatMap((language) => Object.entries(language.words ?? {}).flatMap(meanings)));
  const translate = ({ code, messageId, params, phrases = {} }: Sayable): string | null => {
    const template = sentences.get(`${code} ${messageId}`);
    if (template === undefined) return null;
    const values: Record<string, string | number> = {};
    for (const name of placeholdersOf(template)) {
      const [value, phrase] = [params[name], phrases[name]];
      const said = phrase ? translate(phrase) : (words.get(`${name} ${value}`) ?? value);
      if (said === undefined || said === null) return null;
      values[name] = said;
    }
    return renderMessage(template, values, locale);
  };
  return translate;
}

const meanings = ([placeholder, known]: readonly [string, Readonly<Record<string, string>>]) =>
  Object.entries(known).map(([word, meaning]) => [`${placeholder} ${word}`, meaning] as const);

function sentencesOf(tables: readonly MessageTable[]): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  for (const table of tables) {
    for (const [code, messages] of Object.entries(table)) {
      for (const [messageId, sentence] of Object.entries(messages)) {
        const key = `${code} ${messageId}`;
        const known = sentences.get(key);
        if (known !== undefined && known !== sentence) throw new Error(`"${key}" has two sentences.`);
        sentences.set(key, sentence);
      }
    }
  }
  return sentences;
}
