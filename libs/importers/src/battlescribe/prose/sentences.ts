import { clauseTokens, parseWholeClause, type ClauseSyntax } from '#muster/catalogue';

/** The sentences of a plain text. A line that does not end one goes on in the next. */
export function sentencesOf(text: string): readonly string[] {
  return joinedLines(text)
    .flatMap((line) => line.split(/(?<=[.!?])(?<!e\.g\.)\s+(?=[A-Z(*-])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** What stands before an item of a list. */
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

/** A list of keywords that is the whole of a text. Null: something in it is none. */
export function listIn(text: string | undefined): ClauseSyntax | null {
  return text === undefined ? null : parseWholeClause(clauseTokens(text));
}

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, thee: 3, four: 4, five: 5, six: 6, ten: 10 };

/** A number as rules write it. NaN: it is none. */
export function numberIn(text: string): number {
  return NUMBERS[text.toLowerCase().replace(/ single$/, '')] ?? Number(text);
}

/** A unit in a list, with what lists put around its name. Null: not understood. */
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
