import { readCounted } from '../text/items/count.js';
import { isDigits } from '../text/items/digits.js';
import { readLabelled } from '../text/header/label.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';

export interface UnitHead {
  readonly name: string;
  /** Null where no number stands before the name. */
  readonly models: number | null;
  readonly points: number;
  /** What stands behind the price and its colon; empty where there is none. */
  readonly items: string;
}

/** `Char3: 10x Name (95 pts): Hook, Bell`, in all parts but name and price optional; null for any other line. */
export function readUnitHead(line: Line): UnitHead | null {
  if (line.bullet !== null || line.tooLong) return null;
  const words = withoutCharacterNumber(line.text);
  const priced = readPriced(words.name);
  if (priced === null || priced.name === '' || isUpgradeLine(line.text)) return null;
  const counted = readCounted(priced.name);
  return {
    name: counted?.name ?? priced.name,
    models: counted?.count ?? null,
    points: priced.points,
    items: priced.after.startsWith(':') ? priced.after.slice(1).trim() : '',
  };
}

/** A surcharge, or a labelled upgrade. */
function isUpgradeLine(text: string): boolean {
  return text.includes('(+') || readEnhancementLabel(text) !== null;
}

/** `Enhancement: Oath (+25 pts)`: what stands behind the label. */
export function readEnhancementLabel(text: string): string | null {
  const labelled = readLabelled(text);
  return labelled?.label === 'enhancement' || labelled?.label === 'enhancements' ? labelled.value : null;
}

const mark = 'char';

/** `Char3: Name`: the number only counts the list's characters. */
export function withoutCharacterNumber(text: string): { readonly name: string; readonly isNumbered: boolean } {
  const colon = text.indexOf(':');
  const label = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  const number = label.slice(mark.length);
  const isNumbered = label.startsWith(mark) && isDigits(number);
  return { name: isNumbered ? text.slice(colon + 1).trim() : text, isNumbered };
}
