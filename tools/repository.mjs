import path from 'node:path';

/** The root of the checkout, whatever folder a command was called from. */
export const repository = path.resolve(import.meta.dirname, '..');

/** Where Muster keeps what it must not lose: MUSTER_HOME, or .data beside the code. */
export const dataHome = path.resolve(repository, process.env.MUSTER_HOME || '.data');
