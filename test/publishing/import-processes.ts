import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProcessOptions } from '#muster/publishing';

/** Runs the process of an import as it is built. */
export const inImportProcess: ProcessOptions = {
  entry: {
    file: pathToFileURL(path.join(import.meta.dirname, 'run-module.mjs')),
    argv: [path.join(import.meta.dirname, '../../libs/publishing/src/import/import.process.ts')],
  },
};
