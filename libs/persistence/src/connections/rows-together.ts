import type { Statement } from './statement.js';

/** How many rows one statement writes at most. */
export const MOST_WRITTEN_TOGETHER = 16;

/** A column of the rows that are written, as `name type`. */
export type GivenColumn = `${string} ${string}`;

/** A statement with the values of its parameters. */
export interface BoundStatement {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/**
 * Binds rows to a statement whose text refers to them as `asked (name, ...)`. Rows of nulls are added up to the next power of two, so that a
 * connection prepares few different statements; the text must ignore them. One text for each value costs less than arrays, in which every
 * text is quoted.
 */
export function statementOfRows(
  name: string,
  columns: readonly GivenColumn[],
  text: string,
): (rows: readonly (readonly unknown[])[]) => BoundStatement {
  const [names, types] = [0, 1].map((part) => columns.map((column) => column.split(' ')[part] ?? ''));
  const row = (at: number): string => `(${types?.map((type, index) => `$${at * columns.length + index + 1}::${type}`).join(', ')})`;
  const made = new Map<number, Statement>();
  const make = (count: number): Statement => {
    const rows = Array.from({ length: count }, (_, at) => row(at)).join(', ');
    const statement = { name: `${name}-${count}`, text: `WITH asked (${names?.join(', ')}) AS (VALUES ${rows}), ${text}` };
    made.set(count, statement);
    return statement;
  };
  return (rows) => {
    const count = 2 ** Math.ceil(Math.log2(rows.length));
    const nulls = Array.from({ length: (count - rows.length) * columns.length }, () => null);
    return { statement: made.get(count) ?? make(count), values: [...rows.flat(), ...nulls] };
  };
}
