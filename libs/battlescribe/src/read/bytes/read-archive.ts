import type { Reading } from '#muster/diagnostics';
import { ARCHIVE_LIMITS } from '../events/limits.js';
import { unzip, zipProblem, type UnzippedFile } from './unzip.js';

const DATA_FILE = /\.(cat|gst|catz|gstz|json)$/i;

/** Whether a file may contain BattleScribe data, judging by its name. New Recruit keeps its data in .json files. */
export function isDataFile(name: string): boolean {
  return DATA_FILE.test(name);
}

/**
 * Reads the data files from a zipped folder, such as an archive of a data repository. Files inside that are zipped themselves (.catz,
 * .gstz) stay zipped. Paths are those in the archive. If the archive is invalid, returns a diagnostic and no files.
 */
export async function readArchive(path: string, bytes: Uint8Array): Promise<Reading<readonly UnzippedFile[]>> {
  const { value, diagnostics } = await unzip(path, bytes, ARCHIVE_LIMITS, isDataFile);
  if (diagnostics.length === 0 && value.length === 0) return { value, diagnostics: [zipProblem(path, 'noData')] };
  return { value, diagnostics };
}
