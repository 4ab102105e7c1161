import type { Dice } from './random-roster.js';

/** Contents of broken or hostile files: unexpected values, unfinished markup, entities, and characters that texts must not contain. */
const VALUES: readonly string[] = [
  '',
  '0',
  '-1',
  '1e9',
  'NaN',
  '99999999999999999999',
  'true',
  'self',
  'none',
  '::',
  '__proto__',
  '\u0000',
];
const SCRAPS: readonly string[] = [
  '<',
  '>',
  '"',
  '&',
  '&#0;',
  '&lol;',
  '<!--',
  ']]>',
  '<![CDATA[',
  '<x>',
  '</selection>',
  '{',
  '[',
  '}',
  ',',
];

/** Maximum number of characters by which one change may enlarge a text, so that repeated doubling stays bounded. */
const LARGEST_PIECE = 4_000;

/** A copy of an XML or JSON text with random changes: other values; pieces removed, doubled or moved; added fragments; a missing end. */
export function mutatedText(text: string, changes: number, dice: Dice): string {
  let changed = text;
  for (let change = 0; change < changes; change += 1) changed = changedOnce(changed, dice);
  return changed;
}

function changedOnce(text: string, dice: Dice): string {
  const kind = dice.below(10);
  if (kind < 4) return withOtherValue(text, dice);
  if (kind === 4) return text.slice(0, dice.below(text.length + 1));
  if (kind === 5) return inserted(text, dice.below(text.length + 1), dice.of(SCRAPS) ?? '');
  const [from, to] = piece(text, dice);
  if (kind === 6) return text.slice(0, from) + text.slice(to);
  if (kind === 7) return inserted(text, boundary(text, dice), text.slice(from, to));
  if (kind === 8) return inserted(text, to, text.slice(from, to).repeat(1 + dice.below(3)));
  return inserted(text, from, String.fromCharCode(dice.below(0xffff)));
}

/** Replaces the text between two quotation marks. */
function withOtherValue(text: string, dice: Dice): string {
  const open = text.indexOf('"', dice.below(text.length + 1));
  const close = open < 0 ? -1 : text.indexOf('"', open + 1);
  return close < 0 ? text : text.slice(0, open + 1) + (dice.of(VALUES) ?? '') + text.slice(close);
}

function piece(text: string, dice: Dice): readonly [number, number] {
  const from = boundary(text, dice);
  const end = boundary(text, dice);
  return [Math.min(from, end), Math.min(Math.max(from, end), Math.min(from, end) + LARGEST_PIECE)];
}

/** A position where an element, an object or a list begins or ends. */
function boundary(text: string, dice: Dice): number {
  const near = dice.below(text.length + 1);
  const found = text.slice(near, near + LARGEST_PIECE).search(/[<{}[\]]/);
  return found < 0 ? near : near + found;
}

function inserted(text: string, at: number, scrap: string): string {
  return text.slice(0, at) + scrap + text.slice(at);
}
