import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root of the checkout, whatever the current folder is. */
export const repository = path.resolve(import.meta.dirname, '..');

/** Whether there are sources to build. An image contains only built files and cannot write. */
export const hasSources = existsSync(path.join(repository, 'tsconfig.build.json'));

/** The folder for persistent data: MUSTER_HOME, or .data in the repository. */
export const dataHome = path.resolve(repository, process.env.MUSTER_HOME || '.data');

/** TypeScript 7. The package `typescript` is version 6, for the tools that use its API. */
export const COMPILER = path.join(repository, 'node_modules/typescript-7/bin/tsc');
