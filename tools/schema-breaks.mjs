// npm run check:schema: what a client of the last release would trip over in schema.graphql. Exits 1 when there is anything.
// `--release` makes today's schema the one to compare with, which is a part of releasing. graphql-js itself tells breaking changes, by the same
// rules as graphql-inspector, so its tree of packages is not needed for this one question.
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, findBreakingChanges } from 'graphql';
import { repository } from './repository.mjs';

const SCHEMA = path.join(repository, 'schema.graphql');
const RELEASED = path.join(repository, 'docs/schema.released.graphql');

/** One sentence each. @param {string} released @param {string} now */
export const breaksBetween = (released, now) =>
  findBreakingChanges(buildSchema(released), buildSchema(now)).map(({ description }) => description);

function check() {
  const breaks = breaksBetween(readFileSync(RELEASED, 'utf8'), readFileSync(SCHEMA, 'utf8'));
  if (breaks.length === 0) return;
  process.stderr.write(
    `schema.graphql breaks clients of the last release (docs/api.md says how a field is retired):\n${breaks.join('\n')}\n`,
  );
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--release')) copyFileSync(SCHEMA, RELEASED);
  else check();
}
