import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, found both from the sources and from dist. */
export const repositoryFolder: string = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json')) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return folder;
})();
