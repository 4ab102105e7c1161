import type { OpenedZip, ZipEntry } from '#muster/battlescribe';

/** The parts of a zip that are read: APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. Numbers are little endian. */
const END_OF_DIRECTORY = { signature: 0x06054b50, size: 22, longestComment: 0xffff } as const;
const DIRECTORY_ENTRY = { signature: 0x02014b50, size: 46 } as const;
const LOCAL_ENTRY = { signature: 0x04034b50, size: 30 } as const;
const [STORED, DEFLATED] = [0, 8];

/**
 * Opens a zip in memory with what browsers have. Throws if the bytes are not a zip. Large zips (ZIP64) are refused: a roster file has some
 * hundred kilobytes.
 */
export async function openZip(bytes: Uint8Array): Promise<OpenedZip> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const entryCount = view.getUint16(end + 10, true);
  return {
    entryCount,
    entries: async function* entries() {
      let at = view.getUint32(end + 16, true);
      for (let index = 0; index < entryCount; index += 1) {
        if (view.getUint32(at, true) !== DIRECTORY_ENTRY.signature) throw new Error('The directory of the zip is damaged.');
        yield entryAt(bytes, view, at);
        at += DIRECTORY_ENTRY.size + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      }
    },
  };
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_OF_DIRECTORY.size;
  for (let at = last; at >= Math.max(0, last - END_OF_DIRECTORY.longestComment); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY.signature) return at;
  throw new Error('These bytes are not a zip.');
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const method = view.getUint16(at + 10, true);
  const zippedSize = view.getUint32(at + 20, true);
  const nameLength = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  return {
    name: new TextDecoder().decode(bytes.subarray(at + DIRECTORY_ENTRY.size, at + DIRECTORY_ENTRY.size + nameLength)),
    zippedSize,
    size: view.getUint32(at + 24, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    chunks: () => {
      if (view.getUint32(local, true) !== LOCAL_ENTRY.signature) throw new Error('An entry of the zip is damaged.');
      const begin = local + LOCAL_ENTRY.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      return chunksOf(bytes.slice(begin, begin + zippedSize), method);
    },
  };
}

async function* chunksOf(zipped: Uint8Array<ArrayBuffer>, method: number): AsyncGenerator<Uint8Array> {
  if (method === STORED) yield zipped;
  else if (method !== DEFLATED) throw new Error('The zip uses an unknown compression.');
  else {
    const reader = new Blob([zipped]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  }
}
