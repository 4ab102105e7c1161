// npm run schema: writes schema.graphql from the resolvers' declarations, and docs/reference/ from it. With --check it only compares, and
// exits with 1 if a file is out of date.
import { buildModules, moduleInBuild } from './build.mjs';
import { writeReference } from './reference.mjs';
import { runChild } from './run-child.mjs';

await buildModules();
const code = await runChild([moduleInBuild('apps/api/src/schema.main.js'), ...process.argv.slice(2)]);
process.exitCode = code !== 0 || writeReference(process.argv.includes('--check')) ? code : 1;
