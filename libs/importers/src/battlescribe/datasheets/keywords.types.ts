export interface Keywords {
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  /** Name of the primary category, or null if none is marked. */
  readonly role: string | null;
}
