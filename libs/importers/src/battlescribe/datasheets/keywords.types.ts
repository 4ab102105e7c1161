export interface Keywords {
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  /** Name of the primary category; null where none is marked. */
  readonly role: string | null;
}
