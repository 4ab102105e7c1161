import { keywordKey } from '#muster/catalogue';

/** Two words of the same person's name have this many letters in common at the start. */
const alike = 3;

/**
 * Whether this may be a player's abbreviation of the unit's name: word by word the same name, with words cut short or replaced by the initial, and first
 * names that begin alike. `Rob. T.` abbreviates `Robard Tallow`, and so does `Robin T.`.
 */
export function abbreviates(nickname: string, name: string): boolean {
  const [short, long] = [wordsOf(nickname), wordsOf(name)];
  const shared = short.map((word, index) => sharedStart(word, long[index] ?? ''));
  const isEachAlike = shared.every((count, index) => count >= Math.min(alike, short[index]?.length ?? 0, long[index]?.length ?? 0));
  return short.length > 1 && short.length === long.length && isEachAlike && shared.some((count) => count >= alike);
}

const wordsOf = (text: string): readonly string[] =>
  keywordKey(text)
    .split(/[ .]+/)
    .filter((word) => word !== '');

function sharedStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.charAt(count) === other.charAt(count)) count += 1;
  return count;
}
