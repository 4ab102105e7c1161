import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BulkWorkerOptions, ThreadEntry } from '#muster/bulk';

const runner = pathToFileURL(path.join(import.meta.dirname, '../publishing/run-module.mjs'));

/** Runs a module of the sources as a thread; its path is relative to this folder. */
export const runsModule = (file: string): ThreadEntry => ({ file: runner, argv: [path.join(import.meta.dirname, file)] });

/** The judging thread, unbuilt. */
export const inThread: BulkWorkerOptions = {
  entry: runsModule('../../libs/bulk/src/judge/judge.thread.ts'),
};

/** The same with a thread of the test's own. */
export const inThreadOf = (file: string): BulkWorkerOptions => ({ entry: runsModule(file) });
