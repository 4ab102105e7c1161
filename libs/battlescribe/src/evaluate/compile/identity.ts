/** -1 means nothing and -2 means anything. */
const LAST_RESERVED = -2;

/** Maps ids to small integers, so that queries compare numbers. An id that is looked up in a different way has a number of its own. */
export class Identities {
  private readonly numbers = new Map<string, number>();
  private readonly keys: string[] = [];
  private places = LAST_RESERVED;

  /** Identity of a plain id, regardless of the path to it: a definition, link, category, force entry, catalogue or entry type. */
  of(id: string): number {
    return this.number(id);
  }

  /** Identity of a single link, or of a definition only where it is used without a link. */
  exactly(id: string): number {
    return this.number(`=${id}`);
  }

  /** A new number for one place of an option. It is below all numbers with another meaning. */
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
