import { readFile } from 'node:fs/promises';
import type { Terminal } from '../command.js';

/** The text of a file or of standard input; or, for a person, why there is none. */
export type SourceText = { readonly text: string } | { readonly unusable: string };

/** Lists are text of some kilobytes: what is larger than this is not one, and is not read into memory. */
const MOST_BYTES = 2 * 1024 * 1024;

export async function readSource(source: string, terminal: Terminal): Promise<SourceText> {
  const bytes = source === '-' ? await terminal.readStdin() : await readFileOrReason(source);
  if (typeof bytes === 'string') return { unusable: bytes };
  if (bytes.length > MOST_BYTES) return { unusable: `is larger than ${MOST_BYTES} bytes` };
  return decode(bytes);
}

async function readFileOrReason(path: string): Promise<Uint8Array | string> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return code === 'ENOENT' ? 'does not exist' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
  }
}

function decode(bytes: Uint8Array): SourceText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { unusable: 'holds a NUL character, so it is no text' };
    return text.trim() === '' ? { unusable: 'is empty' } : { text };
  } catch {
    return { unusable: 'is not UTF-8 text' };
  }
}
