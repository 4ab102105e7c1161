import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token for a link, and its hash, which is what is stored. */
export function newToken(): { readonly token: string; readonly tokenHash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** The token has 256 random bits, so a single SHA-256 protects it as well as a slow hash would. */
export const hashOf = (token: string): Uint8Array<ArrayBuffer> => createHash('sha256').update(token).digest();

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
