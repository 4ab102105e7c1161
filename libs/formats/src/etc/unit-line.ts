import { keywordKey, rememberedByName } from '#muster/catalogue';
import { readBareCount, readCounted } from '../text/items/count.js';
import { isWord } from '../gw-app/words.js';
import { isDigits } from '../text/items/digits.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import { readPoints } from '../text/items/price.js';
import { readAmount } from '../text/items/costs.js';
import { readCommandPoints } from './command-points.js';
import { roleOf } from './roles.js';

/** An item and its stated cost: `2x Hook (5pts)`. */
export interface Part {
  readonly name: string;
  readonly count: number;
  readonly points: number | null;
  /** The cost in Command points; positive. */
  readonly commandPoints: number | null;
}

export interface UnitLine {
  readonly role: string | null;
  /** The label with the role, such as `HQ3`, normalised with `slotKey`; null if there is none. */
  readonly slot: string | null;
  readonly name: string;
  readonly models: number | null;
  readonly warlord: boolean;
  readonly points: number | null;
  readonly powerRating: number | null;
  readonly parts: readonly Part[];
}

/**
 * Reads `HQ3: Archon (70pts), Blade(5pts), Relic - Lantern (-1CP) [75pts] [4PL]`, `Ligne 2 : 10 Gulls [75pts] 2 Hook, Bell` or `10x Gulls
 * [75pts]`. Returns null if the line has neither a role nor a price in square brackets, or if it begins with another label.
 */
