/** Finds entries by one form of their names. It takes less memory than a map of lists, and there is one for each datasheet. */
export class FormIndex<T> {
  /** The forms of all entries. */
  private readonly forms: readonly string[];
  /** Places of the entries in the order of their forms; those of the same form in their own order. */
  private readonly places: Uint32Array;

  constructor(
    private readonly entries: readonly T[],
    formOf: (entry: T) => string,
  ) {
    const forms = entries.map(formOf);
    this.forms = forms;
    this.places = Uint32Array.from(entries.keys()).sort((one, other) => order(forms[one] ?? '', forms[other] ?? '') || one - other);
  }

  /** The entries of this form in their own order. */
  get(form: string): readonly T[] {
    let from = 0;
    for (let end = this.places.length; from < end;) {
      const middle = (from + end) >> 1;
      if (this.formAt(middle) < form) from = middle + 1;
      else end = middle;
    }
    const found: T[] = [];
    for (let at = from; at < this.places.length && this.formAt(at) === form; at += 1) {
      const entry = this.entries[this.places[at] ?? 0];
      if (entry !== undefined) found.push(entry);
    }
    return found;
  }

  private formAt(at: number): string {
    return this.forms[this.places[at] ?? 0] ?? '';
  }
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
