import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DatabaseUnavailableError } from '#muster/persistence';
import { IMPORT_OPTIONS } from './import-options.js';
import type { ImportRequest, ImportResult, OnImportProgress } from './import-request.js';

/**
 * The instructions for the import process. They are sent as a message instead of arguments, because the database address contains a
 * password.
 */
export interface ProcessOrder extends Omit<ImportRequest, 'source'> {
  readonly databaseUrl: string;
  /** Path of a folder or .zip file. */
  readonly location: string;
}

/** A message from the import process. */
export type ProcessMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly note: Parameters<OnImportProgress> }
  | { readonly kind: 'result'; readonly result: ImportResult }
  | { readonly kind: 'noSource' }
  | { readonly kind: 'databaseAway' }
  | { readonly kind: 'fault'; readonly message: string };

export interface ProcessOptions {
  /** The module to run and its arguments. By default the built module next to this one. */
  readonly entry?: { readonly file: URL; readonly argv: readonly string[] };
  /** Heap limit in megabytes. The largest real data needs 300. */
  readonly heap?: number;
  /** Time limit in milliseconds. The largest real data takes 30 seconds. */
  readonly longest?: number;
}

/** Why the process ended without a result. `DIED` means that something outside killed it, so another attempt may succeed. */
export type ProcessEnd = 'NO_SOURCE' | 'CANCELLED' | 'OUT_OF_MEMORY' | 'TOOK_TOO_LONG' | 'DIED';

const HEAP = 1_024;
const LONGEST = 15 * 60_000;

/**
 * Runs an import in a separate process with limits on memory and time, so that bad data cannot affect the calling process. A process that
 * is killed leaves no visible changes.
 * @throws DatabaseUnavailableError, and internal errors
 */
export async function importInProcess(
  order: ProcessOrder,
  { entry = builtEntry(), heap = HEAP, longest = LONGEST }: ProcessOptions,
  cancelled: AbortSignal,
  onProgress: OnImportProgress,
): Promise<ImportResult | ProcessEnd> {
  const child = fork(fileURLToPath(entry.file), [...entry.argv], {
    execArgv: [`--max-old-space-size=${heap}`, ...IMPORT_OPTIONS],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: Exclude<ProcessMessage, { kind: 'ready' | 'progress' }> | null = null;
  let ended: ProcessEnd | null = null;
  const end = (why: ProcessEnd): void => {
    ended ??= why;
    child.kill('SIGKILL');
  };
  const cancel = (): void => end('CANCELLED');
  const clock = setTimeout(() => end('TOOK_TOO_LONG'), longest);
  cancelled.addEventListener('abort', cancel);
  if (cancelled.aborted) cancel();
  child.on('message', (message: ProcessMessage) => {
    // If the process has already ended, sending fails; its exit is awaited below and gives the reason.
    if (message.kind === 'ready') child.send(order, () => undefined);
    else if (message.kind === 'progress') onProgress(...message.note);
    else answer = message;
  });
  try {
    const signal = await exitOf(child);
    return resultOf(answer) ?? ended ?? (signal === 'SIGABRT' ? 'OUT_OF_MEMORY' : 'DIED');
  } finally {
    clearTimeout(clock);
    cancelled.removeEventListener('abort', cancel);
  }
}

/** V8 aborts a process whose heap is full. */
function exitOf(child: ReturnType<typeof fork>): Promise<NodeJS.Signals | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code === 134 ? 'SIGABRT' : signal));
  });
}

/** A result that the process sent is valid, however the process ended afterwards. Null if no result was sent. */
function resultOf(answer: ProcessMessage | null): ImportResult | ProcessEnd | null {
  switch (answer?.kind) {
    case 'result':
      return answer.result;
    case 'noSource':
      return 'NO_SOURCE';
    case 'databaseAway':
      throw new DatabaseUnavailableError(null);
    case 'fault':
      throw new Error(answer.message);
    default:
      return null;
  }
}

const builtEntry = () => ({ file: new URL('import.process.js', import.meta.url), argv: [] });
