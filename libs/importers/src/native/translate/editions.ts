import { keywordKey, type Release } from '#muster/catalogue';

type Edition = Release['edition'];

/** Keywords by which a 10th edition list is ordered, in that order: a datasheet stands under the first it has. */
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

/** The 8th and 9th edition build armies of detachments that are force entries with slots. */
export function hasSlots(edition: Edition): boolean {
  return edition === '8e' || edition === '9e';
}

/** How often a roster may take a datasheet. 10th edition Core Rules, Muster Your Army; null: the edition does not say. */
export function usualCopies(edition: Edition, keywords: readonly string[]): number | null {
  if (hasSlots(edition)) return null;
  const keys = new Set(keywords.map(keywordKey));
  if (keys.has('epic hero')) return 1;
  return keys.has('battleline') || keys.has('dedicated transport') ? BATTLELINE_COPIES : 3;
}

export const BATTLELINE_COPIES = 6;
