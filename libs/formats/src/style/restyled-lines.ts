import { isWord } from '../gw-app/words.js';
import { readEnhancementLabel } from '../text/header/enhancement-label.js';
import { isSignature } from '../text/header/signature.js';
import { readCounted } from '../text/items/count.js';
import type { Priced } from '../text/items/price.js';
import { readPriced } from '../text/items/price.js';
import type { Line } from '../text/lines.js';
import { readTotal } from '../unit-lines/unit-head.js';
import { bareShapes, priceShapes, type PriceShape } from './price-shapes.js';

const FEWEST = 3;
const SMALLEST_BATTLE = 500;
/** What every line with a price has, with the word for points and without. Most lines have neither, and are not looked at more closely. */
const POINTS = /p(?:oin)?t/i;
const BARE = /\d{2}/;
const NO_LINES: ReadonlySet<number> = new Set();

interface Head extends Priced {
  readonly line: Line;
}

/**
 * The text with each unit as `Name (95 points)` and each section without marks around it, if it has at least three units in another form.
 * Null if it has not, or if these are the units in the lines `known`. Whether it is read better so decides whether these were units.
 */
export function restyledLines(lines: readonly Line[], known: ReadonlySet<number> = NO_LINES): readonly Line[] | null {
  const among = lines.filter((line) => (POINTS.test(line.text) || BARE.test(line.text)) && mayBeUnit(line));
  const stated = among.filter(({ text }) => POINTS.test(text));
  const bare = among.filter(({ text }) => BARE.test(text));
  const found = [...priceShapes.map((shape) => headsIn(stated, shape)), ...bareShapes.map((shape) => addedUp(headsIn(bare, shape), lines))];
  const heads = found.reduce((most, one) => (one.size > most.size ? one : most), new Map<Line, Head>());
  if (heads.size < FEWEST || areThese(heads, known)) return null;
  const restyled = lines.map((line) => sectionLine(line, heads) ?? headLine(line, heads) ?? upgradeLine(line));
  return restyled.some((line, at) => line !== lines[at]) ? restyled : null;
}

/** Whether the heads are the units in these lines, below a title that has the price of an army. */
function areThese(heads: ReadonlyMap<Line, Head>, known: ReadonlySet<number>): boolean {
  const others = [...heads.values()].filter(({ line }) => !known.has(line.number));
  return heads.size - others.length === known.size && known.size > 0 && others.every(({ points }) => points >= SMALLEST_BATTLE);
}

/** The units at the indentation and with the bullet that most of them have, and what is written above the first of them in the same form. */
function headsIn(lines: readonly Line[], shape: PriceShape): ReadonlyMap<Line, Head> {
  const all = lines.flatMap((line): readonly Head[] => {
    const priced = shape(line.text);
    return priced === null || priced.points === 0 ? [] : [{ ...priced, line }];
  });
  const ranks = [...Map.groupBy(all, ({ line }) => `${line.bullet ?? ''} ${line.column}`).values()];
  const largest = ranks.reduce((most, one) => (one.length > most.length ? one : most), []);
  const [first] = largest;
  if (first === undefined || largest.length < FEWEST) return new Map();
  const above = all.filter(({ line, points }) => line.number < first.line.number && line.bullet === null && points >= SMALLEST_BATTLE);
  return new Map([...above, ...largest].map((head) => [head.line, head]));
}

/** A line with a number that is nothing else. */
function mayBeUnit(line: Line): boolean {
  if (line.tooLong || !/\d/.test(line.text) || isUpgrade(line)) return false;
  return sectionOf(line) === null && readTotal(line.text) === null && !isSignature(line.text);
}

/** Keeps numbers without a unit only if the text states their sum, beside the title or elsewhere. */
function addedUp(heads: ReadonlyMap<Line, Head>, lines: readonly Line[]): ReadonlyMap<Line, Head> {
  if (heads.size === 0) return heads;
  const all = [...heads.values()];
  const sums = [0, 1, 2].map((from) => all.slice(from).reduce((sum, { points }) => sum + points, 0));
  const titles = all.slice(0, 2).map(({ points }) => points);
  const others = lines.flatMap((line) => (heads.has(line) ? [] : (line.text.match(/\d[\d.,]{2,6}/gu) ?? [])));
  const stated = new Set([...titles, ...others.map((number) => Number(number.replaceAll(/[.,]/gu, '')))]);
  return sums.some((sum) => stated.has(sum)) ? heads : new Map();
}

const isUpgrade = ({ text }: Line): boolean => /[([] ?\+/u.test(text) || readEnhancementLabel(text) !== null || text.startsWith('+');

function headLine(line: Line, heads: ReadonlyMap<Line, Head>): Line | null {
  const head = heads.get(line);
  if (head === undefined) return null;
  const text = `${head.name} (${head.points} points)${head.after.startsWith(':') ? head.after : ` ${head.after}`.trimEnd()}`;
  return text === line.text && line.bullet === null ? line : { ...line, text, bullet: null, indent: 0, column: 0 };
}

/** `Enhancement: Oath [15 pts]` */
function upgradeLine(line: Line): Line {
  const isPlain = isUpgrade(line) && readPriced(line.text) === null;
  const priced = isPlain ? priceShapes.slice(1).reduce<Priced | null>((found, shape) => found ?? shape(line.text), null) : null;
  return priced === null || readEnhancementLabel(line.text) === null
    ? line
    : { ...line, text: `${priced.name} (+${priced.points} points)` };
}

const edges = /^[\s=+\-–—*#[\]_~|<>]{1,12}|[\s=+\-–—*#[\]_~|<>:]{1,12}$/gu;

/** The name of a section between marks, and before what its units cost together: `== Battleline [300 pts] ==`. */
function sectionOf({ text, bullet }: Line): string | null {
  if (bullet !== null || readCounted(text) !== null || text.startsWith('+') !== text.endsWith('+')) return null;
  const priced = readPriced(text) ?? readPriced(text, '[');
  const name = (priced === null ? text : priced.name).replaceAll(edges, '');
  return isWord('sections', name) ? name : null;
}

function sectionLine(line: Line, heads: ReadonlyMap<Line, Head>): Line | null {
  const section = heads.has(line) ? null : sectionOf(line);
  return section === null || section === line.text ? null : { ...line, text: section };
}
