/** What rows that never change were parsed to, for as long as anything uses it. */
export class RowsInUse<Value extends object> {
  readonly #known = new Map<number, WeakRef<Value>>();
  readonly #unused = new FinalizationRegistry((row: number) => {
    if (this.get(row) === undefined) this.#known.delete(row);
  });

  get(row: number): Value | undefined {
    return this.#known.get(row)?.deref();
  }

  /** What is in use already, or else the value from now on. */
  getOrAdd(row: number, value: Value): Value {
    const known = this.get(row);
    if (known !== undefined) return known;
    this.#known.set(row, new WeakRef(value));
    this.#unused.register(value, row);
    return value;
  }
}
