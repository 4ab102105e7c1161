import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The text of an API key, which is shown only once: `mk_<prefix>_<secret>_<checksum>`, in lower case hexadecimal. */
export interface ApiKeyText {
  readonly text: string;
  /** The public part of the key. It identifies the key but does not prove that a caller has the secret. */
  readonly prefix: string;
  /** SHA-256 of the whole text. The key has 256 random bits, so a slow hash would not add protection. */
  readonly hash: Buffer<ArrayBuffer>;
}

const SHAPE = /^mk_[0-9a-f]{12}_[0-9a-f]{64}_[0-9a-f]{8}$/;

export function newApiKeyText(): ApiKeyText {
  const body = `mk_${randomBytes(6).toString('hex')}_${randomBytes(32).toString('hex')}`;
  return describeKey(`${body}_${checksum(body)}`);
}

/** Returns null if the format or the checksum is wrong, so that mistyped keys need no database query. */
export function parseApiKeyText(text: string): ApiKeyText | null {
  if (!SHAPE.test(text)) return null;
  const end = text.lastIndexOf('_');
  return checksum(text.slice(0, end)) === text.slice(end + 1) ? describeKey(text) : null;
}

const describeKey = (text: string): ApiKeyText => ({
  text,
  prefix: text.slice(0, 'mk_'.length + 12),
  hash: createHash('sha256').update(text).digest(),
});

const checksum = (body: string): string => crc32(body).toString(16).padStart(8, '0');
