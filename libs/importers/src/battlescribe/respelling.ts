import { keywordKey, type Vocabulary } from '#muster/catalogue';

/** Minimum length of names to correct. Shorter names are too similar to each other. */
const SHORTEST = 7;

/**
 * A vocabulary that also accepts names with one typing error: one letter added, omitted or replaced, or two letters swapped. A name is
 * accepted only if exactly one known name is that similar, starts with the same letter and is not just its plural. `tell` is called for
 * every name found this way.
 */
export function respeltVocabulary(names: readonly string[], exact: Vocabulary, tell: (printed: string, name: string) => void): Vocabulary {
  const byKey = new Map(names.map((name) => [keywordKey(name), name]));
  const byFirst = new Map<string, string[]>();
  for (const key of byKey.keys()) {
    const first = key.charAt(0);
    const known = byFirst.get(first);
    if (known) known.push(key);
    else byFirst.set(first, [key]);
  }
  return {
    find(words) {
      const printed = words.join(' ');
      const known = exact.find(words);
      const key = keywordKey(printed);
      if (known !== null || key.length < SHORTEST) return known;
      const [near, ...others] = (byFirst.get(key.charAt(0)) ?? []).filter((other) => isOneSlip(key, other));
      const name = near === undefined || others.length > 0 ? undefined : byKey.get(near);
      if (name === undefined) return null;
      tell(printed, name);
      return name;
    },
  };
}

/** Whether the names differ by one added, omitted or replaced letter, or by two swapped neighbours. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const restOfShort = short.slice(start);
  const restOfLong = long.slice(start);
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const isOtherLetter = restOfShort.slice(1) === restOfLong.slice(1);
  const isChangedAbout =
    restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0] && restOfShort.slice(2) === restOfLong.slice(2);
  return restOfShort !== '' && (isOtherLetter || isChangedAbout);
}
