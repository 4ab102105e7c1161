import { fromBufferPromise, type Entry } from 'yauzl';

/** An entry of a zip, as its directory describes it. Nothing is unzipped before `chunks` is read. */
export interface ZipEntry {
  readonly name: string;
  readonly zippedSize: number;
  readonly size: number;
  readonly isEncrypted: boolean;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

export interface OpenedZip {
  readonly entryCount: number;
  readonly entries: () => AsyncIterable<ZipEntry>;
}

/**
 * Opens a zip in memory. Throws if the bytes are not a zip. This is the only place that needs Node: the engine for browsers has another file
 * with the same function, and the limits are enforced by the caller.
 */
export async function openZip(bytes: Uint8Array): Promise<OpenedZip> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { autoClose: false });
  const toEntry = (entry: Entry): ZipEntry => ({
    name: entry.fileName,
    zippedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    isEncrypted: entry.isEncrypted(),
    chunks: async function* chunks() {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        if (!(chunk instanceof Uint8Array)) throw new Error('A zip holds bytes.');
        yield chunk;
      }
    },
  });
  return {
    entryCount: zip.entryCount,
    entries: async function* entries() {
      for await (const entry of zip.eachEntry()) yield toEntry(entry);
    },
  };
}
