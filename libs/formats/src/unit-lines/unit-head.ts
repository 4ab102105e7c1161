import { keywordKey } from '#muster/catalogue';
import { isWord } from '../gw-app/words.js';
import { isDigits } from '../text/items/digits.js';
import { readBareCount, readCounted, type Counted } from '../text/items/count.js';
import type { Line } from '../text/lines.js';
import { readHeadMarks } from '../text/items/head-marks.js';
import { readPoints, readPriced, type Priced } from '../text/items/price.js';
import { withoutCharacterNumber } from '../wtc/unit-head.js';

export interface UnitHead {
  /** The name of the unit, including a small number before the name: that number may count models or units, so the unit needs review. */
  readonly name: string;
  /** A number before the name that is too large to count units; null if there is none. */
  readonly models: number | null;
  readonly points: number;
  readonly warlord: boolean;
  /** The text after the price and its colon; empty if there is none. */
  readonly items: string;
}

export type Heads = ReadonlyMap<Line, UnitHead>;

const SMALLEST_BATTLE = 500;
/** Minimum number of priced lines in a list. */
const FEWEST = 3;
/** An army has at most this many units of one datasheet. */
const MOST_UNITS_ALIKE = 6;
const LONGEST_NAME = 60;
const DASHES = ['-', '–', '—'];
const SENTENCE_ENDS = '.,;!?';

/** `Name (120 points)`, `Name [120 pts]` and `Name - 120pts`. All units of a list use the same form. */
const shapes: readonly ((text: string) => Priced | null)[] = [
  (text) => readPriced(text),
  (text) => readPriced(text, '['),
  readDashed,
  (text) => readPriced(text) ?? readBare(text),
  readBehind,
];

/**
 * Finds the priced lines at the same indentation: at least three of one form, otherwise null. A line that is indented further belongs to
 * the unit above it.
 */
export function headsOf(written: readonly Line[]): Heads | null {
  const named = written
    .filter(({ text, tooLong }) => !tooLong && /\d/.test(text) && !text.includes('(+') && !text.includes('[+'))
    .map((line) => ({ line, name: withoutCharacterNumber(line.text) }));
  const found = shapes.map((shape) => firstRank(named, shape)).toSorted((one, other) => other.size - one.size);
  return found.find((heads) => heads.size >= FEWEST) ?? null;
}

/**
 * The title of the list, if the first priced line states what all the others add up to: `Low tide (2000 points)`. Null if it may be a
 * unit like the others: hardly any unit costs as much as the smallest battle.
 */
export function titleOf(heads: Heads): { readonly line: Line; readonly head: UnitHead } | null {
  const [first, ...others] = heads;
  if (first === undefined || others.length < FEWEST) return null;
  const [line, head] = first;
  return head.points >= SMALLEST_BATTLE && head.points === others.reduce((sum, [, { points }]) => sum + points, 0) ? { line, head } : null;
}

/** A line that may state a price, and its words without the number of a character. */
interface Named {
  readonly line: Line;
  readonly name: string;
}

function firstRank(named: readonly Named[], shape: (text: string) => Priced | null): Heads {
  const ranks = new Map<string, Map<Line, UnitHead>>();
  for (const { line, name } of named) {
    const head = headOf(shape(name));
    if (head === null) continue;
    const rank = `${line.column} ${line.bullet ?? ''}`;
    ranks.set(rank, (ranks.get(rank) ?? new Map<Line, UnitHead>()).set(line, head));
  }
  return [...ranks.values()].find((heads) => heads.size >= FEWEST) ?? new Map<Line, UnitHead>();
}

function headOf(priced: Priced | null): UnitHead | null {
  if (priced === null || priced.points === 0) return null;
  const { name: written, points, after } = priced;
  if (after !== '' && after !== '*' && !after.startsWith(':')) return null;
  const unmarked = readHeadMarks(written);
  const plain = unmarked.warlord ? unmarked.name : written;
  const counted = readCounted(plain) ?? readBareCount(plain);
  if (!isName(counted?.name ?? plain)) return null;
  const items = after.startsWith(':') ? after.slice(1).trim() : '';
  if (isWord('battleSizes', written)) return null;
  const head = marked(nameOf(plain, counted));
  return { ...head, warlord: head.warlord || unmarked.warlord, points, items };
}

/** Removes the marks after the name: `Name (Warlord)`, `Name (x5)`. */
function marked({ name, models }: Pick<UnitHead, 'name' | 'models'>): Pick<UnitHead, 'name' | 'models' | 'warlord'> {
  const marks = readHeadMarks(name);
  return { ...marks, models: marks.models ?? models };
}

function nameOf(written: string, counted: Counted | null): Pick<UnitHead, 'name' | 'models'> {
  if (counted !== null && counted.count > MOST_UNITS_ALIKE) return { name: counted.name, models: counted.count };
  return { name: counted?.count === 1 ? counted.name : written, models: null };
}

/** A label, a sentence or a numbered line is not a name. */
function isName(text: string): boolean {
  const isShort = text.length <= LONGEST_NAME && !SENTENCE_ENDS.includes(text.at(-1) ?? '.');
  return isShort && /^['"’‘“]?\p{L}/u.test(text) && !text.includes(':') && !isTotal(text);
}

/** A number below this, or a number that is not a multiple of five, is more likely a number of models than a price. */
const LEAST_BARE = 25;

/** Reads `Name (120)`. */
function readBare(text: string): Priced | null {
  const open = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  const inside = text.slice(open + 2, -1);
  const points = open > 0 && isDigits(inside) && inside.length <= 4 ? Number(inside) : 0;
  return points >= LEAST_BARE && points % 5 === 0 ? { name: text.slice(0, open).trim(), points, after: '' } : null;
}

/** Reads `Name 120pts`, after which a keyword in brackets may follow. */
function readBehind(text: string): Priced | null {
  const bare = text.endsWith(')') && !/\d/u.test(text.slice(text.lastIndexOf('('))) ? text.slice(0, text.lastIndexOf('(')).trim() : text;
  const blank = bare.lastIndexOf(' ');
  const price = bare.slice(blank + 1);
  const points = /^\d{2,4}pts?$/u.test(price) ? readPoints(price) : null;
  return points === null ? null : { name: bare.slice(0, blank).trim(), points, after: '' };
}

function readDashed(text: string): Priced | null {
  const at = Math.max(...DASHES.map((dash) => text.lastIndexOf(` ${dash} `)));
  const price = at < 0 ? '' : text.slice(at + 3);
  const points = price.startsWith('+') ? null : readPoints(price);
  return points === null ? null : { name: text.slice(0, at).trim(), points, after: '' };
}

const totals: ReadonlySet<string> = new Set(['total', 'army total', 'total points', 'total army points', 'points total', 'list total']);

const isTotal = (text: string): boolean => totals.has(keywordKey(text));

/**
 * Reads the points from `Total: 2000 points`, `Total (2000 pts)`, `Total - 2000pts` or `Total 2000 pts`. Returns null for any other line.
 */
export function readTotal(text: string): number | null {
  const at = text.search(/\d/);
  const words = at < 0 ? '' : text.slice(0, at).trim();
  const label = /[:([–—-]$/.test(words) ? words.slice(0, -1).trim() : words;
  const price = /[)\]]$/.test(text) ? text.slice(at, -1) : text.slice(at);
  return at < 0 || !isTotal(label) ? null : (readPoints(price) ?? readPoints(`${price} pts`));
}
