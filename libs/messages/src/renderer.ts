import type { Params, Sayable } from '#muster/diagnostics';
import { ENGLISH, OTHER_LOCALES, type Locale } from './locale.js';
import { placeholdersOf, renderMessage, type MessageTable } from './template.js';
import type { Language, Translations } from './translation.js';

/**
 * Something to render. `message` is the stored sentence, which is used if this version has no template for the message or if a value is
 * missing.
 */
export type Renderable = Sayable & { readonly message?: string | undefined };

export type Render = (locale: Locale, said: Renderable) => string;

/** Renders a message in one language. */
export type Say = (said: Renderable) => string;

/**
 * Combines the messages of several packages. A message that is missing or incomplete in another language is rendered in English. If English
 * lacks the message too, because another version stored it, the stored sentence is used, or else the code of the message. Tables may share
 * a code; throws if they have different sentences for the same message.
 */
export function renderer(english: readonly MessageTable[], translations: readonly Translations[] = []): Render {
  const renderings = new Map<Locale, Rendering>(
    OTHER_LOCALES.map((locale) => [
      locale,
      rendering(
        locale,
        translations.flatMap((room) => room[locale] ?? []),
      ),
    ]),
  );
  const inEnglish = rendering(
    ENGLISH,
    english.map((messages) => ({ messages })),
  );
  return (locale, said) => renderings.get(locale)?.(said) ?? inEnglish(said) ?? said.message ?? `${said.code}: ${said.messageId}`;
}

/** The values of a message. Values that are messages themselves are rendered. */
export function valuesOf({ params, phrases = {} }: Sayable, say: Say): Params {
  return { ...params, ...Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [name, say(phrase)])) };
}

type Rendering = (said: Sayable) => string | null;

/** Null if the language lacks the message or a message inside it, or if a value is missing. A message is never rendered in part. */
function rendering(locale: Locale, languages: readonly Language[]): Rendering {
  const sentences = sentencesOf(languages.map(({ messages }) => messages));
  const words = new Map(languages.flatMap((language) => Object.entries(language.words ?? {}).flatMap(meanings)));
  const render: Rendering = ({ code, messageId, params, phrases = {} }) => {
    const template = sentences.get(`${code} ${messageId}`);
    if (template === undefined) return null;
    const values: Record<string, string | number> = {};
    for (const name of placeholdersOf(template)) {
      const [value, phrase] = [params[name], phrases[name]];
      const said = phrase ? render(phrase) : (words.get(`${name} ${value}`) ?? value);
      if (said === undefined || said === null) return null;
      values[name] = said;
    }
    return renderMessage(template, values, locale);
  };
  return render;
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
