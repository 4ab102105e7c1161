import 'reflect-metadata';
import { writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from './platform/graphql/serve/printed-schema.js';
import { repositoryFolder } from './platform/repository-folder.js';
import { buildSchema } from './schema.js';

/** Writes schema.graphql. With `--check` it only compares, and exits with 1 when the file is stale. It needs no database. */
const file = path.join(repositoryFolder, 'schema.graphql');
const current = printedSchema(await buildSchema());

if (!process.argv.includes('--check')) await writeFile(file, current);
else if ((await readFile(file, 'utf8').catch(() => '')) !== current) {
  process.stderr.write('schema.graphql is stale: run `npm run schema` and commit it.\n');
  process.exitCode = 1;
}
