import { clauseTokens, parseWholeClause, type ClauseSyntax } from '@muster/catalogue';

/** The sentences of a plain text. A line that does not end one goes on in the next, unless that is an item of a list. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/([^.:!?;\n])[^\S\n]*\n[^\S\n]*(?=[^\s■▪•*–-])/g, '$1 ')
    .split(/\n+|(?<=[.!?])(?<!e\.g\.)\s+(?=[A-Z(*-])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** A list of keywords that is the whole of a text. Null: something in it is none. */
export function listIn(text: string | undefined): ClauseSyntax | null {
  return text === undefined ? null : parseWholeClause(clauseTokens(text));
}
