import { keywordKey, type KeywordExpression } from './keywords.js';

/**
 * The words of a printed clause, taken apart but not yet looked up: `words` are keywords that stand side by side ("ADEPTUS ASTARTES PSYKER"), which one
 * ends where the next begins being a matter of the vocabulary.
 */
export type ClauseSyntax =
  | { readonly words: readonly string[] }
  | { readonly all: readonly ClauseSyntax[] }
  | { readonly any: readonly ClauseSyntax[] }
  | { readonly not: ClauseSyntax };

/** A parsed beginning of a text and the tokens after it. */
export interface ParsedClause {
  readonly syntax: ClauseSyntax;
  readonly rest: readonly string[];
}

/** Marks by which data and prints set keywords apart, and blanks and dashes of typesetting. */
export function plainText(text: string): string {
  return text
    .replace(/\^\^|\*\*|\^(?=\*)/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/<[^<>\n]{1,80}>/g, (bracketed) => `<${bracketed.slice(1, -1).trim()}>`)
    .replace(/ (?=[.,;:)])/g, '')
    .replace(/\( /g, '(');
}

/** Words and punctuation of a clause. */
export function clauseTokens(text: string): readonly string[] {
  return plainText(text).match(/[(),;:.]|[^\s(),;:.]+/g) ?? [];
}

const NOUNS = new Set(['model', 'models', 'unit', 'units']);
const ARTICLES = new Set(['a', 'an', 'the', 'one', 'any', 'each', 'other', 'friendly']);
const CONJUNCTIONS = new Set(['or', 'and', 'and/or']);
/** Where a keyword cannot go on: what follows is another part of the sentence. */
const ENDS = new Set(
  'only from that which who can cannot gain gains have has had is are was if while equipped it its this these those take takes to already been must not'.split(
    ' ',
  ),
);
const SEPARATORS = new Set([',', ';']);

/** Longer runs are sentences, not names. */
const LONGEST_RUN = 8;
const SMALL_WORDS = new Set(['of', 'the', 'in', 'with', 'on', 'for', 'de', 'da', 'at']);
/** Names are written with capitals; data forget some of them. */
const LOWER_CASE_WORDS = 2;

/**
 * Reads a list of keywords as the 10th edition commentary (Keywords) explains them: commas and "or" mean any of them, words side by side all of them,
 * "non-" and "excluding" their opposite. Null: the tokens do not begin with such a list.
 */
export function parseClause(tokens: readonly string[]): ParsedClause | null {
  const reader = new ClauseReader(tokens);
  const syntax = reader.list();
  return syntax ? { syntax, rest: reader.rest() } : null;
}

/** Reads "(excluding KROOT models)". Null: the tokens do not begin with it. */
export function parseExclusion(tokens: readonly string[]): ParsedClause | null {
  const reader = new ClauseReader(tokens);
  const syntax = reader.exclusion();
  return syntax ? { syntax, rest: reader.rest() } : null;
}

class ClauseReader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  rest(): readonly string[] {
    return this.tokens.slice(this.at);
  }

  list(): ClauseSyntax | null {
    const items: ClauseSyntax[] = [];
    for (;;) {
      const start = this.at;
      if (items.length > 0 && !this.separator()) break;
      const item = this.item();
      if (!item) {
        this.at = start;
        break;
      }
      items.push(item);
    }
    const [first, ...more] = items;
    if (!first) return null;
    return more.length > 0 ? { any: items } : first;
  }

  exclusion(): ClauseSyntax | null {
    const start = this.at;
    if (this.peek() === '(' && this.peek(1) === 'excluding') {
      this.at += 2;
      const excluded = this.list();
      if (excluded && this.peek() === ')') {
        this.at += 1;
        return { not: excluded };
      }
    }
    this.at = start;
    return null;
  }

  private item(): ClauseSyntax | null {
    // "The" with a capital letter is part of a name.
    while (ARTICLES.has(this.tokens[this.at] ?? '')) this.at += 1;
    const named = this.run();
    if (NOUNS.has(this.peek())) this.at += 1;
    const able = this.ability();
    const parts = able ? [...named, able] : named;
    if (parts.length === 0) return null;
    const excluded = this.exclusion();
    const all = excluded ? [...parts, excluded] : parts;
    const [only, ...more] = all;
    return only && more.length === 0 ? only : { all };
  }

  private run(): readonly ClauseSyntax[] {
    const parts: ClauseSyntax[] = [];
    let words: string[] = [];
    for (let length = 0; length < LONGEST_RUN && this.isWord(); length += 1) {
      const word = this.tokens[this.at] ?? '';
      this.at += 1;
      if (/^non-\S/i.test(word)) parts.push({ not: { words: [word.slice(4)] } });
      else words = [...words, word];
    }
    if (words.filter(isLowerCase).length > LOWER_CASE_WORDS) return [];
    return words.length > 0 ? [{ words }, ...parts] : parts;
  }

  /** "that can FLY": they have that keyword (10th edition commentary, Fly). */
  private ability(): ClauseSyntax | null {
    const ability = this.tokens[this.at + 2];
    if (this.peek() !== 'that' || this.peek(1) !== 'can' || ability === undefined || /^[(),;:.]$/.test(ability)) return null;
    this.at += 3;
    return { words: [ability] };
  }

  private isWord(): boolean {
    const token = this.peek();
    if (token === '' || /^[(),;:.]$/.test(token)) return false;
    return !NOUNS.has(token) && !CONJUNCTIONS.has(token) && !ENDS.has(token);
  }

  /** ", or" and the like. */
  private separator(): boolean {
    const start = this.at;
    if (SEPARATORS.has(this.peek())) this.at += 1;
    if (CONJUNCTIONS.has(this.peek())) this.at += 1;
    return this.at > start;
  }

  private peek(ahead = 0): string {
    return (this.tokens[this.at + ahead] ?? '').toLowerCase();
  }
}

