import { CsvError, parse } from 'csv-parse/sync';
import { nothing, refusal, type TakenIn, type TakeRefusal } from './taken-in.js';
import { textList } from './take-text.js';

const PLAYER_HEADS: ReadonlySet<string> = new Set(['player', 'player name', 'name', 'joueur', 'nom', 'spieler']);
const LIST_HEADS: ReadonlySet<string> = new Set(['list', 'text', 'army list', 'armylist', 'army', 'roster', 'liste', 'armee']);
const DELIMITERS = ',;\t';

/** Which column holds what. */
interface Columns {
  readonly player: number | null;
  readonly list: number;
  readonly hasHead: boolean;
  readonly count: number;
}

/**
 * One list a record: player and list, or the list alone. A head may name the columns, in any order and among others; without one there
 * are at most two. Delimited by commas, semicolons or tabs.
 */
export function takeCsv(text: string, source: string | null): TakenIn {
  const records = recordsOf(text);
  if ('fault' in records) return refused(source, null, 'cannot be read as CSV', 'records of one form', records.fault);
  const columns = columnsOf(records[0] ?? []);
  if (!columns) return refused(source, null, 'has columns that say nothing of a list', 'a column headed "list"', 'none');
  const rows = columns.hasHead ? records.slice(1) : records;
  const uneven = rows.flatMap((record, at) =>
    record.length === columns.count
      ? []
      : refusedRecord(source, at + 1, `${columns.count} ${columns.count === 1 ? 'column' : 'columns'}`, `${record.length}`),
  );
  if (uneven.length > 0) return { ...nothing, refused: uneven };
  return {
    ...nothing,
    lists: rows.map((record) => textList(playerIn(record, columns), source, record[columns.list] ?? '')),
  };
}

function recordsOf(text: string): readonly (readonly string[])[] | { readonly fault: string } {
  try {
    const records: unknown = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true });
    return Array.isArray(records) ? records.filter(isRecord) : [];
  } catch (error) {
    if (error instanceof CsvError)
      return { fault: typeof error['lines'] === 'number' ? `${error.code} in line ${error['lines']}` : error.code };
    throw error;
  }
}

/** The first one outside quotes. */
function delimiterOf(text: string): string {
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && DELIMITERS.includes(sign)) return sign;
    else if (!isQuoted && sign === '\n') break;
  }
  return ',';
}

function columnsOf(first: readonly string[]): Columns | null {
  const heads = first.map((head) => head.trim().toLowerCase());
  const list = heads.findIndex((head) => LIST_HEADS.has(head));
  const player = heads.findIndex((head) => PLAYER_HEADS.has(head));
  if (list >= 0) return { player: player < 0 ? null : player, list, hasHead: true, count: first.length };
  if (first.length > 2) return null;
  return first.length === 2
    ? { player: 0, list: 1, hasHead: false, count: 2 }
    : { player: null, list: 0, hasHead: false, count: first.length };
}

function playerIn(record: readonly string[], { player }: Columns): string | null {
  const name = player === null ? '' : (record[player] ?? '').trim();
  return name === '' ? null : name;
}

const isRecord = (record: unknown): record is string[] => Array.isArray(record) && record.every((cell) => typeof cell === 'string');

function refusedRecord(source: string | null, item: number, expected: string, got: string): TakeRefusal[] {
  return [refusal('UNREADABLE_CSV', { item, source }, `Record ${item} has ${got} columns; ${expected} are expected.`, expected, got)];
}

function refused(source: string | null, item: number | null, what: string, expected: string, got: string): TakenIn {
  return { ...nothing, refused: [refusal('UNREADABLE_CSV', { item, source }, `${source ?? 'The table'} ${what}.`, expected, got)] };
}
