import type { Reading } from '#muster/diagnostics';
import { AttributeValues } from '../build/attribute-values.js';
import { readRosterEvents } from '../events/json-events.js';
import { ROSTER_LIMITS } from '../events/limits.js';
import { plainBytes } from '../bytes/plain-bytes.js';
import { readDiagnostic } from '../read-messages.js';
import { RosterFileBuilder } from './roster-file-builder.js';
import type { RosterFile } from './roster-file.js';
import { StringPool } from '../bytes/string-pool.js';
import { readXml } from '../events/xml-events.js';

/**
 * Reads a .ros file, zipped (.rosz) or not, or its JSON form. Skips profiles, rules and notes. Problems are diagnostics with file and line.
 * The value is null if the file could not be read completely.
 */
export async function readRosterFile(path: string, bytes: Uint8Array): Promise<Reading<RosterFile | null>> {
  const { value, diagnostics } = await plainBytes(path, bytes, ROSTER_LIMITS);
  if (!value) return { value: null, diagnostics };
  return isJson(value) ? readRosterJson(path, value) : readRosterXml(path, value);
}

/** Reads plain XML synchronously. */
export function readRosterXml(path: string, bytes: Uint8Array): Reading<RosterFile | null> {
  return readWith(readXml, path, bytes);
}

/** Reads JSON synchronously. All diagnostics have line 1. */
export function readRosterJson(path: string, bytes: Uint8Array): Reading<RosterFile | null> {
  return readWith(readRosterEvents, path, bytes);
}

/** Whether the content begins like a JSON object. XML never begins with a brace. */
export function isJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !BLANK.has(byte));
  return first === OPENING_BRACE;
}

/** Space, tab, line feed, carriage return, and the three bytes of a byte order mark. */
const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const OPENING_BRACE = 0x7b;

function readWith(readEvents: typeof readXml, path: string, bytes: Uint8Array): Reading<RosterFile | null> {
  const values = new AttributeValues(path, new StringPool(), null);
  const builder = new RosterFileBuilder(values);
  const problem = readEvents(path, bytes, ROSTER_LIMITS, builder);
  if (problem) return { value: null, diagnostics: [...values.diagnostics, problem] };
  if (builder.roster) return { value: builder.roster, diagnostics: values.diagnostics };
  return { value: null, diagnostics: [readDiagnostic('import/unreadable-file', 'wrongRoot', 'error', path, 1)] };
}
