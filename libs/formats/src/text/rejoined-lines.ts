import { readCounted } from './items/count.js';
import { readCosted } from './items/costs.js';
import { readPriced } from './items/price.js';
import { unfolded } from './inline-bullets.js';
import { isBlankLine, type Line } from './lines.js';

/** Lines of which the broken ones were joined. A line that continues another one is blank. */
export interface RejoinedLines {
  readonly lines: readonly Line[];
  /** For each line that continues another one, the number of the line that it belongs to. */
  readonly continued: ReadonlyMap<number, number>;
}

/** No program breaks lines that are shorter. */
const LEAST_WIDTH = 35;

/**
 * Joins lines that a mail program has broken at a certain width. A line continues the one above if its first word would have made that line
 * too long, and if it is not a line of its own: it was not understood, or the line above is open. Null if there is no such line.
 */
export function rejoinedLines(lines: readonly Line[], isUnread: (line: Line) => boolean): RejoinedLines | null {
  const width = widest(lines);
  if (width < LEAST_WIDTH) return null;
  const joined: Line[] = [];
  const continued = new Map<number, number>();
  let head = -1;
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const whole = joined[head];
    const continues =
      above !== undefined &&
      whole !== undefined &&
      isBroken(above, line, width) &&
      !hasRemark(whole) &&
      (isOpen(whole, line) || (isUnread(line) && !isWhole(whole) && !isLabelled(line)));
    if (!continues) {
      head = at;
      joined.push(line);
      return;
    }
    joined[head] = { ...whole, text: `${whole.text} ${line.text}`, isCapitals: whole.isCapitals && line.isCapitals };
    joined.push({ ...line, text: '' });
    continued.set(line.number, whole.number);
  });
  return continued.size === 0 ? null : { lines: joined, continued };
}

const widthOf = ({ column, text }: Line): number => column + text.length;

/** A drawn line has no blank at which it can be broken. */
function widest(lines: readonly Line[]): number {
  return lines.reduce((most, line) => (line.text.includes(' ') ? Math.max(most, widthOf(line)) : most), 0);
}

function isBroken(above: Line, line: Line, width: number): boolean {
  if (isBlankLine(above) || isBlankLine(line) || line.bullet !== null || line.tooLong || above.tooLong) return false;
  const [first = ''] = line.text.split(' ', 1);
  if (isDrawn(line)) return false;
  return widthOf(above) + 1 + first.length > width;
}

const isDrawn = ({ text }: Line): boolean => !/[\p{L}\p{N}]/u.test(text);

/** A line that ends with brackets, such as a price, is complete; what follows is a remark. */
const isWhole = ({ text }: Line): boolean => /[)\].!]$/u.test(text);

/** Readers skip a player's remark behind a price, and would skip the joined words with it. */
function hasRemark(whole: Line): boolean {
  const head = unfolded(whole)[0]?.text ?? '';
  const after = (readPriced(head) ?? readCosted(head))?.after ?? '';
  return after !== '' && !after.startsWith(':');
}

const isLabelled = ({ text }: Line): boolean => /^\S+:/u.test(text);

/** Whether the words end within a list, within brackets, or before the price that belongs to them. */
function isOpen({ text }: Line, line: Line): boolean {
  if (text.endsWith(',') || text.lastIndexOf('(') > text.lastIndexOf(')')) return true;
  return !isLabelled(line) && readCounted(line.text) === null && readPriced(text) === null && readPriced(line.text) !== null;
}
