import { readFile } from 'node:fs/promises';
import type { CheckSubject } from '#muster/checking';
import { looksLikeRosterFile } from '#muster/formats';
import type { Terminal } from '../command.js';

/** A message that says why a source cannot be read. */
export interface Unusable {
  readonly unusable: string;
}

/** The text of a file or of standard input, or the reason why there is none. */
export type SourceText = { readonly text: string } | Unusable;

/** Lists have a few kilobytes and roster files less than one megabyte. Larger files cannot be lists or rosters and are not read. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads the roster file or list at a path, or the list on standard input for `-`. */
export async function readSubject(source: string, terminal: Terminal): Promise<{ readonly subject: CheckSubject } | Unusable> {
  const bytes = await readBytes(source, terminal);
  if ('unusable' in bytes) return bytes;
  if (looksLikeRosterFile(bytes)) return { subject: { kind: 'file', name: source, bytes } };
  const decoded = decode(bytes);
  return 'unusable' in decoded ? decoded : { subject: { kind: 'text', text: decoded.text } };
}

export async function readSource(source: string, terminal: Terminal): Promise<SourceText> {
  const bytes = await readBytes(source, terminal);
  return 'unusable' in bytes ? bytes : decode(bytes);
}

async function readBytes(source: string, terminal: Terminal): Promise<Uint8Array | Unusable> {
  const bytes = source === '-' ? await terminal.readStdin() : await readFileOrReason(source);
  if ('unusable' in bytes || bytes.length <= MOST_BYTES) return bytes;
  return { unusable: `is larger than ${MOST_BYTES} bytes` };
}

async function readFileOrReason(path: string): Promise<Uint8Array | Unusable> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return { unusable: code === 'ENOENT' ? 'does not exist' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})` };
  }
}

function decode(bytes: Uint8Array): SourceText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { unusable: 'contains a NUL character, so it is not text' };
    return text.trim() === '' ? { unusable: 'is empty' } : { text };
  } catch {
    return { unusable: 'is not UTF-8 text' };
  }
}
