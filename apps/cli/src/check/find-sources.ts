import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a folder may hold that can be checked; what else lies in it is named, not read. */
const LIST_FILE = /\.(?:txt|text|md|ros|rosz|json)$/i;
const HIDDEN = /^[._]/;

export interface Sources {
  /** Files to check, and `-`. */
  readonly files: readonly string[];
  /** Files of a folder that are neither lists nor rosters by their endings. */
  readonly passedOver: readonly string[];
}

/** Folders become the files in them and below, in the order of their names; everything else stays as it is. */
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
