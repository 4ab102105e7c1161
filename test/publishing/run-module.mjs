// node test/publishing/run-module.mjs <file.ts> [arguments]: runs a module of the sources, unbuilt, in a process of its own.
import { runnerImport } from 'vite';

const [, , file = ''] = process.argv;
/** Libraries are taken from their sources: in a fresh clone nothing is built. */
const resolve = { conditions: ['muster-source'] };
await runnerImport(file, { configFile: false, logLevel: 'error', environments: { inline: { resolve } } });
