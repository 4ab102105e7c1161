import { plainText, type Diagnostic, type Reading } from '#muster/diagnostics';
import { readDiagnostic, type readMessages } from '../read-messages.js';
import { openZip, type OpenedZip, type ZipEntry } from './open-zip.js';

export interface UnzipLimits {
  /** Maximum size of the zip file in bytes. */
  readonly bytes: number;
  readonly entries: number;
  /** Maximum total size of the requested files after unzipping, in bytes. */
  readonly unzippedBytes: number;
  /** Maximum ratio of unzipped to zipped size of one file. */
  readonly ratio: number;
}

export interface UnzippedFile {
  /** Path in the zip. Never used to write files. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Unzips the requested files in memory. Refuses files that exceed a limit before unzipping them. */
export async function unzip(
  file: string,
  bytes: Uint8Array,
  limits: UnzipLimits,
  wanted: (path: string) => boolean,
): Promise<Reading<readonly UnzippedFile[]>> {
  if (bytes.length > limits.bytes)
    return refused(readDiagnostic('import/over-limit', 'bytes', 'error', file, null, { limit: limits.bytes }));
  try {
    return await unzipEntries(file, await openZip(bytes), limits, wanted);
  } catch {
    return refused(zipProblem(file, 'notZip'));
  }
}

async function unzipEntries(
  file: string,
  zip: OpenedZip,
  limits: UnzipLimits,
  wanted: (path: string) => boolean,
): Promise<Reading<readonly UnzippedFile[]>> {
  if (zip.entryCount > limits.entries) return refused(zipProblem(file, 'manyEntries', { limit: limits.entries }));
  const files: UnzippedFile[] = [];
  let left = limits.unzippedBytes;
  for await (const entry of zip.entries()) {
    const path = plainText(entry.name);
    if (path.endsWith('/') || !wanted(path)) continue;
    const problem = entryProblem(file, entry, limits, left);
    if (problem) return refused(problem);
    const bytes = await unzipped(entry);
    if (!bytes) return refused(zipProblem(file, 'broken', { entry: path.slice(0, 200) }));
    left -= bytes.length;
    files.push({ path, bytes });
  }
  return { value: files, diagnostics: [] };
}

function entryProblem(file: string, entry: ZipEntry, limits: UnzipLimits, left: number): Diagnostic | null {
  if (entry.isEncrypted) return zipProblem(file, 'encrypted');
  if (entry.size > left) return zipProblem(file, 'tooLarge', { limit: limits.unzippedBytes });
  if (entry.size > entry.zippedSize * limits.ratio) return zipProblem(file, 'tooDense', { limit: limits.ratio });
  return null;
}

/** Null if the data is corrupt or does not have the size that the zip states. */
async function unzipped(entry: ZipEntry): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(entry.size);
  let length = 0;
  try {
    for await (const chunk of entry.chunks()) {
      if (length + chunk.length > bytes.length) return null;
      bytes.set(chunk, length);
      length += chunk.length;
    }
  } catch {
    return null;
  }
  return length === bytes.length ? bytes : null;
}

function refused(diagnostic: Diagnostic): Reading<readonly UnzippedFile[]> {
  return { value: [], diagnostics: [diagnostic] };
}

type ZipMessage = keyof (typeof readMessages)['import/unreadable-zip'];

export function zipProblem(file: string, messageId: ZipMessage, params: Readonly<Record<string, string | number>> = {}): Diagnostic {
  return readDiagnostic('import/unreadable-zip', messageId, 'error', file, null, params);
}
