import type { Reading } from '#muster/diagnostics';
import { ARCHIVE_LIMITS } from '../events/limits.js';
import { unzip, zipProblem, type UnzippedFile } from './unzip.js';

const DATA_FILE = /\.(cat|gst|catz|gstz)$/i;

/**
 * The data files in a zipped folder, such as an archive of a data repository; a .catz or .gstz in it stays zipped. Paths are the
 * archive's own. What is wrong with the archive is a diagnostic, and nothing is taken from it.
 */
export async function readArchive(path: string, bytes: Uint8Array): Promise<Reading<readonly UnzippedFile[]>> {
  const { value, diagnostics } = await unzip(path, bytes, ARCHIVE_LIMITS, (entry) => DATA_FILE.test(entry));
  if (diagnostics.length === 0 && value.length === 0) return { value, diagnostics: [zipProblem(path, 'noData')] };
  return { value, diagnostics };
}
