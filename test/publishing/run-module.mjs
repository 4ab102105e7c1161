// node test/publishing/run-module.mjs <file.ts> [arguments]: runs a module of the sources, unbuilt, in a process of its own.
import { runnerImport } from 'vite';

const [, , file = ''] = process.argv;
await runnerImport(file, { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } });
