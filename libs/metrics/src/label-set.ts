/** The label of everything beyond the limit. */
export const OTHER = 'other';

/** Accepts a bounded number of different labels, because callers choose some names themselves and every label takes memory for ever. */
export class LabelSet {
  readonly #known = new Set<string>();

  constructor(private readonly most: number) {}

  /** The label itself, or `other` if it is new and there are enough. */
  of(label: string): string {
    if (this.#known.has(label)) return label;
    if (this.#known.size >= this.most) return OTHER;
    this.#known.add(label);
    return label;
  }
}
