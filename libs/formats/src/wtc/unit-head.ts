import { readBareCount, readCountBehind, readCounted } from '../text/items/count.js';
import { readEnhancementLabel } from '../text/header/enhancement-label.js';
import { readHeadMarks } from '../text/items/head-marks.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';

export interface UnitHead {
  readonly name: string;
  /** Null if there is no number before the name or behind it. */
  readonly models: number | null;
  readonly points: number;
  readonly warlord: boolean;
  /** The text after the price and its colon; empty if there is none. */
  readonly items: string;
}

/** Reads `Char3: 10x Name (95 pts): Hook, Bell`. Only the name and the price are required. Returns null for any other line. */
export function readUnitHead(line: Line): UnitHead | null {
  if (line.bullet !== null || line.tooLong) return null;
  const priced = readPriced(withoutCharacterNumber(line.text));
  if (priced === null || priced.name === '' || isUpgradeLine(line.text)) return null;
  const marked = readHeadMarks(priced.name, priced.after);
  const counted = readCounted(marked.name) ?? readCountBehind(marked.name) ?? readBareCount(marked.name);
  return {
    name: counted?.name ?? marked.name,
    warlord: marked.warlord,
    models: counted?.count ?? marked.models,
    points: priced.points,
    items: priced.after.startsWith(':') ? priced.after.slice(1).trim() : '',
  };
}

/** A surcharge or a labelled upgrade. */
function isUpgradeLine(text: string): boolean {
  return text.includes('(+') || readEnhancementLabel(text) !== null;
}

const mark = /^char(?:acter)? ?\d{1,2}\b ?[:.-]? ?(?=.)/i;

/** Removes the number of a character: `Char3: Name`, `Character 3 - Name`, `char 3 Name`. */
export const withoutCharacterNumber = (text: string): string => text.replace(mark, '').trim();

export const hasCharacterNumber = (text: string): boolean => mark.test(text);
