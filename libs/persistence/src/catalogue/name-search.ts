import { keywordKey } from '#muster/catalogue';

/** A name prepared for comparison: its words without accents and punctuation, and the words joined together. */
export interface SearchName {
  readonly words: readonly string[];
  readonly joined: string;
}

export function toSearchName(name: string): SearchName {
  const words = keywordKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return { words, joined: words.join('') };
}

/** Scores how well a name matches the typed text: 1 is an exact match, 0 is no match. Every typed word must match some word of the name. */
export function createNameScorer(typed: string): (name: SearchName) => number {
  const query = toSearchName(typed);
  if (query.joined === '') return () => 0;
  const known = new Map<string, number>();
  const wordScore = (sought: string, word: string): number => {
    const pair = `${sought} ${word}`;
    let score = known.get(pair);
    if (score === undefined) known.set(pair, (score = scoreWord(sought, word)));
    return score;
  };
  return (name) => {
    if (name.joined === query.joined) return 1;
    const byWords = scoreWords(query, name, wordScore);
    return Math.max(byWords, scoreJoined(query.joined, name.joined));
  };
}

/** The mean of each typed word's best score, reduced a little for each word of the name that was not typed. */
function scoreWords(query: SearchName, name: SearchName, wordScore: (sought: string, word: string) => number): number {
  let sum = 0;
  for (const sought of query.words) {
    let best = 0;
    for (const word of name.words) best = Math.max(best, wordScore(sought, word));
    if (best === 0) return 0;
    sum += best;
  }
  const unmatched = Math.max(0, name.words.length - query.words.length);
  return Math.max(0.01, (sum / query.words.length) * 0.95 - unmatched * 0.02);
}

function scoreWord(sought: string, word: string): number {
  if (sought === word) return 1;
  if (word.startsWith(sought)) return 0.9;
  const allowed = allowedTypos(sought.length);
  const typos = allowed === 0 ? Number.POSITIVE_INFINITY : typoDistance(sought, word, allowed);
  if (typos <= allowed) return 0.85 - typos * 0.15;
  return sought.length >= 3 && word.includes(sought) ? 0.5 : 0;
}

/** Compares the names without spaces, for words that were joined or split: "blood letters". */
function scoreJoined(sought: string, name: string): number {
  const allowed = allowedTypos(sought.length);
  const typos = typoDistance(sought, name, allowed);
  return typos <= allowed ? 0.9 - typos * 0.15 : 0;
}

function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The number of letters to change, add, drop or swap with a neighbour (optimal string alignment); infinite above `most`. */
export function typoDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) current.push(cell(a, b, row, column, { before, previous, current }));
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    before = previous;
    previous = current;
  }
  const distance = previous[b.length] ?? Number.POSITIVE_INFINITY;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

interface Rows {
  readonly before: readonly number[];
  readonly previous: readonly number[];
  readonly current: readonly number[];
}

function cell(a: string, b: string, row: number, column: number, { before, previous, current }: Rows): number {
  const same = a[row - 1] === b[column - 1];
  const best = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (same ? 0 : 1));
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return swapped ? Math.min(best, (before[column - 2] ?? 0) + 1) : best;
}
