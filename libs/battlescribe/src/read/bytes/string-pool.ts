/** Keeps one copy of each string: ids, names and scopes repeat thousands of times in data files. */
export class StringPool {
  private readonly strings = new Map<string, string>();

  /** The pool's copy of the string. */
  intern(string: string): string {
    const known = this.strings.get(string);
    if (known !== undefined) return known;
    const own = detached(string);
    this.strings.set(own, own);
    return own;
  }
}

/** A copy of its own: a piece that an engine cut from a file's text keeps the whole text in memory. */
function detached(string: string): string {
  return ` ${string}`.slice(1);
}
