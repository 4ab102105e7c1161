import { isWord } from '../gw-app/words.js';
import { readCounted } from '../text/items/count.js';
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
  return labelled !== null && isWord('enhancement', labelled.label) ? labelled.value : null;
}

const mark = /^char(?:acter)? ?\d{1,2}\b ?[:.-]? ?(?=.)/i;

/** `Char3: Name`, `Character 3 - Name`, `char 3 Name`: the number only counts the list's characters. */
export function withoutCharacterNumber(text: string): { readonly name: string; readonly isNumbered: boolean } {
  const name = text.replace(mark, '').trim();
  return { name, isNumbered: name !== text.trim() };
}
