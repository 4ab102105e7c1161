/** -1 is nothing, -2 anything. */
const LAST_RESERVED = -2;

/** Ids as small integers, so that counting compares numbers. What is asked for by another name has a number of its own. */
export class Identities {
  private readonly numbers = new Map<string, number>();
  private readonly keys: string[] = [];
  private places = LAST_RESERVED;

  /** A plain id, wherever it is reached from: a definition, a link, a category, a force entry, a catalogue or a type word. */
  of(id: string): number {
    return this.number(id);
  }

  /** One link alone, or a definition only where it stands without a link. */
  exactly(id: string): number {
    return this.number(`=${id}`);
  }

  /** A new number that no id has, below all that mean something: one place of an option. */
  place(): number {
    this.places -= 1;
    return this.places;
  }

  /** The id behind the number of a plain id. */
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
