import { isWord } from '../gw-app/words.js';
import { isDigits } from '../text/items/digits.js';
import { readPoints, readPriced, type Priced } from '../text/items/price.js';

export type PriceShape = (text: string) => Priced | null;

/** The forms in which people write the price of a unit, apart from `Name (95 points)`. */
export const priceShapes: readonly PriceShape[] = [
  (text) => readPriced(text),
  (text) => readPriced(text, '['),
  (text) => bracketed(text, points),
  (text) => separated(text, points),
  (text) => behind(text, points),
  inFront,
];

/** Numbers without a unit. They are prices only if they add up to the stated total. */
export const bareShapes: readonly PriceShape[] = [
  (text) => bracketed(text, bare),
  (text) => separated(text, bare),
  (text) => behind(text, bare),
];

type Amount = (words: string) => number | null;

const points: Amount = (words) => readPoints(words.replace(/[.:]$/u, ''));

const MOST_DIGITS = 4;
const LEAST_DIGITS = 2;

function bare(words: string): number | null {
  const digits = words.trim();
  return isDigits(digits) && digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS ? Number(digits) : null;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Reads `Name (95 Pts.)`, `Name {95 pts}` or `Name [95]: Hook`. */
function bracketed(text: string, amount: Amount): Priced | null {
  for (let open = 1; open < text.length; open += 1) {
    const end = closing[text.charAt(open)];
    const close = end === undefined ? -1 : text.indexOf(end, open);
    const price = close < 0 ? null : amount(text.slice(open + 1, close));
    if (price !== null) return priced(text.slice(0, open), price, text.slice(close + 1));
  }
  return null;
}

const separators = [' - ', ' – ', ' — ', ' = ', ' | ', ' > ', ' -> ', ' => ', ': ', ' : ', '..', ' … ', '…'] as const;

/** Reads `Name - 95 pts`, `Name: 95pts` or `Name ..... 95 points`. */
function separated(text: string, amount: Amount): Priced | null {
  let [begin, end] = [0, 0];
  for (const sign of separators) {
    const at = text.lastIndexOf(sign);
    if (at > 0 && at + sign.length > end) [begin, end] = [at, at + sign.length];
  }
  const price = end === 0 ? null : amount(text.slice(end));
  return price === null ? null : priced(withoutDots(text.slice(0, begin)), price, '');
}

function withoutDots(text: string): string {
  let end = text.length;
  while (end > 0 && ' .…'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Reads `Name 95pts` or `Name 95 pts`, and the mark of the Warlord behind it. */
function behind(text: string, amount: Amount): Priced | null {
  const last = text.lastIndexOf(' ');
  if (last > 0 && isWord('warlord', text.slice(last))) {
    const marked = behind(text.slice(0, last), amount);
    return marked && { ...marked, after: text.slice(last + 1) };
  }
  const lastButOne = text.lastIndexOf(' ', last - 1);
  for (const blank of [last, last <= 0 ? -1 : lastButOne]) {
    const price = amount(text.slice(blank + 1));
    if (price !== null) return priced(text.slice(0, Math.max(0, blank)), price, '');
  }
  return null;
}

/** Reads `95 pts - Name` or `[95pts] Name`. */
function inFront(text: string): Priced | null {
  const found = /^[([]?(\d{2,4} ?pt?s?|\d{2,4} points)[)\]]? ?[-–:|]? ?(?=\p{L})/u.exec(text.toLowerCase());
  const price = found?.[1] === undefined ? null : points(found[1]);
  return found === null || price === null ? null : priced(text.slice(found[0].length), price, '');
}

function priced(name: string, price: number, after: string): Priced | null {
  return /\p{L}/u.test(name) && !name.endsWith('+') ? { name: name.trim(), points: price, after: after.trim() } : null;
}
