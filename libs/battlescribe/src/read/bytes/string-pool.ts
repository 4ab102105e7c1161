/** Keeps a single copy of each string, because ids, names and scopes occur thousands of times in data files. */
export class StringPool {
  private readonly strings = new Map<string, string>();

  /** Returns the pooled copy of the string. */
  intern(string: string): string {
    const known = this.strings.get(string);
    if (known !== undefined) return known;
    const own = detached(string);
    this.strings.set(own, own);
    return own;
  }
}

/** Copies the string. A substring would keep the whole text of the file in memory. */
function detached(string: string): string {
  return ` ${string}`.slice(1);
}
