import { setTimeout as sleep } from 'node:timers/promises';
import type { Diagnostic } from '@muster/diagnostics';
import {
  ContentSweeper,
  DatabaseUnavailableError,
  type ImportJob,
  ImportJobRepository,
  type ImportOutcome,
  type Json,
  toJson,
} from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import type { ImportFolder } from './import-folder.js';
import { ImportService } from './import.service.js';
import type { OnImportProgress } from './import-request.js';

/** Milliseconds between two looks for work. */
const POLL = 1_000;
/** Milliseconds between two signs of life; a job without one for long is taken by another worker. */
const HEARTBEAT = 5_000;
/** Of a source that is wrong throughout, the first say enough. */
const MOST_DIAGNOSTICS = 1_000;

/** What is asked for beside edition and label. */
export interface ImportOrder {
  /** A name in the import folder. */
  readonly source: string;
  /** ISO date. */
  readonly effectiveFrom: string;
  readonly sourceRevision: string | null;
}

/** Imports asked for in one process and done in any: workers share one queue, and a job that is done twice is done once. */
@Injectable()
export class ImportWorker {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly imports: ImportService,
    private readonly sweeper: ContentSweeper,
  ) {}

  /** Puts an import into the queue. */
  start(job: Pick<ImportJob, 'actor' | 'edition' | 'label'>, { source, effectiveFrom, sourceRevision }: ImportOrder): Promise<ImportJob> {
    return this.jobs.save({ ...job, request: { source, effectiveFrom, sourceRevision } });
  }

  /** Works until it is told to stop. `onFault` hears of faults of ours; the job says only that there was one. */
  async run(folder: ImportFolder, stopped: AbortSignal, onFault: (error: unknown) => void): Promise<void> {
    let isSwept = false;
    while (!stopped.aborted) {
      const worked = await this.#workOnce(folder, onFault).catch((error: unknown) => {
        // The job stays as it is: without signs of life it is taken again.
        if (!(error instanceof DatabaseUnavailableError)) onFault(error);
        return false;
      });
      if (worked) isSwept = false;
      else if (!isSwept) isSwept = await this.#sweep(onFault);
      if (!worked) await sleep(POLL, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  /** At the start and after imports, when nothing waits: what a killed import, a failed one or a discarded draft left. False: try again. */
  async #sweep(onFault: (error: unknown) => void): Promise<boolean> {
    try {
      return (await this.sweeper.sweep()) !== null;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) onFault(error);
      return !(error instanceof DatabaseUnavailableError);
    }
  }

  /** Whether there was a job. */
  async #workOnce(folder: ImportFolder, onFault: (error: unknown) => void): Promise<boolean> {
    const job = await this.jobs.take();
    if (!job) return false;
    const progress = new ProgressNotes((stage, done, total) => this.jobs.saveProgress(job.id, { stage, done, total }));
    try {
      await this.jobs.saveOutcome(job.id, await this.#import(job, folder, progress.note));
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onFault(error);
      await this.jobs.saveOutcome(job.id, failed('INTERNAL'));
    } finally {
      await progress.close();
    }
    return true;
  }

  async #import({ edition, label, actor, request }: ImportJob, folder: ImportFolder, onProgress: OnImportProgress): Promise<ImportOutcome> {
    const order = parseOrder(request);
    const source = order && (await folder.open(order.source));
    if (!source) return failed('UNKNOWN_SOURCE');
    const { effectiveFrom, sourceRevision } = order;
    const result = await this.imports.import({ edition, label, actor, effectiveFrom, sourceRevision, source }, onProgress);
    const diagnostics = result.diagnostics.slice(0, MOST_DIAGNOSTICS);
    if (result.outcome === 'refused') return failed(result.fault, diagnostics);
    const summary = result.outcome === 'imported' ? toJson(result.summary) : null;
    return { status: 'succeeded', releaseId: result.release.id, summary, diagnostics };
  }
}

/** Null when another version of the program wrote something else. */
function parseOrder(request: Json): ImportOrder | null {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return null;
  const { source, effectiveFrom, sourceRevision } = request;
  if (typeof source !== 'string' || typeof effectiveFrom !== 'string') return null;
  return { source, effectiveFrom, sourceRevision: typeof sourceRevision === 'string' ? sourceRevision : null };
}

const failed = (failure: string, diagnostics: readonly Diagnostic[] = []): ImportOutcome => ({ status: 'failed', failure, diagnostics });

type Note = Parameters<OnImportProgress>;

/** Writes how far a job is at each new stage and once in a while, one write at a time; a write that fails is made up for by the next. */
class ProgressNotes {
  #latest: Note = ['waiting', 0, 1];
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly write: (...note: Note) => Promise<void>) {
    this.#timer = setInterval(() => this.#flush(), HEARTBEAT);
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
