/** The kinds of things that administrators may teach names for. `wargear` includes every other option of a datasheet. */
export const ALIAS_KINDS = ['faction', 'detachment', 'unit', 'model', 'wargear', 'enhancement', 'armyOption'] as const;
export type AliasKind = (typeof ALIAS_KINDS)[number];

export function isAliasKind(text: string): text is AliasKind {
  return ALIAS_KINDS.some((kind) => kind === text);
}

/** A name that lists use, and the data's name for the same thing. It applies to every release of an edition. */
export interface Alias {
  readonly kind: AliasKind;
  /** The name as lists write it, in any language. */
  readonly name: string;
  /** The name that the data has. A release without this name does not use the alias. */
  readonly means: string;
}
