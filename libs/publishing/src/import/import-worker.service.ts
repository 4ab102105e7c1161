import type { Diagnostic } from '#muster/diagnostics';
import {
  type Author,
  ContentSweeper,
  DatabaseUnavailableError,
  type ImportJob,
  ImportJobRepository,
  type ImportOutcome,
  JobQueue,
  type Json,
  PrismaService,
  toJson,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { someOfEach } from './group-diagnostics.js';
import type { ImportFolder } from './import-folder.js';
import { importInProcess, type ProcessEnd, type ProcessOptions, type ProcessOrder } from './import-process.js';
import type { ImportMode, ImportResult, OnImportProgress } from './import-request.js';

/** Milliseconds between two progress updates of a job, and between two checks for cancellation. */
const NOTES = 500;
/** How often an import is tried if its process is killed from outside. */
const MOST_TRIES = 3;
/** Maximum number of diagnostics that are stored for a job. */
export const MOST_DIAGNOSTICS = 1_000;

/** The options of a requested import besides edition and label. */
export interface ImportOrder {
  /** The name of a source in the import folder. */
  readonly source: string;
  /** ISO date. */
  readonly effectiveFrom: string;
  readonly sourceRevision: string | null;
  /** The default is a draft. */
  readonly mode?: ImportMode;
}

interface Work {
  readonly folder: ImportFolder;
  readonly options: ProcessOptions;
  readonly onFault: (error: unknown) => void;
  /** Aborted when another worker has taken over the job. */
  readonly lost: AbortSignal;
}

/**
 * Requests imports in one process and runs them in any process. Workers share one queue, and running a job twice has the same effect as
 * running it once.
 */
@Injectable()
export class ImportWorker {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly sweeper: ContentSweeper,
    private readonly queue: JobQueue,
    private readonly database: PrismaService,
  ) {}

  /** Adds an import to the queue. */
  start(job: Pick<ImportJob, 'actor' | 'edition' | 'label'>, order: ImportOrder): Promise<ImportJob> {
    const { source, effectiveFrom, sourceRevision, mode = 'draft' } = order;
    return this.jobs.save({ ...job, request: { source, effectiveFrom, sourceRevision, mode } });
  }

  /** False if the job has ended or does not exist. */
  cancel(id: string, author: Author): Promise<boolean> {
    return this.jobs.cancel(id, author);
  }

  /** Runs jobs until `stopped` is aborted. `onFault` receives internal errors; the job itself records only that an error occurred. */
  async run(folder: ImportFolder, stopped: AbortSignal, onFault: (error: unknown) => void, options: ProcessOptions = {}): Promise<void> {
    await Promise.all([
      this.queue.work(
        'imports',
        ({ data, signal }) => this.#work(importIn(data), { folder, options, onFault, lost: signal }),
        stopped,
        onFault,
      ),
      this.queue.work('imports-given-up', ({ data }) => this.jobs.saveOutcome(importIn(data), failed('GIVEN_UP')), stopped, onFault),
    ]);
  }

  /**
   * Removes what killed imports, failed imports and discarded drafts left behind. This runs after each import, and does
   * not touch what is being stored at the moment.
   */
  async #sweep(onFault: (error: unknown) => void): Promise<void> {
    try {
      await this.sweeper.sweep();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) onFault(error);
    }
  }

  async #work(id: string, { folder, options, onFault, lost }: Work): Promise<void> {
    const job = await this.jobs.begin(id);
    if (!job) return;
    const cancelling = new AbortController();
    const progress = new ProgressNotes(async (stage, done, total, file) => {
      await this.jobs.saveProgress(job.id, { stage, done, total, file: file ?? null });
      if (await this.jobs.isCancelled(job.id)) cancelling.abort();
    });
    const ended = AbortSignal.any([cancelling.signal, lost]);
    try {
      const outcome = await this.#import(job, folder, options, ended, progress.note);
      // Whoever watches sees the last stage before the end, or with it.
      await progress.close();
      if (!lost.aborted) await this.jobs.saveOutcome(job.id, outcome);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onFault(error);
      await this.jobs.saveOutcome(job.id, failed('INTERNAL'));
    } finally {
      await progress.close();
      await this.#sweep(onFault);
    }
  }

  async #import(
    { edition, label, actor, request }: ImportJob,
    folder: ImportFolder,
    options: ProcessOptions,
    cancelled: AbortSignal,
    onProgress: OnImportProgress,
  ): Promise<ImportOutcome> {
    const order = importOrderOf({ request });
    const location = order && (await folder.locate(order.source));
    if (!location) return failed('UNKNOWN_SOURCE');
    const { effectiveFrom, sourceRevision, mode } = order;
    const asked: ProcessOrder = {
      databaseUrl: this.database.options.url,
      edition,
      label,
      actor,
      effectiveFrom,
      sourceRevision,
      mode,
      location,
    };
    for (let tries = 1; ; tries += 1) {
      const result = await importInProcess(asked, options, cancelled, onProgress);
      if (result !== 'DIED' || tries >= MOST_TRIES) return outcomeOf(result);
    }
  }
}

function outcomeOf(result: ImportResult | ProcessEnd): ImportOutcome {
  if (typeof result === 'string') return failed(result === 'NO_SOURCE' ? 'UNKNOWN_SOURCE' : result);
  const diagnostics = someOfEach(result.diagnostics, MOST_DIAGNOSTICS);
  if (result.outcome === 'refused') return failed(result.fault, diagnostics);
  const releaseId = result.outcome === 'compared' ? null : result.release.id;
  const summary = result.outcome === 'unchanged' ? null : toJson(result.summary);
  return { status: 'succeeded', releaseId, summary, diagnostics };
}

/** Null if another version of the program wrote an order that this version cannot read. */
export function importOrderOf({ request }: Pick<ImportJob, 'request'>): Required<ImportOrder> | null {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return null;
  const { source, effectiveFrom, sourceRevision, mode } = request;
  if (typeof source !== 'string' || typeof effectiveFrom !== 'string') return null;
  const revision = typeof sourceRevision === 'string' ? sourceRevision : null;
  return { source, effectiveFrom, sourceRevision: revision, mode: mode === 'publish' || mode === 'dryRun' ? mode : 'draft' };
}

/** The id of the import job that a queued job refers to. */
function importIn(data: Json): string {
  if (typeof data === 'object' && data !== null && !Array.isArray(data) && typeof data['import'] === 'string') return data['import'];
  throw new Error('A job names no import.');
}

const failed = (failure: string, diagnostics: readonly Diagnostic[] = []): ImportOutcome => ({ status: 'failed', failure, diagnostics });

type Note = Parameters<OnImportProgress>;

/**
 * Writes the progress of a job at each new stage and at regular intervals, one write at a time. If a write fails, the next one makes up
 * for it.
 */
class ProgressNotes {
  #latest: Note = ['waiting', 0, 1];
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly write: (...note: Note) => Promise<void>) {
    this.#timer = setInterval(() => this.#flush(), NOTES);
  }

  readonly note: OnImportProgress = (...note) => {
    const isNews = note[0] !== this.#latest[0];
    this.#latest = note;
    if (isNews) this.#flush();
  };

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #flush(): void {
    this.#writing = this.#writing.then(() => this.write(...this.#latest)).catch(() => undefined);
  }
}
