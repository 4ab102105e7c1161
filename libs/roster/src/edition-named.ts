import type { EditionId } from './roster.js';

const EDITIONS: readonly EditionId[] = ['8e', '9e', '10e', '11e'];

/** The edition in the name of a game system ("... 10th Edition"). Null if the name contains none, or an unknown one. */
export function editionNamed(name: string): EditionId | null {
  const number = /\b(\d{1,2})(?:st|nd|rd|th) edition\b/i.exec(name)?.[1];
  return EDITIONS.find((edition) => edition === `${number}e`) ?? null;
}
