// npm run backup -- <folder>: copies the embedded database into a new folder while Muster goes on. For a server of your own, use pg_dump
// or pgBackRest; see docs/operations.md.
import './runtime.mjs';
import path from 'node:path';
import { backUp } from './postgres/backup.mjs';
import { joinEmbeddedPostgres } from './postgres/embedded-postgres.mjs';
import { dataHome } from './repository.mjs';

const [to] = process.argv.slice(2);
if (to === undefined || process.env.DATABASE_URL) {
  process.stderr.write(
    to === undefined
      ? 'Name a folder that does not exist: npm run backup -- <folder>\n'
      : 'DATABASE_URL names a server of your own: back it up with pg_dump or pgBackRest (docs/operations.md).\n',
  );
  process.exitCode = 64;
} else {
  const server = await joinEmbeddedPostgres({ folder: path.join(dataHome, 'postgres') });
  try {
    const { files } = await backUp(server, path.resolve(to));
    process.stderr.write(`Copied ${Object.keys(files).length} files to ${path.resolve(to)}. npm run restore -- ${to} puts them back.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await server.leave();
  }
}
