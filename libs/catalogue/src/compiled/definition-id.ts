/** The last part of a selection's composite id: the definition's own. Empty for none. */
export function definitionIdOf(entryId: string | null): string {
  return entryId?.split('::').at(-1) ?? '';
}

/** Its first part: the root entry or link by which a catalogue reaches it. */
export function rootIdOf(entryId: string): string {
  return entryId.split('::')[0] ?? entryId;
}
