// npm run restore -- <folder>: makes a backup the embedded database of this checkout. It overwrites nothing.
import './runtime.mjs';
import path from 'node:path';
import { restore } from './postgres/backup.mjs';
import { dataHome } from './repository.mjs';

const [from] = process.argv.slice(2);
try {
  if (from === undefined) throw new Error('Name the folder of a backup: npm run restore -- <folder>');
  const { madeAt, files } = restore(path.resolve(from), path.join(dataHome, 'postgres'));
  process.stderr.write(
    `Restored the backup of ${madeAt}: ${Object.keys(files).length} files, each with its hash. Start Muster to use it.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
