import { CsvError, parse } from 'csv-parse/sync';

const DELIMITERS = ',;\t';

/** The records of a CSV text whose delimiter is a comma, a semicolon or a tab. A fault says why it cannot be read. */
export function csvRecords(text: string): readonly (readonly string[])[] | { readonly fault: string } {
  try {
    const records: unknown = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true });
    return Array.isArray(records) ? records.filter(isRecord) : [];
  } catch (error) {
    if (error instanceof CsvError)
      return { fault: typeof error['lines'] === 'number' ? `${error.code} in line ${error['lines']}` : error.code };
    throw error;
  }
}

/** The first delimiter outside quotes. */
function delimiterOf(text: string): string {
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && DELIMITERS.includes(sign)) return sign;
    else if (!isQuoted && sign === '\n') break;
  }
  return ',';
}

const isRecord = (record: unknown): record is string[] => Array.isArray(record) && record.every((cell) => typeof cell === 'string');
