import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** States a wrong unzipped size. */
  readonly statedSize?: number;
  readonly encrypted?: boolean;
}

/** Creates a zip file, either valid or with a false statement in it. */
export function zipFile(entries: readonly ZippedEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = deflateRawSync(entry.bytes);
    const name = Buffer.from(entry.path);
    const fields = sharedFields(entry, data.length, name.length);
    const local = Buffer.concat([numbers([0x04034b50, 4]), fields, name, data]);
    centrals.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), fields, numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

function sharedFields({ bytes, statedSize, encrypted }: ZippedEntry, packed: number, nameLength: number): Buffer {
  const flags = 0x800 | (encrypted ? 1 : 0);
  const size = statedSize ?? bytes.length;
  return numbers([20, 2], [flags, 2], [8, 2], [0, 4], [crc32(bytes), 4], [packed, 4], [size, 4], [nameLength, 2], [0, 2]);
}

/** Encodes little-endian numbers of two or four bytes. */
function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 2) buffer.writeUInt16LE(value);
      else buffer.writeUInt32LE(value);
      return buffer;
    }),
  );
}
