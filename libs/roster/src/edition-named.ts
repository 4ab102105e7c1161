import type { EditionId } from './roster.js';

const EDITIONS: readonly EditionId[] = ['8e', '9e', '10e', '11e'];

/** The edition that a game system's name says it is of, as "... 10th Edition"; null: it says none, or one that is not known here. */
export function editionNamed(name: string): EditionId | null {
  const number = /\b(\d{1,2})(?:st|nd|rd|th) edition\b/i.exec(name)?.[1];
  return EDITIONS.find((edition) => edition === `${number}e`) ?? null;
}
