import type { Statement } from './statement.js';

const MOST_WRITTEN_TOGETHER = 16;

/** A power of two of the waiting rows, so that a connection prepares few different statements. */
export const writtenTogether = (waiting: number): number => 2 ** Math.floor(Math.log2(Math.min(waiting, MOST_WRITTEN_TOGETHER)));

/** A column of the rows that are written, as `name type`. */
export type GivenColumn = `${string} ${string}`;

/**
 * A statement for each number of rows. Its text may refer to the rows as `asked (name, ...)`, of which the values are given one row after
 * the other. One text for each value costs less than arrays, in which every text is quoted.
 */
export function statementOfRows(name: string, columns: readonly GivenColumn[], text: string): (count: number) => Statement {
  const [names, types] = [0, 1].map((part) => columns.map((column) => column.split(' ')[part] ?? ''));
  const row = (at: number): string => `(${types?.map((type, index) => `$${at * columns.length + index + 1}::${type}`).join(', ')})`;
  const made = new Map<number, Statement>();
  return (count) => {
    const known = made.get(count);
    if (known) return known;
    const rows = Array.from({ length: count }, (_, at) => row(at)).join(', ');
    const statement = { name: `${name}-${count}`, text: `WITH asked (${names?.join(', ')}) AS (VALUES ${rows}), ${text}` };
    made.set(count, statement);
    return statement;
  };
}
