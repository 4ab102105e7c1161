import { isZip, unzip } from '#muster/battlescribe';
import { decodeText } from '#muster/formats';
import { BULK_LIMITS } from '../limits.js';
import { takeCsv } from './take-csv.js';
import { takeBlob } from './take-text.js';
import { nothing, refusal, together, type GivenFile, type TakenIn } from './taken-in.js';

const TEXT = /\.(?:txt|text|md|markdown)$/i;
const TABLE = /\.(?:csv|tsv)$/i;
const ROSTER = /\.(?:ros|rosz|json)$/i;
/** Files that operating systems add to zip files. */
const OF_THE_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/;

/** Reads files by their extensions. Zip files are unpacked; a zip file inside a zip file is skipped and reported. */
export async function takeFiles(files: readonly GivenFile[]): Promise<TakenIn> {
  const parts: TakenIn[] = [];
  let left: number = BULK_LIMITS.unzippedBytes;
  for (const [at, file] of files.entries()) {
    if (!/\.zip$/i.test(file.name)) {
      parts.push(await takeFile(file, at + 1));
      continue;
    }
    const { part, bytes } = await takeZip(file, at + 1, left);
    left -= bytes;
    parts.push(part);
  }
  return together(parts);
}

async function takeFile({ name, bytes }: GivenFile, item: number): Promise<TakenIn> {
  if (ROSTER.test(name)) return { ...nothing, lists: [{ player: null, source: name, kind: 'file', content: bytes, columns: {} }] };
  const isTable = TABLE.test(name);
  if (!isTable && !TEXT.test(name)) return leftOut(name, 'Not taken: neither a text, a table, a roster file nor a zip.');
  const text = decodeText(bytes);
  if (text === null) {
    const refused = { item, source: name, expected: 'text', got: 'other bytes' };
    return { ...nothing, refused: [refusal('UNREADABLE_TEXT', 'notText', { source: name }, refused)] };
  }
  return isTable ? takeCsv(text, name) : takeBlob(text, name);
}

async function takeZip(
  { name, bytes }: GivenFile,
  item: number,
  left: number,
): Promise<{ readonly part: TakenIn; readonly bytes: number }> {
  const limits = { bytes: BULK_LIMITS.uploadBytes, entries: BULK_LIMITS.zipEntries, unzippedBytes: left, ratio: BULK_LIMITS.zipRatio };
  const others: string[] = [];
  const { value, diagnostics } = await unzip(name, bytes, limits, (path) => {
    const isWanted = !OF_THE_SYSTEM.test(path) && [TEXT, TABLE, ROSTER].some((ending) => ending.test(path));
    if (!isWanted && !OF_THE_SYSTEM.test(path)) others.push(path);
    return isWanted;
  });
  const refused = diagnostics.map((problem) => {
    const got = isZip(bytes) ? problem.messageId : 'no zip';
    return { ...refusal('UNREADABLE_ZIP', 'unusable', {}, { item, source: name, expected: 'a zip of lists', got }), phrases: { problem } };
  });
  const entries: TakenIn[] = [];
  for (const file of value) entries.push(await takeFile({ name: file.path, bytes: file.bytes }, item));
  const rest = others.map((path) => leftOut(path, `Not taken of ${name}: neither a text, a table nor a roster file.`));
  return { part: together([...entries, ...rest, { ...nothing, refused }]), bytes: value.reduce((sum, file) => sum + file.bytes.length, 0) };
}

const leftOut = (source: string, text: string): TakenIn => ({ ...nothing, leftOut: [{ source, line: null, text }] });
