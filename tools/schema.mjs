// npm run schema: writes schema.graphql from the resolvers' declarations. With --check it only compares, and exits with 1 if the file is
// out of date.
import path from 'node:path';
import { buildWhenStale } from './build.mjs';
import { repository } from './repository.mjs';
import { runChild } from './run-child.mjs';

buildWhenStale();
process.exitCode = await runChild([path.join(repository, 'dist/apps/api/src/schema.main.js'), ...process.argv.slice(2)]);
