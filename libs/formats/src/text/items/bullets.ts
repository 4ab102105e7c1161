const usual: readonly string[] = ['•', '◦', '▪', '●', '○', '‣', '·'];
/** Characters that formats use for other purposes. */
const notBullets: ReadonlySet<string> = new Set(['+', '=', '<', '>', '|', '~', '$', '^', '`', '_']);
/** Characters that tools and people use in place of a bullet, or that remain of one, but that are not symbols by their Unicode class. */
const others: ReadonlySet<string> = new Set(['*', '?', '»', '›', 'o']);
/** This many lines with the same first character show that it is a bullet. One is enough if a number of items follows. */
const fewest = 3;
const numberOfItems = /^\s*\d{1,3} ?[xX×] /u;

/** Finds the bullets of a text: the usual ones, and any symbol, dash or emoji that its lines use as a bullet. */
export function bulletsOf(raws: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const raw of raws) {
    if (!mayBeBullet(raw, 0)) continue;
    const line = raw.trim();
    if (usual.includes(line.charAt(0))) continue;
    const mark = markOf(line);
    if (mark === null) continue;
    const isCounted = numberOfItems.test(line.slice(mark.length));
    counts.set(mark, (counts.get(mark) ?? 0) + (isCounted ? fewest : 1));
  }
  return new Set([...usual, ...[...counts].filter(([, count]) => count >= fewest).map(([mark]) => mark)]);
}

/** Whether the character there is neither a digit nor a letter of ASCII other than `o`, as that of most lines is. */
export const mayBeBullet = (text: string, at: number): boolean => !/[A-Za-np-z\d]/.test(text.charAt(at));

export function firstSign(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

export function isBlank(character: string | undefined): boolean {
  return character === ' ' || (character !== undefined && character.trim() === '');
}

/** Returns the character before the words if it could be a bullet: an emoji, or another symbol followed by a blank. */
function markOf(line: string): string | null {
  if (!mayBeBullet(line, 0)) return null;
  const first = firstSign(line, 0);
  if (first === '' || notBullets.has(first)) return null;
  if (/^\p{Extended_Pictographic}$/u.test(first)) return first;
  const isSetOff = isBlank(line[first.length]);
  if (first === '-' && /^-[\p{L}\p{N}]/u.test(line)) return first;
  return (others.has(first) || /^[\p{S}\p{Pd}\p{Co}]$/u.test(first)) && isSetOff ? first : null;
}
