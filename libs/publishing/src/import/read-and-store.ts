import { type DataFile, type DataFileReading, readDataFile, StringPool } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import { collectProseFacts, type ProseFacts } from '#muster/importers';
import { type ContentSession, hashFile, hashHashes, type StoredFile } from '#muster/persistence';
import type { SourceFile } from '../source/source-files.js';

export interface ReadFiles {
  readonly readings: readonly DataFileReading[];
  readonly files: readonly DataFile[];
  readonly stored: readonly StoredFile[];
  /** Structured facts that the data states only in rules text. The text itself is not stored. */
  readonly facts: ProseFacts;
  readonly diagnostics: readonly Diagnostic[];
  /** The hash of the bytes that were read; see `hashSource`. */
  readonly sourceHash: string;
}

/** Reads the files one by one, in the order of their paths. While one file is read, the previous one is being stored. */
export async function readAndStore(
  sources: readonly SourceFile[],
  content: ContentSession,
  onFile: (done: number, file?: string) => void,
): Promise<ReadFiles> {
  const strings = new StringPool();
  const prose = collectProseFacts();
  const readings: DataFileReading[] = [];
  const files: DataFile[] = [];
  const stored: StoredFile[] = [];
  const hashes: string[] = [];
  let storing: Promise<unknown> = Promise.resolve();
  for (const [at, source] of inOrder(sources).entries()) {
    onFile(at, source.path);
    const bytes = await source.bytes();
    hashes.push(hashFile(source.path, bytes));
    const reading = await readDataFile(source.path, bytes, { strings, onProse: prose.visit });
    readings.push(reading);
    await storing;
    if (reading.value) {
      files.push(reading.value);
      storing = content.saveFile(reading.value).then((file) => stored.push(file));
      storing.catch(() => undefined);
    }
  }
  await storing;
  onFile(sources.length);
  const diagnostics = readings.flatMap((reading) => reading.diagnostics);
  return { readings, files, stored, facts: prose.facts, diagnostics, sourceHash: hashHashes(hashes) };
}

/** The hash of the paths and bytes of the files, without reading what they contain. */
export async function hashSource(sources: readonly SourceFile[]): Promise<string> {
  const hashes: string[] = [];
  for (const { path, bytes } of inOrder(sources)) hashes.push(hashFile(path, await bytes()));
  return hashHashes(hashes);
}

function inOrder(sources: readonly SourceFile[]): readonly SourceFile[] {
  return sources.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
