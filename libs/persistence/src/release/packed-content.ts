import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { type DataFile, joinLists, type KeptList, setLate } from '#muster/battlescribe';
import type { Datasheet, Overlay, ReadModel } from '#muster/catalogue';
import type { EntryRows } from '../store/read-model.store.js';
import { FASTEST, inAscii, unpack } from '../store/packed-json.js';
import type { SharedValues } from '../store/shared-values.js';
import { textsOf } from '../store/tree-chunks.js';
import { filterOf, mayHave } from './id-filter.js';

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
export const PACKED_FORMAT = 2;

/** Fields that take four fifths of the bytes of datasheets. A check reads some of a few datasheets, or the weapons of all. */
const DEFERRED = ['profiles', 'weapons', 'options', 'wargear', 'printedAbilities'] as const satisfies readonly (keyof Datasheet)[];

interface PackedFile {
  readonly header: DataFile;
  readonly lists: readonly PackedList[];
  /** A filter of the ids in the lists. */
  readonly ids: string;
}

interface PackedText {
  /** Characters, each of which is a byte before it is packed. */
  readonly length: number;
  /** Bytes after it is packed. */
  readonly bytes: number;
}

type PackedList = Omit<KeptList, 'text'> & PackedText;

interface PackedField extends PackedText {
  readonly field: (typeof DEFERRED)[number];
}

/** With the sizes of the parts that follow: the read model, the deferred fields of its datasheets, and the lists of each file. */
interface Index {
  readonly overlays: readonly Overlay[];
  readonly rows: EntryRows;
  readonly readModel: PackedText;
  readonly deferred: readonly PackedField[];
  readonly files: readonly PackedFile[];
}

/**
 * A line of JSON, the index, and then the other parts, each packed: in a tenth of the bytes, of which a check unpacks a third. Packs one part
 * after the other in another thread, because a server answers meanwhile.
 */
export async function packContent({ files, overlays, readModel, rows }: StoredContent): Promise<Buffer> {
  const parts: Buffer[] = [];
  const add = async (json: string): Promise<PackedText> => {
    const text = inAscii(json);
    const packed = await compress(text, FASTEST);
    parts.push(packed);
    return { length: text.length, bytes: packed.length };
  };
  const { datasheets } = readModel;
  const sheets = await add(JSON.stringify({ ...readModel, datasheets: datasheets.map(withoutDeferred) }));
  const deferred: PackedField[] = [];
  for (const field of DEFERRED)
    deferred.push({ field, ...(await add(datasheets.map((datasheet) => JSON.stringify(datasheet[field])).join('\n'))) });
  const packedFiles: PackedFile[] = [];
  for await (const pieces of files) {
    const { header, lists } = textsOf(pieces);
    const kept: PackedList[] = [];
    for (const { text, ...list } of lists) kept.push({ ...list, ...(await add(text)) });
    packedFiles.push({ header, lists: kept, ids: filterOf(lists.flatMap(({ text }) => idsIn(text))) });
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
  const take = (text: PackedText): (() => string) => {
    const packed = bytes.subarray(read, (read += text.bytes));
    return () => unpack(packed, text.length).toString('latin1');
  };
  const readModel: ReadModel = JSON.parse(take(index.readModel)());
  shared?.share(readModel);
  for (const packed of index.deferred) defer(packed.field, readModel.datasheets, take(packed), shared);
  const files = index.files.map(({ header, lists, ids }) =>
    joinLists(
      header,
      lists.map((list) => ({ ...list, text: take(list) })),
      { atOnce: 0, onRead: (list) => shared?.share(list), mayHave: (id) => idsIn(`"id":${id}`).every((one) => mayHave(ids, one)) },
    ),
  );
  return { files, overlays: index.overlays, readModel, rows: index.rows };
}

/** The datasheet with null for the deferred fields that it has, so that they keep their places among the others. */
const withoutDeferred = (datasheet: Datasheet): object => ({
  ...datasheet,
  ...Object.fromEntries(DEFERRED.flatMap((field) => (datasheet[field] === undefined ? [] : [[field, null]]))),
});

/** The ids in JSON, each up to the first quotation mark in it. */
function idsIn(json: string): readonly string[] {
  const [, ...ends] = json.split('"id":"');
  return ends.map((end) => end.split('"', 1)[0] ?? '');
}

/** Parses the field of a datasheet, which is on a line of the text, when it is first read. The text is kept until all lines are parsed. */
function defer(field: PackedField['field'], datasheets: readonly Datasheet[], text: () => string, shared: SharedValues | null): void {
  let lines: readonly string[] | null = null;
  let unread = 0;
  for (const [at, datasheet] of datasheets.entries()) {
    if (datasheet[field] === undefined) continue;
    unread += 1;
    setLate(datasheet, field, () => {
      lines ??= text().split('\n');
      const value: unknown = JSON.parse(lines[at] ?? '');
      shared?.share(value);
      unread -= 1;
      if (unread === 0) lines = null;
      return value;
    });
  }
}
