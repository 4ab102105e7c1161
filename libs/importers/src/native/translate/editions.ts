import { keywordKey, type Release } from '#muster/catalogue';

type Edition = Release['edition'];

/** The keywords by which 10th edition lists are sorted, in order. A datasheet is listed under the first of them that it has. */
export const ROLE_KEYWORDS: readonly string[] = [
  'Epic Hero',
  'Character',
  'Battleline',
  'Dedicated Transport',
  'Infantry',
  'Mounted',
  'Swarm',
  'Beast',
  'Monster',
  'Vehicle',
  'Fortification',
];

/** In the 8th and 9th edition, detachments are force entries with slots. */
export function hasSlots(edition: Edition): boolean {
  return edition === '8e' || edition === '9e';
}

/** Maximum copies of a datasheet in a roster (10th edition Core Rules, Muster Your Army). Null if the edition has no such limit. */
export function usualCopies(edition: Edition, keywords: readonly string[]): number | null {
  if (hasSlots(edition)) return null;
  const keys = new Set(keywords.map(keywordKey));
  if (keys.has('epic hero')) return 1;
  return keys.has('battleline') || keys.has('dedicated transport') ? BATTLELINE_COPIES : 3;
}

export const BATTLELINE_COPIES = 6;
