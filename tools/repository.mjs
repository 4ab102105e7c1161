import { existsSync } from 'node:fs';
import path from 'node:path';

/** The root of the checkout, whatever folder a command was called from. */
export const repository = path.resolve(import.meta.dirname, '..');

/** Whether there is something to build: an image holds what was built, and may not write. */
export const hasSources = existsSync(path.join(repository, 'tsconfig.build.json'));

/** Where Muster keeps what it must not lose: MUSTER_HOME, or .data beside the code. */
export const dataHome = path.resolve(repository, process.env.MUSTER_HOME || '.data');
