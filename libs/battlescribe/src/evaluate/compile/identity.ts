/** -1 means nothing and -2 means anything. */
const LAST_RESERVED = -2;

/**
 * Maps ids to small integers, so that queries compare numbers. The same id has different numbers for `of` and for `exactly`, because
 * queries look it up in two ways.
 */
export class Identities {
  private readonly numbers = new Map<string, number>();
  private readonly keys: string[] = [];
  private places = LAST_RESERVED;

  /** Identity of a plain id, regardless of the path to it: a definition, link, category, force entry, catalogue or entry type. */
  of(id: string): number {
    return this.number(id);
  }

  /**
   * Identity of a single link. For the id of a definition, the identity covers only selections that reach the definition without a link.
   */
  exactly(id: string): number {
    return this.number(`=${id}`);
  }

  /** A new number for one place of an option. Numbers of places are below all other numbers. */
  place(): number {
    this.places -= 1;
    return this.places;
  }

  /** The id that belongs to the number of a plain id. */
  name(number: number): string {
    return this.keys[number] ?? '';
  }

  private number(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }
}
