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
  /** Receives every text that is dropped. */
  readonly onProse?: ProseVisitor;
  /** Sharing one pool between all files of a release saves memory. */
  readonly strings?: StringPool;
}

/** A data file after reading: its nodes, its diagnostics and an index of positions in the source. */
export interface DataFileReading extends Reading<DataFile | null> {
  /** The path that the caller passed. */
  readonly path: string;
  /** Null if the file could not be read. */
  readonly source: SourceIndex | null;
}

/**
 * Reads a .gst or .cat file, zipped (.gstz, .catz) or not, or its .json form. Returns nodes without prose. Problems are diagnostics with
 * file and line. The value is null if the file could not be read completely.
 */
export async function readDataFile(path: string, bytes: Uint8Array, options: ReadOptions = {}): Promise<DataFileReading> {
  const { value, diagnostics } = await plainBytes(path, bytes, DATA_FILE_LIMITS);
  if (!value) return unread(path, diagnostics);
  return /\.json$/i.test(path) ? readDataFileJson(path, value, options) : readDataFileXml(path, value, options);
}

/** Reads plain XML synchronously. */
export function readDataFileXml(path: string, bytes: Uint8Array, options: ReadOptions = {}): DataFileReading {
  return readWith(readXml, path, bytes, options);
}

/** Reads JSON synchronously. All diagnostics have line 1. */
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
