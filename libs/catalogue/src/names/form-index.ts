import { FEW_NAMES } from './remembered-by-name.js';

/** Finds entries by one form of their names. */
export class FormIndex<T> {
  /** The forms of all entries. */
  private readonly forms: readonly string[];
  #byForm: ReadonlyMap<string, readonly T[]> | null = null;

  constructor(
    private readonly entries: readonly T[],
    formOf: (entry: T) => string,
  ) {
    this.forms = entries.map(formOf);
  }

  /** The entries of this form in their own order. */
  get(form: string): readonly T[] {
    if (this.entries.length <= FEW_NAMES) return this.oneByOne(form);
    this.#byForm ??= Map.groupBy(this.entries, (_, at) => this.forms[at] ?? '');
    return this.#byForm.get(form) ?? NONE;
  }

  private oneByOne(form: string): readonly T[] {
    const found: T[] = [];
    for (let at = this.forms.indexOf(form); at >= 0; at = this.forms.indexOf(form, at + 1)) {
      const entry = this.entries[at];
      if (entry !== undefined) found.push(entry);
    }
    return found;
  }
}

const NONE: readonly never[] = [];
