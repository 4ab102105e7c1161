import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#muster/diagnostics';
import { isDataFile, readArchive } from '#muster/battlescribe';

/** A data file in its folder or archive that has not been read yet. */
export interface SourceFile {
  /** Relative to the folder or archive. */
  readonly path: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** The data files of an import in the order of their paths, and the problems of their archive. */
export interface Source {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Opens a folder, whose files are read one at a time, a .zip file or a single data file. Null if none exists at the path. */
export async function openSource(location: string): Promise<Source | null> {
  const found = await stat(location).catch(() => null);
  if (!found) return null;
  if (found.isDirectory()) return openFolder(location);
  const name = path.basename(location);
  if (isDataFile(name)) return { files: [{ path: name, bytes: () => readFile(location) }], diagnostics: [] };
  return openArchive(name, await readFile(location));
}

/** Opens several folders, .zip files or data files as one source. Null if one of them does not exist. */
export async function openSources(locations: readonly string[]): Promise<Source | null> {
  const sources = await Promise.all(locations.map(openSource));
  const opened = sources.filter((source) => source !== null);
  if (opened.length < sources.length) return null;
  return {
    files: opened.flatMap(({ files }) => files).toSorted(byPath),
    diagnostics: opened.flatMap(({ diagnostics }) => diagnostics),
  };
}

async function openFolder(folder: string): Promise<Source> {
  const names = (await readdir(folder)).filter(isDataFile);
  const files = names.map((name) => ({ path: name, bytes: () => readFile(path.join(folder, name)) }));
  return { files: files.toSorted(byPath), diagnostics: [] };
}

/** Opens a .zip file in memory, either uploaded or from a folder. */
export async function openArchive(name: string, bytes: Uint8Array): Promise<Source> {
  const { value, diagnostics } = await readArchive(name, bytes);
  const files = value.map((file) => ({ path: file.path, bytes: () => Promise.resolve(file.bytes) }));
  return { files: files.toSorted(byPath), diagnostics };
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
