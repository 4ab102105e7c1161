const usual: readonly string[] = ['•', '◦', '▪', '●', '○', '‣', '·'];
/** Signs that formats write for something else. */
const notBullets: ReadonlySet<string> = new Set(['+', '=', '<', '>', '|', '~', '$', '^', '`', '_']);
/** What tools and people put for a dot, or is left of it, and no sign by its nature. */
const others: ReadonlySet<string> = new Set(['*', '?', '»', '›', 'o']);
/** So many lines that begin alike show that it is by design. */
const fewest = 3;

/** The marks that items of a text begin with: the usual ones, and any sign, dash or picture that its lines use as those. */
export function bulletsOf(raws: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const raw of raws) {
    const mark = markOf(raw.trim());
    if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return new Set([...usual, ...[...counts].filter(([, count]) => count >= fewest).map(([mark]) => mark)]);
}

export function firstSign(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

export function isBlank(character: string | undefined): boolean {
  return character !== undefined && character.trim() === '';
}

/** What stands before the words, where it could be a bullet: a picture, or another sign with a blank behind it. */
function markOf(line: string): string | null {
  const first = firstSign(line, 0);
  if (first === '' || notBullets.has(first)) return null;
  if (/^\p{Extended_Pictographic}$/u.test(first)) return first;
  const isSetOff = isBlank(line[first.length]);
  if (first === '-' && /^-[\p{L}\p{N}]/u.test(line)) return first;
  return (others.has(first) || /^[\p{S}\p{Pd}]$/u.test(first)) && isSetOff ? first : null;
}
