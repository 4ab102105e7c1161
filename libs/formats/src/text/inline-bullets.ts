import type { Line } from './lines.js';

/**
 * A bullet between blanks or behind a price, where a form has joined the lines of a unit. A dash also separates words; before a count it is
 * a bullet.
 */
const joint = / (?=[•◦▪●○‣] \S|[-–] \d{1,3}x )|(?<=[)\]])(?=[•◦▪●○‣] \S)/u;

const mayBeJoined = /[•◦▪●○‣]|[-–] \d/;

/** Columns of the words after the outer bullet and after any other one, as if each bullet had its own line. */
const columns = { outer: 4, inner: 7 } as const;

/** The lines with those split that consist of several. Most texts have none. */
export const unfoldedLines = (lines: readonly Line[]): readonly Line[] =>
  lines.some(({ text }) => mayBeJoined.test(text)) ? lines.flatMap(unfolded) : lines;

/**
 * Splits a line that consists of several lines, such as `Warden (95 points) • Warlord • 1x Hook`, into one line for each bullet. All of
 * them have the number of the line they come from.
 */
export function unfolded(line: Line): readonly Line[] {
  if (!mayBeJoined.test(line.text)) return [line];
  const [first = '', ...others] = line.text.split(joint);
  if (others.length === 0 || first === '') return [line];
  const outer = line.bullet ?? others[0]?.charAt(0) ?? '';
  const below = others.map((text, index): Line => {
    const bullet = text.charAt(0);
    const column = bullet === outer ? columns.outer : columns.inner;
    return { ...line, part: index + 1, bullet, indent: column - 2, column, text: text.slice(1).trim() };
  });
  const head = { ...line, part: 0, text: first };
  return [line.bullet === null ? head : { ...head, indent: columns.outer - 2, column: columns.outer }, ...below];
}
