import { CsvError, parse } from 'csv-parse/sync';
import { valueNamed } from '#muster/catalogue';
import type { NewAlias } from '#muster/persistence';
import { aliasFault, type AliasFault } from './alias.messages.js';
import { checkedAlias } from './check-alias.js';

/** A line of a table of aliases, counted from 1 with the line of the headings. */
export interface AliasLine {
  readonly line: number;
  readonly read: NewAlias | { readonly fault: AliasFault };
}

/** The number of aliases in one table. */
export const MOST_LINES = 10_000;

const COLUMNS = ['edition', 'language', 'kind', 'name', 'means'] as const;
type Column = (typeof COLUMNS)[number];

/** Other headings for the columns. */
const HEADINGS: Readonly<Record<string, Column>> = {
  alias: 'name',
  'canonical name': 'means',
  canonical: 'means',
  lang: 'language',
};

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads a table of aliases. Its first line names the columns, in any order. The delimiter is a comma, a semicolon or a tab. */
export function readAliasTable(text: string): readonly AliasLine[] | { readonly fault: AliasFault } {
  const records = recordsOf(text);
  if ('fault' in records) return records;
  const [head, ...rows] = records;
  const columns = (head?.record ?? []).map(columnOf);
  const missing = COLUMNS.filter((column) => column !== 'language' && !columns.includes(column));
  if (missing.length > 0) return { fault: aliasFault('UNREADABLE_CSV', 'noColumns', { missing: missing.join(', ') }) };
  if (rows.length > MOST_LINES) return { fault: aliasFault('LIMIT_REACHED', 'aliasLines', { count: rows.length, limit: MOST_LINES }) };
  return rows.map(({ record, info }) => ({ line: info.lines, read: aliasIn(record, columns) }));
}

function aliasIn(record: readonly string[], columns: readonly (Column | null)[]): AliasLine['read'] {
  if (record.length !== columns.length) {
    return { fault: aliasFault('INVALID_ALIAS', 'uneven', { count: record.length, expected: columns.length }) };
  }
  const cell = (column: Column): string => record[columns.indexOf(column)] ?? '';
  return checkedAlias({
    edition: cell('edition'),
    language: cell('language'),
    kind: cell('kind'),
    name: cell('name'),
    means: cell('means'),
  });
}

function recordsOf(text: string): readonly CsvRecord[] | { readonly fault: AliasFault } {
  try {
    const options = { bom: true, delimiter: delimiterOf(text), info: true, relax_column_count: true, skip_empty_lines: true } as const;
    const records: unknown = parse(text, options);
    return Array.isArray(records) ? records.filter(isRecord) : [];
  } catch (error) {
    if (error instanceof CsvError) return { fault: aliasFault('UNREADABLE_CSV', 'notAliases', { fault: error.code }) };
    throw error;
  }
}

/** The delimiter of the line of headings, which has no quoted commas. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

function columnOf(heading: string): Column | null {
  const word = heading.trim().toLowerCase();
  return valueNamed(HEADINGS, word) ?? COLUMNS.find((column) => column === word) ?? null;
}

function isRecord(record: unknown): record is CsvRecord {
  return typeof record === 'object' && record !== null && 'record' in record && Array.isArray(record.record) && 'info' in record;
}
