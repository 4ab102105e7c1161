import { promisify } from 'node:util';
import { zstdCompress, zstdDecompressSync } from 'node:zlib';
import { type DataFile, joinLists, type KeptList, setLate } from '#muster/battlescribe';
import type { Datasheet, Overlay, ReadModel } from '#muster/catalogue';
import type { EntryRows } from '../store/read-model.store.js';
import { FASTEST, inAscii } from '../store/packed-json.js';
import type { SharedValues } from '../store/shared-values.js';
import { textsOf } from '../store/tree-chunks.js';

/** What a check reads of a release, without the release's own row. */
export interface ReleaseContent {
  /** The files without overlays. */
  readonly files: readonly DataFile[];
  readonly overlays: readonly Overlay[];
  readonly readModel: ReadModel;
  /** The rows that hold the entries of the read model, in the same order. */
  readonly rows: EntryRows;
}

/** As the tables of releases hold it, with the pieces of each file. */
export interface StoredContent extends Omit<ReleaseContent, 'files'> {
  readonly files: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
}

/** To be raised when the bytes of equal content change: bytes of another number are not read. */
export const PACKED_FORMAT = 1;

/** Fields that take four fifths of the bytes of datasheets. A check reads some of a few datasheets, or the weapons of all. */
const DEFERRED = ['profiles', 'weapons', 'options', 'wargear', 'printedAbilities'] as const satisfies readonly (keyof Datasheet)[];

interface PackedFile {
  readonly header: DataFile;
  readonly lists: readonly PackedList[];
}

/** Says how many bytes the text takes. */
interface PackedList extends Omit<KeptList, 'text'> {
  readonly bytes: number;
}

/** Says how many bytes each part takes that follows: the read model, the deferred fields of its datasheets, and the lists of each file. */
interface Index {
  readonly overlays: readonly Overlay[];
  readonly rows: EntryRows;
  readonly readModel: number;
  readonly deferred: readonly number[];
  readonly files: readonly PackedFile[];
}

/**
 * A line of JSON, the index, and then the other parts, each packed: in a tenth of the bytes, of which a check unpacks a third. Packs one part
 * after the other in another thread, because a server answers meanwhile.
 */
export async function packContent({ files, overlays, readModel, rows }: StoredContent): Promise<Buffer> {
  const parts: Buffer[] = [];
  const add = async (json: string): Promise<number> => {
    const packed = await compress(inAscii(json), FASTEST);
    parts.push(packed);
    return packed.length;
  };
  const { datasheets } = readModel;
  const sheets = await add(JSON.stringify({ ...readModel, datasheets: datasheets.map(withoutDeferred) }));
  const deferred: number[] = [];
  for (const field of DEFERRED) deferred.push(await add(datasheets.map((datasheet) => JSON.stringify(datasheet[field])).join('\n')));
  const packedFiles: PackedFile[] = [];
  for await (const pieces of files) {
    const { header, lists } = textsOf(pieces);
    const kept: PackedList[] = [];
    for (const { text, ...list } of lists) kept.push({ ...list, length: text.length, bytes: await add(text) });
    packedFiles.push({ header, lists: kept });
  }
  const index: Index = { overlays, rows, readModel: sheets, deferred, files: packedFiles };
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...parts]);
}

const compress = promisify(zstdCompress);

/**
 * Restores what `packContent` was given. What a check may not need is unpacked when it is first read. With `shared`, it takes less memory for
 * as long as it is kept.
 */
export function openContent(bytes: Buffer, shared: SharedValues | null = null): ReleaseContent {
  let read = bytes.indexOf('\n') + 1;
  const index: Index = JSON.parse(bytes.toString('utf8', 0, read));
  const take = (length: number): (() => string) => {
    const packed = bytes.subarray(read, (read += length));
    return () => zstdDecompressSync(packed).toString('latin1');
  };
  const readModel: ReadModel = JSON.parse(take(index.readModel)());
  shared?.share(readModel);
  for (const [at, field] of DEFERRED.entries()) defer(field, readModel.datasheets, take(index.deferred[at] ?? 0), shared);
  const files = index.files.map(({ header, lists }) =>
    joinLists(
      header,
      lists.map(({ bytes: length, ...list }) => ({ ...list, text: take(length) })),
      { atOnce: 0, onRead: (list) => shared?.share(list) },
    ),
  );
  return { files, overlays: index.overlays, readModel, rows: index.rows };
}

/** The datasheet with null for the deferred fields that it has, so that they keep their places among the others. */
const withoutDeferred = (datasheet: Datasheet): object => ({
  ...datasheet,
  ...Object.fromEntries(DEFERRED.flatMap((field) => (datasheet[field] === undefined ? [] : [[field, null]]))),
});

/** Parses the field of a datasheet, which is on a line of the text, when it is first read. */
function defer(field: (typeof DEFERRED)[number], datasheets: readonly Datasheet[], text: () => string, shared: SharedValues | null): void {
  let lines: readonly string[] | null = null;
  for (const [at, datasheet] of datasheets.entries()) {
    if (datasheet[field] === undefined) continue;
    setLate(datasheet, field, () => {
      lines ??= text().split('\n');
      const value: unknown = JSON.parse(lines[at] ?? '');
      shared?.share(value);
      return value;
    });
  }
}
