import { looseKey } from './name-key.js';
import { typos } from './near-names.js';

/** The candidate that an unknown name probably means, with the data's spelling. */
export interface Meant {
  readonly name: string;
  /** Whether the unknown name differs from the candidate only in blanks, hyphens, articles, "w/" or the order of the words. */
  readonly isCertain: boolean;
}

/** A name that may be meant, made ready for comparing. */
export interface Nameable {
  readonly name: string;
  readonly key: string;
  readonly compact: string;
  /** The compact form of the name without the number or the label that the data prints before it. */
  readonly bare: string;
}

const leastLengthForOneTypo = 5;
const leastLengthForTwoTypos = 9;
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'der', 'die', 'das']);

export function nameable(name: string): Nameable {
  const key = looseKey(name);
  const compact = compactKey(key);
  const bare = withoutLabel(name);
  return { name, key, compact, bare: bare === name ? compact : compactKey(looseKey(bare)) };
}

/** `Oar` in `5. Oar`, `Relic: Oar` and `Trait (Book 2): Oar`. */
function withoutLabel(name: string): string {
  const behind = name.slice(name.lastIndexOf(': ') + 1).trim();
  return behind.replace(/^\d{1,2}\. /u, '');
}

/**
 * Finds the only candidate that an unknown name can mean. The two may differ in spaces, hyphens, articles and word order, in a number or
 * label before the candidate's name, in the words in
 * `ownWords`, which any part of a unit may carry, or in one letter (two letters in long names). Null if no candidate or several fit.
 */
export function meantBy(name: string, candidates: readonly Nameable[], ownWords: ReadonlySet<string> = new Set()): Meant | null {
  const key = looseKey(name);
  const compact = compactKey(key);
  const same = onlyOne(candidates, (one) => one.compact === compact);
  if (same !== undefined) return same && { name: same.name, isCertain: true };
  const unlabelled = onlyOne(candidates, (one) => one.bare === compact);
  if (unlabelled !== undefined) return unlabelled && { name: unlabelled.name, isCertain: false };
  const words = sorted(key);
  const turned = onlyOne(candidates, (one) => sorted(one.key) === words);
  if (turned !== undefined) return turned && { name: turned.name, isCertain: true };
  const rest = without(key, ownWords);
  const shortened = rest === '' ? undefined : onlyOne(candidates, (one) => without(one.key, ownWords) === rest);
  if (shortened !== undefined) return shortened && { name: shortened.name, isCertain: false };
  const most = compact.length >= leastLengthForTwoTypos ? 2 : compact.length >= leastLengthForOneTypo ? 1 : 0;
  for (let count = 1; count <= most; count += 1) {
    const misspelt = onlyOne(
      candidates,
      (one) => Math.abs(one.compact.length - compact.length) <= count && typos(one.compact, compact) <= count,
    );
    if (misspelt !== undefined) return misspelt && { name: misspelt.name, isCertain: false };
  }
  return null;
}

/** Undefined if no candidate fits. Null if several candidates with different names fit. */
function onlyOne(candidates: readonly Nameable[], fits: (candidate: Nameable) => boolean): Nameable | null | undefined {
  const fitting = candidates.filter(fits);
  const [first] = fitting;
  return first === undefined || fitting.every(({ key }) => key === first.key) ? first : null;
}

function sorted(key: string): string {
  return key.split(' ').toSorted().join(' ');
}

function without(key: string, words: ReadonlySet<string>): string {
  return compactKey(
    key
      .split(' ')
      .filter((word) => !words.has(word))
      .join(' '),
  );
}

function compactKey(key: string): string {
  return key
    .replace(/\bw\/ ?/g, 'with ')
    .split(/[\s-]+/)
    .filter((word) => !articles.has(word))
    .join('')
    .replace(/['’`]/g, '');
}
