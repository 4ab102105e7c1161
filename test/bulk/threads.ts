import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BulkWorkerOptions } from '@muster/bulk';

const runner = pathToFileURL(path.join(import.meta.dirname, '../publishing/run-module.mjs'));

/** The judging thread, unbuilt. */
export const inThread: BulkWorkerOptions = {
  entry: { file: runner, argv: [path.join(import.meta.dirname, '../../libs/bulk/src/judge/judge.thread.ts')] },
};

/** The same with a thread of the test's own. */
export const inThreadOf = (file: string): BulkWorkerOptions => ({
  entry: { file: runner, argv: [path.join(import.meta.dirname, file)] },
});
