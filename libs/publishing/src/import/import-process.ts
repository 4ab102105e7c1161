import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DatabaseUnavailableError } from '#muster/persistence';
import type { ImportRequest, ImportResult, OnImportProgress } from './import-request.js';

/** What the process is to do. The database's address holds a password, so it is handed over as a message and not as an argument. */
export interface ProcessOrder extends Omit<ImportRequest, 'source'> {
  readonly databaseUrl: string;
  /** A folder or a .zip. */
  readonly location: string;
}

/** What it says. */
export type ProcessMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly note: Parameters<OnImportProgress> }
  | { readonly kind: 'result'; readonly result: ImportResult }
  | { readonly kind: 'noSource' }
  | { readonly kind: 'databaseAway' }
  | { readonly kind: 'fault'; readonly message: string };

export interface ProcessOptions {
  /** The module that it runs, and its arguments: the built one beside this, unless told otherwise. */
  readonly entry?: { readonly file: URL; readonly argv: readonly string[] };
  /** Megabytes of heap. The largest real data take 300. */
  readonly heap?: number;
  /** Milliseconds. The largest real data take 30 seconds. */
  readonly longest?: number;
}

/** How the process ended where it gave no result. `DIED`: something else killed it, and it may succeed another time. */
export type ProcessEnd = 'NO_SOURCE' | 'CANCELLED' | 'OUT_OF_MEMORY' | 'TOOK_TOO_LONG' | 'DIED';

const HEAP = 1_024;
const LONGEST = 15 * 60_000;

/**
 * Imports in a process of its own, with bounds on memory and time: whatever the data do to it, the process that asked goes on. A process that is
 * ended leaves nothing visible.
 * @throws DatabaseUnavailableError, and faults of ours
 */
export async function importInProcess(
  order: ProcessOrder,
  { entry = builtEntry(), heap = HEAP, longest = LONGEST }: ProcessOptions,
  cancelled: AbortSignal,
  onProgress: OnImportProgress,
): Promise<ImportResult | ProcessEnd> {
  const child = fork(fileURLToPath(entry.file), [...entry.argv], {
    execArgv: [`--max-old-space-size=${heap}`],
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
    // A process that was ended meanwhile takes no order: its exit says so, and is waited for.
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

/** What it said stands, however it ended after that. Null: it said nothing. */
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
