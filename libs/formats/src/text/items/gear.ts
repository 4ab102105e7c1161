import type { LoadoutItem } from '#muster/roster';
import { readCounted, type Counted } from './count.js';
import { isDigit, isDigits } from './digits.js';

const and = ' and ';
const with_ = ' with ';
const mostDigits = 4;

/** Reads `4 Deckhands with Cutlass and 2 Pistols` or, for a single model, only its gear: `Hook, 2 Nets and Lamp`. */
export function readGear(text: string, line: number): readonly LoadoutItem[] {
  const counted = readCount(text);
  const at = counted === null ? -1 : endOfModel(counted.name);
  if (counted === null || at < 0) return splitGear(text).map((part) => item(part, line, 1));
  const items = splitGear(counted.name.slice(at + with_.length)).map((part) => item(part, line, counted.count));
  return [{ name: counted.name.slice(0, at).trim(), id: null, line, count: counted.count, items }];
}

/**
 * Index at which the model's name ends; -1 if there is no model. Names of models can contain "with" ("Deckhand with Rope"); names of gear
 * rarely do, and then a lower-case letter follows.
 */
function endOfModel(name: string): number {
  const lower = name.toLowerCase();
  const from = Math.max(0, lower.indexOf(with_));
  const ends = [', ', and].map((separator) => lower.indexOf(separator, from)).filter((end) => end >= 0);
  const places = placesOf(with_, name.slice(0, Math.min(name.length, ...ends)));
  return places.findLast((at) => isCapitalOrDigit(name.charAt(at + with_.length))) ?? places[0] ?? -1;
}

function placesOf(sought: string, text: string): readonly number[] {
  const places: number[] = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) places.push(at);
  return places;
}

function item(part: string, line: number, bearers: number): LoadoutItem {
  const { count, name } = readCount(part) ?? { count: 1, name: part };
  return { name, id: null, line, count: count * bearers, items: [] };
}

/**
 * Items are separated by commas, and the last one by "and". Names that contain "and" continue with a lower-case letter ("Pistol and
 * shield"), or use "&".
 */
export function splitGear(text: string): readonly string[] {
  const parts = text
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.pop() ?? '';
  return [...parts, ...splitAtAnd(last)];
}

function splitAtAnd(text: string): readonly string[] {
  const places = placesOf(and, text);
  const chosen = places.findLast((at) => isCapitalOrDigit(text.charAt(at + and.length))) ?? places[0];
  return chosen === undefined
    ? [text].filter((part) => part !== '')
    : [text.slice(0, chosen).trim(), text.slice(chosen + and.length).trim()];
}

function isCapitalOrDigit(character: string): boolean {
  return character !== character.toLowerCase() || isDigit(character);
}

/** `2 Nets`, `2x Net`. */
function readCount(text: string): Counted | null {
  const counted = readCounted(text);
  if (counted !== null) return counted;
  const blank = text.indexOf(' ');
  const digits = text.slice(0, Math.max(0, blank));
  const isNumber = digits.length <= mostDigits && isDigits(digits);
  const name = text.slice(blank + 1).trim();
  return isNumber && name !== '' ? { count: Number(digits), name } : null;
}
