import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder prisma/sample of the repository, found from the sources or from the build. Null if it does not exist. */
export function sampleFolder(from: string = import.meta.dirname): string | null {
  const folder = path.join(from, 'prisma/sample');
  if (existsSync(folder)) return folder;
  const parent = path.dirname(from);
  return parent === from ? null : sampleFolder(parent);
}
