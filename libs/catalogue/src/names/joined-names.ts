/** A name from a line that contains several names. */
export interface JoinedName {
  readonly name: string;
  readonly isKnown: boolean;
}

const joiners: ReadonlySet<string> = new Set(['and', '&', 'et']);

/**
 * Splits `A, B, and C`, where names may contain commas and "and" themselves ("Song and Saga"). Takes the longest known name from left to
 * right; the text between known names becomes an unknown name. Null if the line contains no known name, because then it is unclear where to
 * split.
 */
export function splitJoinedNames(line: string, isKnown: (name: string) => boolean): readonly JoinedName[] | null {
  const words = line.split(' ').filter((word) => word !== '');
  const names: JoinedName[] = [];
  let unknown: string[] = [];
  const closeUnknown = (): void => {
    const name = nameOf(withoutJoiners(unknown));
    if (name !== '') names.push({ name, isKnown: false });
    unknown = [];
  };
  let at = 0;
  while (at < words.length) {
    const end = isStart(words, at) ? longestKnown(words, at, isKnown) : null;
    if (end === null) {
      unknown.push(words[at] ?? '');
      at += 1;
    } else {
      closeUnknown();
      names.push({ name: nameOf(words.slice(at, end)), isKnown: true });
      at = end;
    }
  }
  closeUnknown();
  return names.some((name) => name.isKnown) ? names : null;
}

function longestKnown(words: readonly string[], from: number, isKnown: (name: string) => boolean): number | null {
  for (let end = words.length; end > from; end -= 1) {
    if (isEnd(words, end) && isKnown(nameOf(words.slice(from, end)))) return end;
  }
  return null;
}

function isStart(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || isJoiner(before) || before.endsWith(',');
}

function isEnd(words: readonly string[], end: number): boolean {
  const next = words[end];
  return next === undefined || isJoiner(next) || words[end - 1]?.endsWith(',') === true;
}

function isJoiner(word: string): boolean {
  return joiners.has(word.toLowerCase());
}

function withoutJoiners(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !isJoiner(word));
  const to = words.findLastIndex((word) => !isJoiner(word));
  return from < 0 ? [] : words.slice(from, to + 1);
}

function nameOf(words: readonly string[]): string {
  const name = words.join(' ');
  return name.endsWith(',') ? name.slice(0, -1) : name;
}
