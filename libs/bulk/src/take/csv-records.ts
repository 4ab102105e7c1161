import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

const DELIMITERS = ',;\t';

/** Bytes that are read in one turn of the event loop. A table may have megabytes, and other requests would wait for all of it. */
const PIECE = 64 * 1024;

/** The records of a CSV text whose delimiter is a comma, a semicolon or a tab. A fault says why it cannot be read. */
export async function csvRecords(text: string): Promise<readonly (readonly string[])[] | { readonly fault: string }> {
  const records: string[][] = [];
  const parser = parse({ bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true });
  try {
    await pipeline(Readable.from(piecesOf(Buffer.from(text))), parser, async (read: AsyncIterable<unknown>) => {
      for await (const record of read) if (isRecord(record)) records.push(record);
    });
    return records;
  } catch (error) {
    if (error instanceof CsvError)
      return { fault: typeof error['lines'] === 'number' ? `${error.code} in line ${error['lines']}` : error.code };
    throw error;
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
    await nextTurn();
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
