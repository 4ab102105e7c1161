import { constants, zstdDecompressSync } from 'node:zlib';

/** How texts are packed: a whole game in 40 ms, into a tenth of its bytes. */
export const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** The `length` bytes that were packed: in one buffer, of which some stays free. Node would fill many of 16 kB, and copy them into another. */
export const unpack = (packed: Buffer, length: number): Buffer => zstdDecompressSync(packed, { chunkSize: length + constants.Z_MIN_CHUNK });

/**
 * The same JSON as a string of one byte a character: a typographic apostrophe anywhere in a text doubles its size in memory, and V8's parser
 * then makes a copy of every short string ("entry", "max") instead of sharing one.
 */
export const inOneByte = (json: string): string => bytesOf(escaped(json, /[^\0-\xff]/g)).toString('latin1');

/** The same JSON in bytes of ASCII, each of which is a character: the fastest to read and to parse. */
export const inAscii = (json: string): Buffer => bytesOf(escaped(json, /[^\0-\x7f]/g));

const escaped = (json: string, signs: RegExp): string =>
  json.replaceAll(signs, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
