import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from './platform/graphql/serve/printed-schema.js';
import { repositoryFolder } from './platform/repository-folder.js';
import { RELEASED_SCHEMAS } from './released-schema.js';
import { buildSchema } from './schema.js';

/**
 * Writes schema.graphql. With `--check` it only compares, and exits with 1 when the file is stale. With `--release` it also keeps the schema
 * as the released one of the version in package.json, which later schemas may not break. It needs no database.
 */
const file = path.join(repositoryFolder, 'schema.graphql');
const current = printedSchema(await buildSchema());

if (!process.argv.includes('--check')) await writeFile(file, current);
else if ((await readFile(file, 'utf8').catch(() => '')) !== current) {
  process.stderr.write('schema.graphql is stale: run `npm run schema` and commit it.\n');
  process.exitCode = 1;
}
if (process.argv.includes('--release')) {
  const { version }: { readonly version: string } = JSON.parse(await readFile(path.join(repositoryFolder, 'package.json'), 'utf8'));
  await mkdir(RELEASED_SCHEMAS, { recursive: true });
  await writeFile(path.join(RELEASED_SCHEMAS, `${version}.graphql`), current);
}
