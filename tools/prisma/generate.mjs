// Generates the Prisma client from prisma/schema.prisma, if the schema or Prisma itself has changed.
import '../runtime.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from '../repository.mjs';
import { runPrisma } from './run-prisma.mjs';

const SCHEMA = path.join(repository, 'prisma/schema.prisma');
const STAMP = path.join(repository, 'libs/persistence/src/generated/.schema');

/** The stamp of the client that the schema and this version of Prisma give; null without a schema. */
function stamp() {
  if (!existsSync(SCHEMA)) return null;
  const { version } = createRequire(import.meta.url)('prisma/package.json');
  return createHash('sha256').update(version).update(readFileSync(SCHEMA)).digest('hex');
}

export const isClientStale = (made = stamp()) => made !== null && !(existsSync(STAMP) && readFileSync(STAMP, 'utf8') === made);

export function generateWhenStale() {
  const made = stamp();
  if (made === null || !isClientStale(made)) return;
  process.stderr.write('Generating the Prisma client ...\n');
  runPrisma(['generate']);
  writeFileSync(STAMP, made);
}

if (process.argv[1] === import.meta.filename) generateWhenStale();
