import { keywordKey, type Vocabulary } from '#muster/catalogue';

/** Shorter names are too alike to tell a slip from another name. */
const SHORTEST = 7;

/**
 * The names of a vocabulary as a slip writes them: one letter too many, too few or another, or two changed about. Only where exactly one name is
 * that near, begins with the same letter and is no mere plural; `tell` is given every name found so.
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

/** Whether one letter was added, left out, taken for another, or changed about with the next. */
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
