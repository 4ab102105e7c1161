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

export function generateWhenStale() {
  if (!existsSync(SCHEMA)) return;
  const { version } = createRequire(import.meta.url)('prisma/package.json');
  const made = createHash('sha256').update(version).update(readFileSync(SCHEMA)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === made) return;
  process.stderr.write('Generating the Prisma client ...\n');
  runPrisma(['generate']);
  writeFileSync(STAMP, made);
}

if (process.argv[1] === import.meta.filename) generateWhenStale();
