// npm run schema: writes schema.graphql from the resolvers' declarations, and docs/reference/ from it. With --check it only compares, and
// exits with 1 if a file is out of date.
import path from 'node:path';
import { buildWhenStale } from './build.mjs';
import { writeReference } from './reference.mjs';
import { repository } from './repository.mjs';
import { runChild } from './run-child.mjs';

buildWhenStale();
const code = await runChild([path.join(repository, 'dist/apps/api/src/schema.main.js'), ...process.argv.slice(2)]);
process.exitCode = code !== 0 || writeReference(process.argv.includes('--check')) ? code : 1;
