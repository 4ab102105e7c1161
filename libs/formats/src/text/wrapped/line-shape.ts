import { keywordKey } from '#muster/catalogue';
import { isWord, type FixedWord } from '../../gw-app/words.js';
import { labelKind } from '../header/header-labels.js';
import { readCosted } from '../items/costs.js';
import { readCounted, readGroup } from '../items/count.js';
import { readPriced } from '../items/price.js';
import type { Line } from '../lines.js';
import { readAttachmentLine } from '../../wtc/attachment-line.js';

/** What a line begins with: `bullet`, `count`, `label enhancement`, `sign +`, `sign []` for only brackets, `words`, or `small` for words in small letters. */
export type Shape = string;

export function shapeOf({ bullet, text }: Line): Shape {
  if (bullet !== null) return 'bullet';
  if (isOnlyBrackets(text)) return 'sign []';
  const first = text.charAt(0);
  if (!/[\p{L}\p{N}"'“‘’«]/u.test(first)) return `sign ${first}`;
  const label = labelOf(text);
  if (label !== null) return `label ${label}`;
  if (isCounted(text)) return 'count';
  return isSmall(text) ? 'small' : 'words';
}

/** `[7PL] (95 pts)` */
export const isOnlyBrackets = (text: string): boolean => /\d/u.test(text) && text.replaceAll(/[([][^()[\]]{1,80}[)\]]/gu, '').trim() === '';

/** The shape of lines with any label is `label`. */
export const kindOf = (shape: Shape): Shape => (shape.startsWith('label ') ? 'label' : shape);

/** Whether these are words that stand at the start of a line in some format. A header mentions sections within its lines. */
export function isFixed(line: Line, whole: Line): boolean {
  const { text } = line;
  const label = labelOf(text);
  if (label !== null) return labelKind(label) !== null || numbered.test(text);
  if (readAttachmentLine(line) !== null) return true;
  return fixed.some((kind) => isWord(kind, text)) || (isWord('sections', text) && !shapeOf(whole).startsWith('sign '));
}

/** `Char3:`, `TR 2 :` */
const numbered = /^\p{L}{1,20} ?\d{1,2} ?:/u;
const fixed: readonly FixedWord[] = ['warlord', 'dispositions', 'battleSizes'];

/** The words before the first colon, without numbers: `char` in `Char3: Warden`. Null if there is no label. */
function labelOf(text: string): string | null {
  const found = /^([^,:()[\]]{1,40}):/u.exec(text);
  const label = keywordKey(found?.[1]?.replaceAll(/\d+/gu, '') ?? '').trim();
  return label === '' || label.includes(' - ') ? null : label;
}

export const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

const isCounted = (text: string): boolean => readCounted(text) !== null || readGroup(text) !== null || /^\d{1,3} \p{L}/u.test(text);

/** What stands behind the price of the line. Null if it has none. */
export const afterPrice = (text: string): string | null => (readPriced(text) ?? readPriced(text, '[') ?? readCosted(text))?.after ?? null;
