/** The editions whose lists and data Muster knows by name, the oldest first. */
export const EDITIONS = ['8e', '9e', '10e', '11e'] as const;

export type EditionId = (typeof EDITIONS)[number];

/** Null if the value is not the id of an edition. */
export const editionWithId = (id: unknown): EditionId | null => EDITIONS.find((edition) => edition === id) ?? null;

/** The edition in the name of a game system ("... 10th Edition"). Null if the name contains none, or an unknown one. */
export function editionNamed(name: string): EditionId | null {
  const number = /\b(\d{1,2})(?:st|nd|rd|th) edition\b/i.exec(name)?.[1];
  return editionWithId(`${number}e`);
}
