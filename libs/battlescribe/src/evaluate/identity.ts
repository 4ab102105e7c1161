/** Ids as small integers, so that counting compares numbers. Three kinds of question have numbers of their own. */
export class Identities {
  private readonly numbers = new Map<string, number>();
  private readonly keys: string[] = [];

  /** A plain id, wherever it is reached from: a definition, a link, a category, a force entry, a catalogue or a type word. */
  of(id: string): number {
    return this.number(id);
  }

  /** One link alone, or a definition only where it stands without a link. */
  exactly(id: string): number {
    return this.number(`=${id}`);
  }

  /** One whole path of links. */
  path(compositeId: string): number {
    return this.number(`/${compositeId}`);
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
