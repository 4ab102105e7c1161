import { createHash, hash as digest } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export function hashText(text: string): string {
  return digest('sha256', text, 'hex');
}

/** The hash of a file with its path. */
export function hashFile(path: string, bytes: Uint8Array): string {
  return createHash('sha256').update(path, 'utf8').update('\0').update(bytes).digest('hex');
}

/** The hash of a sequence of hashes; the order matters. */
export function hashHashes(hashes: readonly string[]): string {
  const whole = createHash('sha256');
  for (const hash of hashes) whole.update(hash, 'hex');
  return whole.digest('hex');
}