function isLowerCase(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word);
}

/** Keywords and datasheet names that a clause may speak of. */
export interface Vocabulary {
  /** The keyword as the data write it; null: there is none like that. */
  find(words: readonly string[]): string | null;
}

export function keywordVocabulary(names: Iterable<string>): Vocabulary {
  const exact = new Map<string, string>();
  const loose = new Map<string, string>();
  for (const name of names) {
    const key = keywordKey(name);
    if (!exact.has(key)) exact.set(key, name);
    if (!loose.has(singularKey(name))) loose.set(singularKey(name), name);
  }
  return {
    find(words) {
      const name = words.join(' ');
      return exact.get(keywordKey(name)) ?? loose.get(singularKey(name)) ?? null;
    },
  };
}

/** Prints and data differ in number and in where compounds part: "EPIC HEROES", "Plague Bearers". */
function singularKey(name: string): string {
  return keywordKey(name).split(' ').map(singular).join('');
}

function singular(word: string): string {
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Looks the words up. Null: some of them is no keyword, so the clause is not understood. */
export function resolveClause(syntax: ClauseSyntax, vocabulary: Vocabulary): KeywordExpression | null {
  if ('words' in syntax) return resolveRun(syntax.words, vocabulary);
  if ('not' in syntax) {
    const inner = resolveClause(syntax.not, vocabulary);
    return inner && { not: inner };
  }
  const parts = 'all' in syntax ? syntax.all : syntax.any;
  const resolved = parts.map((part) => resolveClause(part, vocabulary)).filter((part) => part !== null);
  if (resolved.length < parts.length) return null;
  return 'all' in syntax ? { all: resolved } : { any: resolved };
}

/** The fewest keywords that the words are made of; of equally few the one whose first keyword is longest. */
function resolveRun(words: readonly string[], vocabulary: Vocabulary): KeywordExpression | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= words.length; end += 1) {
    let found: readonly string[] | null = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const keyword = before ? vocabulary.find(words.slice(start, end)) : null;
      if (before && keyword !== null && (!found || before.length + 1 < found.length)) found = [...before, keyword];
    }
    best[end] = found;
  }
  const keywords = best[words.length];
  if (!keywords || keywords.length === 0) return null;
  const [only, ...more] = keywords;
  return only !== undefined && more.length === 0 ? { has: only } : { all: keywords.map((has) => ({ has })) };
}

/**
 * A whole clause, for example "T'AU EMPIRE model only (excluding KROOT models)". Null unless every word is understood.
 */
export function readKeywordClause(text: string, vocabulary: Vocabulary): KeywordExpression | null {
  const syntax = parseWholeClause(clauseTokens(text));
  return syntax && resolveClause(syntax, vocabulary);
}

/** A list, "only", an exclusion, a full stop, and nothing else. */
export function parseWholeClause(tokens: readonly string[]): ClauseSyntax | null {
  const list = parseClause(tokens);
  if (!list) return null;
  const afterOnly = list.rest[0]?.toLowerCase() === 'only' ? list.rest.slice(1) : list.rest;
  const exclusion = parseExclusion(afterOnly);
  const rest = exclusion ? exclusion.rest : afterOnly;
  if (rest.some((token) => token !== '.')) return null;
  return exclusion ? { all: [list.syntax, exclusion.syntax] } : list.syntax;
}