function readUnitLine({ role, slot, isWarlord, rest }: Unlabelled): UnitLine | null {
  const marked = takeMarks(rest);
  if (role === null && (marked.points === null || rest.slice(0, rest.indexOf('[')).includes(':'))) return null;
  const [first = '', ...others] = splitOutsideBrackets(marked.rest, ',').flatMap(cutBehindCosts);
  const [head, ...parts] = [...(role === null ? [first] : cutBehindName(first)), ...others].map(readPart);
  if (head === undefined || !/^[\p{L}\p{N}'’"‘“[(]/u.test(head.name)) return null;
  return {
    role,
    slot,
    ...readHead(head),
    warlord: isWarlord || marked.warlord || parts.some(({ name }) => isWord('warlord', name)),
    points: marked.points,
    powerRating: marked.powerRating,
    parts: parts.filter(({ name }) => name !== '' && name !== '.' && !isWord('warlord', name)),
  };
}

/** Reads units, and each text only once: what shows the form of a list is read again with its units. */
export class UnitLines {
  private readonly unlabelled = rememberedByName(withoutRole);

  /** Null if the text is not a unit. */
  readonly read = rememberedByName((text) => (mayBeUnit(text) ? readUnitLine(this.unlabelled(text)) : null));

  /** Whether the text begins like a unit, wherever its price is. */
  readonly begins = (text: string): boolean => mayBeUnit(text) && this.unlabelled(text).role !== null;

  /** Whether the text contains the unit's price, so that the next line does not continue it. */
  readonly ends = rememberedByName((text) => text.includes('[') && takeMarks(text).points !== null);
}

const mayBeUnit = (text: string): boolean => text.includes(':') || text.includes('[');

interface Unlabelled {
  readonly role: string | null;
  readonly slot: string | null;
  readonly isWarlord: boolean;
  readonly rest: string;
}

/** Reads the role before a colon. A numbered role may also stand without a colon: `HS1 4x Skiffs`. */
function withoutRole(text: string): Unlabelled {
  const numbered = /^\p{L}{2,10} ?\d{1,2} (?=[\p{L}\d])/u.exec(text)?.[0] ?? null;
  const bare = numbered === null || takeMarks(text).points === null ? null : roleOf(numbered.trim());
  const colon = text.indexOf(':');
  const label = text.slice(0, Math.max(0, colon)).trim();
  const labelled = label === '' ? null : roleOf(label);
  const role = labelled ?? bare;
  const isLabelled = labelled !== null;
  const isWarlord = isWord('warlord', label) || (isLabelled && /warlord|\bsdg\b/i.test(label));
  const rest = isLabelled || isWarlord ? text.slice(colon + 1).trim() : bare === null ? text : text.slice(numbered?.length);
  return { role, slot: role === null ? null : slotKey(isLabelled ? label : (numbered?.trim() ?? '')), isWarlord, rest };
}

/** `HQ3`, `HQ 3` and `HQ 3 [Warlord]` are the same slot. */
export const slotKey = (label: string): string => keywordKey(label).replaceAll(/[^\p{L}\p{N}]|warlord/gu, '');

/** Splits `Tide Caller : Long Oar`, which is a unit with its first item. */
function cutBehindName(text: string): readonly string[] {
  const colon = text.indexOf(':');
  const [name, behind] = [text.slice(0, Math.max(0, colon)).trim(), text.slice(colon + 1)];
  if (!/\p{L}/u.test(name) || (behind !== '' && !behind.startsWith(' '))) return [text];
  return [name, behind.trim()].filter((part) => part !== '');
}

/**
 * `5 Gulls` and `5x Gulls` give 5 models. In `4 (+1) Gulls` the added model is of another kind. A name without a number stands for a single
 * model or the smallest unit.
 */
function readHead({ name: written, count }: Part): Pick<UnitLine, 'name' | 'models'> {
  const others = Number(/\(\+(\d{1,2})\)/u.exec(written)?.[1] ?? 0);
  const name = saidOnce(written.replace(/\(\+\d{1,2}\) ?|\[fw\] ?/gi, '').trim());
  if (count > 1) return { name, models: count + others };
  const counted = readBareCount(name);
  if (counted !== null) return { name: counted.name, models: counted.count + others };
  return { name, models: others > 0 ? 1 + others : null };
}

/** `Tide Caller Tide Caller` is one name, copied with the name of its only model. */
function saidOnce(name: string): string {
  const half = (name.length - 1) / 2;
  return Number.isInteger(half) && half > 2 && name === `${name.slice(0, half)} ${name.slice(0, half)}` ? name.slice(0, half) : name;
}

type Marks = Pick<UnitLine, 'warlord' | 'points' | 'powerRating'>;

/** Reads the square brackets with costs and the Warlord mark. Other brackets stay in the text. */
function takeMarks(written: string): Marks & { readonly rest: string } {
  const text = written.includes('(')
    ? written.replaceAll(/\(([^()[\]\d,:;]{0,60})\)/gu, (whole, inside: string) => (isWord('warlord', inside) ? `[${inside}]` : whole))
    : written;
  let marks: Marks = { warlord: false, points: null, powerRating: null };
  let rest = '';
  let from = 0;
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', from)) {
    const close = text.indexOf(']', open);
    if (close < 0) break;
    const mark = readMark(text.slice(open + 1, close));
    if (mark !== null)
      marks = {
        warlord: marks.warlord || mark.warlord,
        points: mark.points ?? marks.points,
        powerRating: mark.powerRating ?? marks.powerRating,
      };
    rest += mark === null ? text.slice(from, close + 1) : `${text.slice(from, open)}, `;
    from = close + 1;
  }
  return { ...marks, rest: `${rest}${text.slice(from)}`.trim() };
}

/** Reads `Warlord`, `75pts`, `75`, `4PL, 75pts` or `7PP, 120pts, -1 PC`. Returns null for any other text. */
function readMark(words: string): Marks | null {
  if (isWord('warlord', words)) return { warlord: true, points: null, powerRating: null };
  let mark: Marks = { warlord: false, points: null, powerRating: null };
  const costs = words.split(',').map((part) => part.trim());
  for (const cost of costs.filter((part) => part !== '')) {
    const points = readPoints(cost) ?? (isDigits(cost) ? Number(cost) : null);
    const powerRating = points === null ? (readAmount(cost, 'pl') ?? readAmount(cost.replace(/pp$/i, 'pl'), 'pl')) : null;
    if (points === null && powerRating === null && readCommandPoints(cost) === null) return null;
    mark = { ...mark, points: points ?? mark.points, powerRating: powerRating ?? mark.powerRating };
  }
  return costs.join('') === '' ? null : mark;
}

/** Splits `Archon (70pts) Blade(5pts)`: players forget the comma after a cost. */
function cutBehindCosts(text: string): readonly string[] {
  const cuts: string[] = [];
  let from = 0;
  for (let close = text.indexOf(')'); close >= 0; close = text.indexOf(')', close + 1)) {
    const open = text.lastIndexOf('(', close);
    if (open < from || readCost(text.slice(open + 1, close)) === null) continue;
    cuts.push(text.slice(from, close + 1).trim());
    from = close + 1;
  }
  cuts.push(text.slice(from).replace(/^ ?:/u, '').trim());
  // A label in brackets begins a new part: `Hook [Relic] Lantern`.
  const parts = text.includes(' [') ? cuts.flatMap((part) => part.split(/ (?=\[\p{L})/u)) : cuts;
  return parts.filter((part) => part !== '');
}

/** Reads the parts of a line below a unit: `2 Hook (0), Bell`. */
export const readParts = (text: string): readonly Part[] =>
  splitOutsideBrackets(takeMarks(text).rest, ',').flatMap(cutBehindCosts).map(readPart);

function readPart(text: string): Part {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const cost = open >= 0 ? readCost(text.slice(open + 1, -1)) : null;
  // `5*3 Hook` states a number and the price of one.
  const written = cost === null ? text : text.slice(0, open).trim();
  const named = written.includes('*') ? written.replace(/^(\d{1,3}) ?\* ?\d{1,3} (?=\p{L})/u, '$1 ') : written;
  const { name, count } = readCounted(named) ?? { name: named, count: 1 };
  return { name, count, ...(cost ?? { points: null, commandPoints: null }) };
}

/** Reads `80`, `5pts`, `-1CP` or `105 + 2*35`. */
function readCost(words: string): Omit<Part, 'name' | 'count'> | null {
  const text = words.trim();
  const commandPoints = readCommandPoints(text);
  if (commandPoints !== null) return { points: null, commandPoints: Math.abs(commandPoints) };
  const points = readSum(text) ?? readPoints(text);
  return points === null ? null : { points, commandPoints: null };
}

/** Reads a number, a product, or a sum of these. */
function readSum(text: string): number | null {
  if (!/^\d{1,4}(?: ?[*x+] ?\d{1,4}){0,6}$/i.test(text)) return null;
  const terms = text.split('+').map((term) => term.split(/[*x]/i).reduce((product, factor) => product * Number(factor), 1));
  return terms.reduce((sum, term) => sum + term, 0);
}
