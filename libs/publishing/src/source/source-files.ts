import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#muster/diagnostics';
import { readArchive } from '#muster/battlescribe';

/** A data file as it lies in its folder or archive, not yet read. */
export interface SourceFile {
  /** Relative to the folder or archive. */
  readonly path: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** The data files of an import in the order of their paths, and what was wrong with their archive. */
export interface Source {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const DATA_FILE = /\.(gst|cat|gstz|catz)$/i;

/** Opens a folder, whose files are read when their turn comes, or a .zip of one. Null when there is neither at the path. */
export async function openSource(location: string): Promise<Source | null> {
  const found = await stat(location).catch(() => null);
  if (!found) return null;
  return found.isDirectory() ? openFolder(location) : openArchive(path.basename(location), await readFile(location));
}

async function openFolder(folder: string): Promise<Source> {
  const names = (await readdir(folder)).filter((name) => DATA_FILE.test(name));
  const files = names.map((name) => ({ path: name, bytes: () => readFile(path.join(folder, name)) }));
  return { files: files.toSorted(byPath), diagnostics: [] };
}

/** A .zip in memory: what was uploaded, or lies in a folder. */
export async function openArchive(name: string, bytes: Uint8Array): Promise<Source> {
  const { value, diagnostics } = await readArchive(name, bytes);
  const files = value.map((file) => ({ path: file.path, bytes: () => Promise.resolve(file.bytes) }));
  return { files: files.toSorted(byPath), diagnostics };
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
