import { clauseTokens, parseWholeClause, valueNamed, type ClauseSyntax } from '#muster/catalogue';

/** The sentences of a plain text. A line that does not end a sentence continues on the next line. */
export function sentencesOf(text: string): readonly string[] {
  return joinedLines(text)
    .flatMap((line) => line.split(/(?<=[.!?])(?<!e\.g\.)\s+(?=[A-Z(*-])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The bullet in front of a list item. */
export const BULLET = /^[■▪•*–-]\s*/;

function joinedLines(text: string): readonly string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of text.split('\n').map((part) => part.trim())) {
    const last = joined.at(-1);
    const goesOn = open && last !== undefined && !BULLET.test(line) && (!BULLET.test(last) || /^\p{Ll}/u.test(line));
    if (goesOn) joined[joined.length - 1] = `${last} ${line}`;
    else if (line !== '') joined.push(line);
    open = line !== '' && !/[.:!?;]$/.test(line);
  }
  return joined;
}

/** Reads a text that consists only of a list of keywords. Null if part of it is not a keyword. */
export function listIn(text: string | undefined): ClauseSyntax | null {
  return text === undefined ? null : parseWholeClause(clauseTokens(text));
}

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, thee: 3, four: 4, five: 5, six: 6, ten: 10 };

/** Reads a number as rules write it, or returns NaN. */
export function numberIn(text: string): number {
  return valueNamed(NUMBERS, text.toLowerCase().replace(/ single$/, '')) ?? Number(text);
}

/** Reads a unit in a list, without the punctuation around its name. Null if it is not understood. */
export function unitIn(line: string): ClauseSyntax | null {
  const plain = line
    .replace(BULLET, '')
    .replace(/\(see [^)]*\)/gi, '')
    .replace(/[*.,;'"\s]+$/, '');
  const including = /^(.+?)\s*\(including (.+)\)$/i.exec(plain);
  if (!including) return listIn(plain);
  const parts = [listIn(including[1]), listIn(including[2])].filter((part) => part !== null);
  return parts.length === 2 ? { any: parts } : null;
}
