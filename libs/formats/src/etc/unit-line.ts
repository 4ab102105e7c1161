import { isWarlordName } from '#muster/battlescribe';
import { readCounted } from '../text/items/count.js';
import { isDigits } from '../text/items/digits.js';
import { splitOutsideBrackets } from '../text/items/item-list.js';
import { readAmount } from '../text/items/costs.js';
import { readPoints } from '../text/items/price.js';
import { readCommandPoints } from './command-points.js';

/** `2x Hook (5pts)`: a thing and what it is said to cost. */
export interface Part {
  readonly name: string;
  readonly count: number;
  readonly points: number | null;
  /** Above zero. */
  readonly commandPoints: number | null;
}

export interface UnitLine {
  readonly role: string;
  readonly name: string;
  readonly models: number | null;
  readonly warlord: boolean;
  readonly points: number | null;
  readonly powerRating: number | null;
  readonly parts: readonly Part[];
}

/** What players write before a unit, in order within its role: `HQ1:`, `Tr2:`. */
const roles: ReadonlyMap<string, string> = new Map([
  ['hq', 'HQ'],
  ['tr', 'Troops'],
  ['tp', 'Troops'],
  ['el', 'Elites'],
  ['fa', 'Fast Attack'],
  ['hs', 'Heavy Support'],
  ['fl', 'Flyer'],
  ['fly', 'Flyer'],
  ['dt', 'Dedicated Transport'],
  ['lw', 'Lord of War'],
  ['low', 'Lord of War'],
  ['fo', 'Fortification'],
  ['fort', 'Fortification'],
  ['ns', 'No Force Org Slot'],
  ['nfo', 'No Force Org Slot'],
]);

/** `HQ3: Archon (70pts), Blade(5pts), Relic - Lantern (-1CP) [75pts] [4PL]`; null for a line that begins with no role. */
export function readUnitLine(text: string): UnitLine | null {
  const colon = text.indexOf(':');
  const role = roleOf(text.slice(0, Math.max(0, colon)));
  if (role === null) return null;
  const marked = takeMarks(text.slice(colon + 1));
  const [head, ...parts] = splitOutsideBrackets(marked.rest, ',').flatMap(cutBehindCosts).map(readPart);
  if (head === undefined || head.name === '') return null;
  return {
    role,
    ...readHead(head),
    warlord: marked.warlord || parts.some(({ name }) => isWarlordName(name)),
    points: marked.points,
    powerRating: marked.powerRating,
    parts: parts.filter(({ name }) => name !== '' && !isWarlordName(name)),
  };
}

/** `5 Gulls`, `5x Gulls`; a name without a number is that of one model or of the smallest unit. */
function readHead({ name, count }: Part): Pick<UnitLine, 'name' | 'models'> {
  if (count > 1) return { name, models: count };
  const [number = '', ...words] = name.split(' ');
  const isCounted = isDigits(number) && words.length > 0;
  return isCounted ? { name: words.join(' '), models: Number(number) } : { name, models: null };
}

function roleOf(label: string): string | null {
  let end = label.length;
  while (end > 0 && isDigits(label.charAt(end - 1))) end -= 1;
  return roles.get(label.slice(0, end).trim().toLowerCase()) ?? null;
}

/** Square brackets hold the Warlord's mark, the unit's price and its Power Rating; any others are left where they are. */
function takeMarks(text: string): Pick<UnitLine, 'warlord' | 'points' | 'powerRating'> & { readonly rest: string } {
  let warlord = false;
  let points: number | null = null;
  let powerRating: number | null = null;
  let rest = '';
  let from = 0;
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', from)) {
    const close = text.indexOf(']', open);
    if (close < 0) break;
    const mark = text
      .slice(open + 1, close)
      .replaceAll(',', ' ')
      .trim();
    const price = readPoints(mark) ?? (isDigits(mark) ? Number(mark) : null);
    const power = readAmount(mark, 'pl');
    const isMark = isWarlordName(mark) || price !== null || power !== null;
    warlord ||= isWarlordName(mark);
    points = price ?? points;
    powerRating = power ?? powerRating;
    rest += isMark ? `${text.slice(from, open)} ` : text.slice(from, close + 1);
    from = close + 1;
  }
  return { warlord, points, powerRating, rest: `${rest}${text.slice(from)}`.trim() };
}

/** `Archon (70pts) Blade(5pts)`: commas are forgotten behind a cost. */
function cutBehindCosts(text: string): readonly string[] {
  const cuts: string[] = [];
  let from = 0;
  for (let close = text.indexOf(')'); close >= 0; close = text.indexOf(')', close + 1)) {
    const open = text.lastIndexOf('(', close);
    if (open < from || readCost(text.slice(open + 1, close)) === null) continue;
    cuts.push(text.slice(from, close + 1).trim());
    from = close + 1;
  }
  cuts.push(text.slice(from).trim());
  return cuts.filter((part) => part !== '');
}

function readPart(text: string): Part {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const cost = open >= 0 ? readCost(text.slice(open + 1, -1)) : null;
  const named = cost === null ? text : text.slice(0, open).trim();
  const { name, count } = readCounted(named) ?? { name: named, count: 1 };
  return { name, count, ...(cost ?? { points: null, commandPoints: null }) };
}

/** `80`, `5pts`, `-1CP`. */
function readCost(words: string): Omit<Part, 'name' | 'count'> | null {
  const text = words.trim();
  const commandPoints = readCommandPoints(text);
  const points = isDigits(text) ? Number(text) : readPoints(text);
  if (commandPoints !== null) return { points: null, commandPoints: Math.abs(commandPoints) };
  return points === null ? null : { points, commandPoints: null };
}
