import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BulkWorkerOptions, ThreadEntry } from '#muster/bulk';

const runner = pathToFileURL(path.join(import.meta.dirname, '../publishing/run-module.mjs'));

/** Runs a TypeScript module as a thread. The path is relative to this folder. */
export const runsModule = (file: string): ThreadEntry => ({ file: runner, argv: [path.join(import.meta.dirname, file)] });

/** The thread as it is built. */
export const checkingThread = runsModule('../../libs/bulk/src/threads/checking.thread.ts');

export const inThread: BulkWorkerOptions = { entry: checkingThread };

/** Runs a thread that the test provides. */
export const inThreadOf = (file: string): BulkWorkerOptions => ({ entry: runsModule(file) });
