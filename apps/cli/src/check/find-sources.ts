import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files of a folder that can be checked, by extension. Other files are only named in the output. */
const LIST_FILE = /\.(?:txt|text|md|ros|rosz|json)$/i;
const HIDDEN = /^[._]/;

export interface Sources {
  /** Paths of files to check, or `-`. */
  readonly files: readonly string[];
  /** Files of a folder that do not have the extension of a list or roster. */
  readonly passedOver: readonly string[];
}

/** Replaces each folder by the files in it and its subfolders, sorted by name. Other paths are unchanged. */
export async function findSources(given: readonly string[]): Promise<Sources> {
  const found = await Promise.all(given.map((source) => filesOf(source)));
  return {
    files: found.flatMap(({ files }) => files),
    passedOver: found.flatMap(({ passedOver }) => passedOver),
  };
}

async function filesOf(source: string): Promise<Sources> {
  const isFolder = source !== '-' && (await stat(source).catch(() => null))?.isDirectory() === true;
  if (!isFolder) return { files: [source], passedOver: [] };
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path
          .relative(source, file)
          .split(path.sep)
          .some((part) => HIDDEN.test(part)),
    )
    .toSorted();
  return { files: files.filter((file) => LIST_FILE.test(file)), passedOver: files.filter((file) => !LIST_FILE.test(file)) };
}
