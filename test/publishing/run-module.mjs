// node test/publishing/run-module.mjs <file.ts> [arguments]: runs a TypeScript module from its source in a separate process.
import { runnerImport } from 'vite';
import { withoutGuardPlugin } from '../../tools/drills/without-guard.mjs';

const [, , file = ''] = process.argv;
/** Uses the sources of the libraries, because a fresh clone has not been built. */
const resolve = { conditions: ['muster-source'] };
await runnerImport(file, { configFile: false, logLevel: 'error', plugins: [withoutGuardPlugin()], environments: { inline: { resolve } } });
