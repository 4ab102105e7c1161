import type { Diagnostic, Reading } from '#muster/diagnostics';
import type { DataFile } from '../nodes.js';
import { AttributeValues } from './build/attribute-values.js';
import { DataFileBuilder } from './build/data-file-builder.js';
import { readJson } from './events/json-events.js';
import { DATA_FILE_LIMITS } from './events/limits.js';
import { plainBytes } from './bytes/plain-bytes.js';
import type { ProseVisitor } from './prose.js';
import { readDiagnostic } from './read-messages.js';
import type { SourceIndex } from './check/source-index.js';
import { StringPool } from './bytes/string-pool.js';
import { readXml } from './events/xml-events.js';

export interface ReadOptions {
  /** Is shown each text that is dropped, while it is read. */
  readonly onProse?: ProseVisitor;
  /** One pool for all files of a release keeps their trees small. */
  readonly strings?: StringPool;
}

/** A data file as read: its nodes, what was wrong, and where things stand in it. */
export interface DataFileReading extends Reading<DataFile | null> {
  /** The path as given. */
  readonly path: string;
  /** Null when the file could not be read. */
  readonly source: SourceIndex | null;
}

/**
 * Reads a .gst or .cat file, zipped (.gstz, .catz) or not, or the .json form of one, into its prose-free nodes. Bad data are diagnostics with file and line;
 * the value is null when the file could not be read to its end.
 */
export async function readDataFile(path: string, bytes: Uint8Array, options: ReadOptions = {}): Promise<DataFileReading> {
  const { value, diagnostics } = await plainBytes(path, bytes, DATA_FILE_LIMITS);
  if (!value) return unread(path, diagnostics);
  return /\.json$/i.test(path) ? readDataFileJson(path, value, options) : readDataFileXml(path, value, options);
}

/** The same for plain XML, at once. */
export function readDataFileXml(path: string, bytes: Uint8Array, options: ReadOptions = {}): DataFileReading {
  return readWith(readXml, path, bytes, options);
}

/** The same for JSON. Its diagnostics give line 1. */
export function readDataFileJson(path: string, bytes: Uint8Array, options: ReadOptions = {}): DataFileReading {
  return readWith(readJson, path, bytes, options);
}

function readWith(readEvents: typeof readXml, path: string, bytes: Uint8Array, options: ReadOptions): DataFileReading {
  const values = new AttributeValues(path, options.strings ?? new StringPool(), options.onProse ?? null);
  const builder = new DataFileBuilder(values);
  const problem = readEvents(path, bytes, DATA_FILE_LIMITS, builder) ?? rootProblem(path, builder);
  if (problem) return unread(path, [...values.diagnostics, problem]);
  return { path, value: builder.file, diagnostics: values.diagnostics, source: builder.source };
}

function rootProblem(path: string, { root, file }: DataFileBuilder): Diagnostic | null {
  if (!root || !file) return readDiagnostic('import/unreadable-file', 'wrongRoot', 'error', path, 1);
  const missing = file.id === '' ? 'id' : file.gameSystemId === '' ? 'gameSystemId' : null;
  if (missing === null) return null;
  return readDiagnostic('import/unreadable-file', 'missingIdentity', 'error', path, root.line, {
    element: root.element,
    attribute: missing,
  });
}

function unread(path: string, diagnostics: readonly Diagnostic[]): DataFileReading {
  return { path, value: null, diagnostics, source: null };
}
