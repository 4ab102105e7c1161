import { zstdCompress } from 'node:zlib';
import { type ChunkPlaces, type DataFile, joinLists, listsOf, type ListParts, placesOf, splitFile } from '#muster/battlescribe';
import { FASTEST, inOneByte, unpack } from './packed-json.js';
import type { SharedValues } from './shared-values.js';

/**
 * Splits a file into texts to be stored by content: first its header with the places of the other texts, then the chunks. Each text is
 * JSON on one line.
 */
export function toPieces(file: DataFile): string[] {
  const { header, chunks } = splitFile(file);
  return [`[${header},${JSON.stringify(placesOf(chunks))}]`, ...chunks.map(({ json }) => json)];
}

/** A file as the texts of its lists. */
export interface FileTexts {
  /** The file without its lists. */
  readonly header: DataFile;
  readonly lists: readonly ListParts[];
}

/** Gathers the pieces of each list of a file. Throws if they are not a complete file, because the store is then damaged. */
export function textsOf([head, ...texts]: readonly string[]): FileTexts {
  const parsed: unknown = JSON.parse(inOneByte(head || 'null'));
  if (!isHead(parsed)) throw new Error('The store holds a file without a head.');
  const [header, places] = parsed;
  const ats = places.flatMap(([at, count]) => Array.from({ length: count }, () => at));
  if (ats.length !== texts.length) throw new Error('The store holds a file that is not whole.');
  return { header, lists: listsOf(texts.map((json, at) => ({ at: ats[at] ?? '', json }))) };
}

/** Restores the file from its pieces. With `shared`, which may be the same for all files of a release, it takes less memory for as long as it is kept. */
export function fromPieces(pieces: readonly string[], shared: SharedValues | null = null): DataFile {
  const { header, lists } = textsOf(pieces);
  const keep = shared ? packed : unpacked;
  return joinLists(
    header,
    lists.map((list) => ({ ...list, length: list.text.length, text: keep(list.text) })),
    { onRead: (list) => shared?.share(list) },
  );
}

const unpacked = (text: string) => (): string => inOneByte(text);

/** Characters from which packing is worth the work. */
const PACKED_FROM = 32 * 1024;

/** Settled when all texts are packed that are to be packed so far: one at a time, because a check needs the processors meanwhile. */
let packing: Promise<void> = Promise.resolve();

/** A text in a tenth of the memory, as soon as it is packed: that takes 40 ms for a whole game, for which no check waits. */
function packed(text: string): () => string {
  let bytes: Buffer = Buffer.from(text);
  const { length } = bytes;
  let isPacked = false;
  const pack = (): Promise<void> =>
    new Promise((resolve) => {
      zstdCompress(bytes, FASTEST, (fault, fewer) => {
        if (!fault) [bytes, isPacked] = [fewer, true];
        resolve();
      });
    });
  if (text.length >= PACKED_FROM) packing = packing.then(pack);
  return () => inOneByte((isPacked ? unpack(bytes, length) : bytes).toString());
}

function isHead(value: unknown): value is readonly [header: DataFile, places: ChunkPlaces] {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && Array.isArray(value[1]) && value[1].every(isPlace);
}

function isPlace(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);
}
