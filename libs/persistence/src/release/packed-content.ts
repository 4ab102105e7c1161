import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type DataFile, joinLists, type KeptList, setLate } from '#muster/battlescribe';
import type { Datasheet, Overlay, ReadModel } from '#muster/catalogue';
import { FASTEST, inAscii } from '../store/packed-json.js';
import { textsOf } from '../store/tree-chunks.js';

/** What a check reads of a release, without the release's own row. */
interface Content<File> {
  /** The files without overlays. */
  readonly files: readonly File[];
  readonly overlays: readonly Overlay[];
  readonly readModel: ReadModel;
}

/** As the database holds it, with the pieces of each file. */
export type StoredContent = Content<readonly string[]>;
export type ReleaseContent = Content<DataFile>;

/** Fields that take four fifths of the bytes of datasheets. A check reads some of a few datasheets, or the weapons of all. */
const DEFERRED = ['profiles', 'weapons', 'options', 'wargear', 'printedAbilities'] as const satisfies readonly (keyof Datasheet)[];

/** Says how many bytes each part takes that follows: the read model, the deferred fields of its datasheets, and the lists of each file. */
interface Index {
  readonly overlays: readonly Overlay[];
  readonly readModel: number;
  readonly deferred: readonly number[];
  readonly files: readonly {
    readonly header: DataFile;
    readonly lists: readonly (Omit<KeptList, 'text'> & { readonly bytes: number })[];
  }[];
}

/** A line of JSON, the index, and then the other parts, each packed: in a tenth of the bytes, of which a check unpacks a third. */
export function toBytes({ files, overlays, readModel }: StoredContent): Buffer {
  const parts: Buffer[] = [];
  const add = (json: string): number => {
    const packed = zstdCompressSync(inAscii(json), FASTEST);
    parts.push(packed);
    return packed.length;
  };
  const { datasheets } = readModel;
  const index: Index = {
    overlays,
    readModel: add(JSON.stringify({ ...readModel, datasheets: datasheets.map(withoutDeferred) })),
    deferred: DEFERRED.map((field) => add(datasheets.map((datasheet) => JSON.stringify(datasheet[field])).join('\n'))),
    files: files.map((pieces) => {
      const { header, lists } = textsOf(pieces);
      return { header, lists: lists.map(({ text, ...list }) => ({ ...list, length: text.length, bytes: add(text) })) };
    }),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...parts]);
}

/** Restores what `toBytes` was given. What a check may not need is unpacked when it is first read. */
export function fromBytes(bytes: Buffer): ReleaseContent {
  let read = bytes.indexOf('\n') + 1;
  const index: Index = JSON.parse(bytes.toString('utf8', 0, read));
  const take = (length: number): (() => string) => {
    const packed = bytes.subarray(read, (read += length));
    return () => zstdDecompressSync(packed).toString('latin1');
  };
  const readModel: ReadModel = JSON.parse(take(index.readModel)());
  for (const [at, field] of DEFERRED.entries()) defer(field, readModel.datasheets, take(index.deferred[at] ?? 0));
  const files = index.files.map(({ header, lists }) =>
    joinLists(
      header,
      lists.map(({ bytes: length, ...list }) => ({ ...list, text: take(length) })),
      { atOnce: 0 },
    ),
  );
  return { files, overlays: index.overlays, readModel };
}

/** The datasheet with null for the deferred fields that it has, so that they keep their places among the others. */
const withoutDeferred = (datasheet: Datasheet): object => ({
  ...datasheet,
  ...Object.fromEntries(DEFERRED.flatMap((field) => (datasheet[field] === undefined ? [] : [[field, null]]))),
});

/** Parses the field of a datasheet, which is on a line of the text, when it is first read. */
function defer(field: (typeof DEFERRED)[number], datasheets: readonly Datasheet[], text: () => string): void {
  let lines: readonly string[] | null = null;
  for (const [at, datasheet] of datasheets.entries()) {
    if (datasheet[field] === undefined) continue;
    setLate(datasheet, field, () => {
      lines ??= text().split('\n');
      return JSON.parse(lines[at] ?? '');
    });
  }
}
