import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BulkWorkerOptions, ThreadEntry } from '#muster/bulk';
import { removedGuard } from '../../tools/drills/without-guard.mjs';
import { program } from '../../tools/programs.mjs';

const runner = pathToFileURL(path.join(import.meta.dirname, '../publishing/run-module.mjs'));

/** Runs a TypeScript module as a thread. The path is relative to this folder. */
export const runsModule = (file: string): ThreadEntry => ({ file: runner, argv: [path.join(import.meta.dirname, file)] });

/** The thread as it is served, or its modules, of which a drill takes out a guard. */
export const checkingThread: ThreadEntry =
  removedGuard() === null
    ? { file: pathToFileURL(program('checking.thread')), argv: [] }
    : runsModule('../../libs/bulk/src/threads/checking.thread.ts');

export const inThread: BulkWorkerOptions = { entry: checkingThread };

/** Runs a thread that the test provides. */
export const inThreadOf = (file: string): BulkWorkerOptions => ({ entry: runsModule(file) });
