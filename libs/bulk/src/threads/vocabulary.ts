import type { SubjectReading } from '#muster/checking';
import type { Task } from './thread-messages.js';

/** Only the beginning of a text is looked at: it names the faction and many units. */
const BEGINNING = 4_000;
const LONGER_WORDS = /\p{L}{5,}/gu;
const NUMBERS = 2 ** 16;
export const NO_WORDS = new Uint16Array();

/** The longer words of the list that a task is about, as numbers. Different words may have the same number. */
export function wordsIn({ given }: Task): Uint16Array {
  const [words = ''] = given.flatMap(wordsOf);
  return Uint16Array.from(new Set(words.match(LONGER_WORDS)), numberOf);
}

/** The text of a list, or the names of the factions and units that were read of it. */
function wordsOf(given: Task['given'][number]): readonly string[] {
  if (typeof given !== 'object' || given === null) return [];
  if ('text' in given && typeof given.text === 'string') return [given.text.slice(0, BEGINNING)];
  if (!isReading(given)) return [];
  return [[...given.roster.factions, ...given.roster.units].map(({ name }) => name).join(' ')];
}

const isReading = (given: object): given is SubjectReading => 'format' in given && 'roster' in given;

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
