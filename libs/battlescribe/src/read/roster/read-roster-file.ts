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
 * Reads a .ros file, zipped (.rosz) or not, or the JSON form of one. Profiles, rules and notes in it are read past. Bad data are
 * diagnostics with file and line; the value is null when the file could not be read to its end.
 */
export async function readRosterFile(path: string, bytes: Uint8Array): Promise<Reading<RosterFile | null>> {
  const { value, diagnostics } = await plainBytes(path, bytes, ROSTER_LIMITS);
  if (!value) return { value: null, diagnostics };
  return isJson(value) ? readRosterJson(path, value) : readRosterXml(path, value);
}

/** The same for plain XML, at once. */
export function readRosterXml(path: string, bytes: Uint8Array): Reading<RosterFile | null> {
  return readWith(readXml, path, bytes);
}

/** The same for JSON. Its diagnostics give line 1. */
export function readRosterJson(path: string, bytes: Uint8Array): Reading<RosterFile | null> {
  return readWith(readRosterEvents, path, bytes);
}

/** Whether the text is an object of JSON: whatever else, no XML begins so. */
export function isJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !BLANK.has(byte));
  return first === OPENING_BRACE;
}

/** Blank, tab, line feed, carriage return, and the three bytes of a mark of byte order. */
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
