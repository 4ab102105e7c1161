import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';

/** `# ++ Army Roster ++ [2000 pts]` is a force; `## Battleline [485 pts]` is a section. */
export interface Heading {
  readonly kind: 'force' | 'section';
  readonly name: string;
  readonly points: number | null;
}

/** Returns null if the line is not a heading. Chat apps remove the `#` of a force but not its plus signs. */
export function readHeading(line: Line): Heading | null {
  if (line.bullet !== null || line.tooLong) return null;
  let marks = 0;
  while (line.text.charAt(marks) === '#') marks += 1;
  const words = line.text.slice(marks).trim();
  if (words.startsWith('++')) return readForce(words);
  if (marks === 0 || words === '') return null;
  const priced = readPriced(words, '[');
  return { kind: 'section', name: priced?.name ?? words, points: priced?.points ?? null };
}

function readForce(words: string): Heading | null {
  const end = words.indexOf('++', 2);
  if (end < 0) return null;
  const name = words.slice(2, end).trim();
  return name === '' ? null : { kind: 'force', name, points: readPriced(words.slice(end), '[')?.points ?? null };
}
