import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The hash of a sequence of hashes; the order matters. */
export function hashHashes(hashes: readonly string[]): string {
  const whole = createHash('sha256');
  for (const hash of hashes) whole.update(hash, 'hex');
  return whole.digest('hex');
}
