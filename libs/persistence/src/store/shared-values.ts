/** The lists of small objects that many nodes have alike and that nothing tells apart. */
const OFTEN_EQUAL: ReadonlySet<string> = new Set(['characteristics', 'conditions', 'costs']);

/** Characters up to which V8's JSON parser keeps a single copy of equal strings itself. */
const SHARED_BY_PARSER = 9;

type Holder = Record<string, unknown>;

/**
 * Keeps a single copy of equal strings, and of equal small objects, in parsed JSON: the parser makes a new one each time. Without this, a
 * release of a whole game takes half as much memory again.
 */
export class SharedValues {
  readonly #strings = new Map<string, string>();
  readonly #objects = new Map<string, object>();

  /** Changes a value that was just parsed, and that nothing else has seen. */
  share<T>(parsed: T): T {
    this.#visit(parsed);
    return parsed;
  }

  #visit(value: unknown): void {
    if (Array.isArray(value)) this.#visitList(value);
    else if (isHolder(value)) this.#visitObject(value);
  }

  #visitList(list: unknown[]): void {
    for (let at = 0; at < list.length; at += 1) {
      const value = list[at];
      if (isLong(value)) list[at] = this.#string(value);
      else this.#visit(value);
    }
  }

  #visitObject(holder: Holder): void {
    for (const name in holder) {
      const value = holder[name];
      if (isLong(value)) {
        // Nothing refers to most ids: to look all of them up would take a fifth of the time, and save 2 MB of a whole game.
        if (name !== 'id') holder[name] = this.#string(value);
      } else if (Array.isArray(value) && OFTEN_EQUAL.has(name)) this.#shareAll(value);
      else this.#visit(value);
    }
  }

  #shareAll(list: unknown[]): void {
    for (let at = 0; at < list.length; at += 1) {
      const value = list[at];
      if (!isHolder(value)) continue;
      const text = JSON.stringify(value);
      const known = this.#objects.get(text);
      if (known !== undefined) list[at] = known;
      else {
        this.#visit(value);
        this.#objects.set(text, value);
      }
    }
  }

  #string(text: string): string {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    this.#strings.set(text, text);
    return text;
  }
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > SHARED_BY_PARSER;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
