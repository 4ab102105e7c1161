/**
 * The words with which longer names begin or end. Tells with one look that no name consists of some words and of others beside them, before
 * every such combination is looked up.
 */
export class NameParts {
  private readonly parts = new Set<string>();

  /** @param keys names as keys (`looseKey`) */
  constructor(keys: Iterable<string>) {
    for (const key of keys)
      for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) {
        this.parts.add(key.slice(0, at));
        this.parts.add(key.slice(at + 1));
      }
  }

  has(key: string): boolean {
    return this.parts.has(key);
  }
}
