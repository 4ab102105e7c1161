/**
 * Ids as small integers, so that counting compares numbers. A composite (all link ids of a path and the entry) is kept apart from the
 * plain id it may look like: a query that is not shared asks for one exact path, not for a definition.
 */
export class Identities {
  private readonly numbers = new Map<string, number>();

  /** The number of a plain id: a definition, a link, a category, a force entry, a catalogue or a type word. */
  of(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** The number of one exact path. */
  exactly(compositeId: string): number {
    return this.of(`=${compositeId}`);
  }
}
