import { keywordKey, type KeywordExpression } from './keywords.js';

/**
 * A parsed clause whose words have not yet been looked up. `words` are one or more keywords in a row ("ADEPTUS ASTARTES PSYKER"). Only the
 * vocabulary shows where one keyword ends and the next begins.
 */
export type ClauseSyntax =
  | { readonly words: readonly string[] }
  | { readonly all: readonly ClauseSyntax[] }
  | { readonly any: readonly ClauseSyntax[] }
  | { readonly not: ClauseSyntax };

/** The parsed beginning of a text, and the remaining tokens. */
export interface ParsedClause {
  readonly syntax: ClauseSyntax;
  readonly rest: readonly string[];
}

/** Removes the marks that data and print use to highlight keywords, and normalizes spaces and dashes. */
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

/** Splits a clause into words and punctuation. A slash between keywords, as since the 11th edition, separates them like a comma. */
export function clauseTokens(text: string): readonly string[] {
  return (
    plainText(text)
      .replace(/(?<=\p{Lu}{2})\/(?=\p{Lu}{2})/gu, ', ')
      .match(/[(),;:.]|[^\s(),;:.]+/g) ?? []
  );
}

const NOUNS = new Set(['model', 'models', 'unit', 'units']);
const ARTICLES = new Set(['a', 'an', 'the', 'one', 'any', 'each', 'other', 'friendly']);
const CONJUNCTIONS = new Set(['or', 'and', 'and/or']);
/** Words that cannot be part of a keyword. The keyword ends before them. */
const ENDS = new Set(
  'only from that which who can cannot gain gains have has had is are was if while equipped it its this these those take takes to already been must not'.split(
    ' ',
  ),
);
const SEPARATORS = new Set([',', ';']);

/** A longer sequence of words is part of a sentence, not a name. */
const LONGEST_RUN = 8;
const SMALL_WORDS = new Set(['of', 'the', 'in', 'with', 'on', 'for', 'de', 'da', 'at']);
/** Names are capitalized, but the data omits some capitals. */
const LOWER_CASE_WORDS = 2;

/**
 * Parses a list of keywords as the 10th edition commentary (Keywords) explains it: commas and "or" mean any of them, words in a row mean
 * all of them, and "non-" and "excluding" negate. Null if the tokens do not begin with such a list.
 */
export function parseClause(tokens: readonly string[]): ParsedClause | null {
  const reader = new ClauseReader(tokens);
  const syntax = reader.list();
  return syntax ? { syntax, rest: reader.rest() } : null;
}

/** Parses "(excluding KROOT models)". Null if the tokens do not begin with an exclusion. */
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
    // A capitalized "The" is part of a name.
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

  /** "that can FLY" means models with that keyword (10th edition commentary, Fly). */
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

  /** A separator such as ", or". */
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

/** The keywords and datasheet names that a clause can mention. */
export interface Vocabulary {
  /** Returns the keyword as the data writes it. Null if there is none. */
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

/** Ignores differences in number and in the spelling of compounds: "EPIC HEROES", "Plague Bearers". */
function singularKey(name: string): string {
  return keywordKey(name).split(' ').map(singular).join('');
}

function singular(word: string): string {
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Looks up the words of a parsed clause. Null if one of them is not a keyword, which means that the clause is not understood. */
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

/** Splits the words into the smallest number of keywords. If there are several ways, the one with the longest first keyword wins. */
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

/** Reads a complete clause, such as "T'AU EMPIRE model only (excluding KROOT models)". Null unless every word is understood. */
export function readKeywordClause(text: string, vocabulary: Vocabulary): KeywordExpression | null {
  const syntax = parseWholeClause(clauseTokens(text));
  return syntax && resolveClause(syntax, vocabulary);
}

/** Parses a list, optionally followed by "only", an exclusion and a full stop. Null if anything else follows. */
export function parseWholeClause(tokens: readonly string[]): ClauseSyntax | null {
  const list = parseClause(tokens);
  if (!list) return null;
  const afterOnly = list.rest[0]?.toLowerCase() === 'only' ? list.rest.slice(1) : list.rest;
  const exclusion = parseExclusion(afterOnly);
  const rest = exclusion ? exclusion.rest : afterOnly;
  if (rest.some((token) => token !== '.')) return null;
  return exclusion ? { all: [list.syntax, exclusion.syntax] } : list.syntax;
}
