import { existsSync } from 'node:fs';
import path from 'node:path';

/** prisma/sample of the repository this runs in, built or not. Null where it was left out. */
export function sampleFolder(from: string = import.meta.dirname): string | null {
  const folder = path.join(from, 'prisma/sample');
  if (existsSync(folder)) return folder;
  const parent = path.dirname(from);
  return parent === from ? null : sampleFolder(parent);
}
