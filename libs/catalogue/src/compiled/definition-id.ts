/** The id of the definition, which is the last part of a selection's composite id. Empty for null. */
export function definitionIdOf(entryId: string | null): string {
  return entryId?.split('::').at(-1) ?? '';
}

/** The id of the root entry or link, which is the first part of a selection's composite id. */
export function rootIdOf(entryId: string): string {
  return entryId.split('::')[0] ?? entryId;
}
