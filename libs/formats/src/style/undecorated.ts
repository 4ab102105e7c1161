import { readPriced } from '../text/items/price.js';
import type { Line } from '../text/lines.js';

/** This many lines of the same kind show that a mark is the style of the text and not part of a name. */
const FEWEST = 3;
/** Of the items of a list, this share ends with the same sign. */
const MOST = 0.8;

/** Removes what people add to every line of a kind: numbers before units, Markdown headings, and a comma or full stop behind each item. */
export function undecorated(lines: readonly Line[]): readonly Line[] {
  return withoutEnds(withoutHashes(withoutOrdinals(lines)));
}

const isPriced = ({ text }: Line): boolean => (readPriced(text) ?? readPriced(text, '[')) !== null;

const changed = (line: Line, text: string): Line => ({ ...line, text });

const ordinal = /^(\d{1,2})[.)] (?=\S)/u;

/** `1. Warden (95 points)`, where the numbers of the units ascend. */
function withoutOrdinals(lines: readonly Line[]): readonly Line[] {
  const numbered = lines.filter((line) => ordinal.test(line.text) && isPriced(line));
  const numbers = numbered.flatMap(({ text }) => ordinal.exec(text)?.slice(1, 2).map(Number) ?? []);
  const ascend = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number));
  if (numbers.length < FEWEST || !ascend) return lines;
  return lines.map((line) => (isPriced(line) ? changed(line, line.text.replace(ordinal, '')) : line));
}

const hashes = /^#{1,6} ?(?=[^\s#])/u;

/** `## Warden (95 points)`. In New Recruit's Markdown only headings have such marks, and they have no price in round brackets. */
function withoutHashes(lines: readonly Line[]): readonly Line[] {
  const isHead = ({ text }: Line): boolean => hashes.test(text) && readPriced(text) !== null;
  return lines.some(isHead) ? lines.map((line) => changed(line, line.text.replace(hashes, ''))) : lines;
}

/** `• 1x Hook;` */
function withoutEnds(lines: readonly Line[]): readonly Line[] {
  const items = lines.filter(({ bullet, text }) => bullet !== null && text !== '');
  const end = [',', ';', '.'].find(
    (sign) => items.filter(({ text }) => text.endsWith(sign)).length >= Math.max(FEWEST, MOST * items.length),
  );
  if (end === undefined) return lines;
  return lines.map((line) => (line.bullet !== null && line.text.endsWith(end) ? changed(line, line.text.slice(0, -1).trim()) : line));
}
