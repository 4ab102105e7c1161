import type { Reading } from '@muster/diagnostics';
import { AttributeValues } from './attribute-values.js';
import { ROSTER_LIMITS } from './limits.js';
import { plainBytes } from './plain-bytes.js';
import { readDiagnostic } from './read-messages.js';
import { RosterFileBuilder } from './roster-file-builder.js';
import type { RosterFile } from './roster-file.js';
import { StringPool } from './string-pool.js';
import { readXml } from './xml-events.js';

/**
 * Reads a .ros file, zipped (.rosz) or not. Profiles, rules and notes in it are read past. Bad data are diagnostics with file and
 * line; the value is null when the file could not be read to its end.
 */
export async function readRosterFile(path: string, bytes: Uint8Array): Promise<Reading<RosterFile | null>> {
  const { value, diagnostics } = await plainBytes(path, bytes, ROSTER_LIMITS);
  return value ? readRosterXml(path, value) : { value: null, diagnostics };
}

/** The same for plain XML, at once. */
export function readRosterXml(path: string, bytes: Uint8Array): Reading<RosterFile | null> {
  const values = new AttributeValues(path, new StringPool(), null);
  const builder = new RosterFileBuilder(values);
  const problem = readXml(path, bytes, ROSTER_LIMITS, builder);
  if (problem) return { value: null, diagnostics: [...values.diagnostics, problem] };
  if (builder.roster) return { value: builder.roster, diagnostics: values.diagnostics };
  return { value: null, diagnostics: [readDiagnostic('import/unreadable-file', 'wrongRoot', 'error', path, 1)] };
}
