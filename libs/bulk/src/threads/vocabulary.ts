import type { Task } from './thread-messages.js';

/** Only the beginning of a text is looked at: it names the faction and many units. */
const BEGINNING = 4_000;
const LONGER_WORDS = /\p{L}{5,}/gu;
const NUMBERS = 2 ** 16;
export const NO_WORDS = new Uint16Array();

/** The longer words of the list that a task is about, as numbers. Different words may have the same number. */
export function wordsIn({ given }: Task): Uint16Array {
  const list = given.find(isText);
  return list ? Uint16Array.from(new Set(list.text.slice(0, BEGINNING).match(LONGER_WORDS)), numberOf) : NO_WORDS;
}

const isText = (one: unknown): one is { readonly text: string } =>
  typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string';

function numberOf(word: string): number {
  let number = 0;
  for (let at = 0; at < word.length; at += 1) number = (number * 31 + word.charCodeAt(at)) % NUMBERS;
  return number;
}

/** The words of the lists that a thread has judged: for a list with the same words it has opened the data. */
export class Vocabulary {
  readonly #known = new Uint8Array(NUMBERS);

  learn(words: Uint16Array): void {
    for (const word of words) this.#known[word] = 1;
  }

  /** How many of the words it lacks. */
  lacks(words: Uint16Array): number {
    let lacking = words.length;
    for (const word of words) lacking -= this.#known[word] ?? 0;
    return lacking;
  }
}
