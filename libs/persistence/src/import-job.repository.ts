import type { Diagnostic } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import { storedAuthor, type Author } from './audit/author.js';
import { recordAuditWith } from './audit/record-audit.js';
import { toDiagnostics, toEdition } from './stored-values.js';
import { JobQueue } from './jobs/job-queue.service.js';
import { notifyOfJobs } from './jobs/queue-statements.js';
import { type Json, toJson } from './json.js';
import { PrismaService, type Statement } from './prisma.service.js';

export type ImportStatus = 'queued' | 'running' | 'succeeded' | 'failed';

/** A requested import with its order, its progress and its outcome. Times are ISO 8601. */
export interface ImportJob {
  readonly id: string;
  readonly status: ImportStatus;
  readonly actor: Author;
  readonly edition: EditionId;
  readonly label: string;
  /** The order for the worker: folder, effective date ... */
  readonly request: Json;
  readonly stage: string | null;
  /** Number of finished steps of the stage, out of `total`. */
  readonly done: number;
  readonly total: number;
  /** The data file that is being worked on; null if the stage is not about one file. */
  readonly file: string | null;
  readonly summary: Json;
  readonly diagnostics: readonly Diagnostic[];
  /** A stable code; the details are in the log. */
  readonly failure: string | null;
  readonly releaseId: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

export interface NewImportJob extends Pick<ImportJob, 'actor' | 'edition' | 'label'> {
  readonly request: Exclude<Json, null>;
}

export interface ImportProgress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
  readonly file: string | null;
}

export type ImportOutcome =
  | { readonly status: 'succeeded'; readonly releaseId: string | null; readonly summary: Json; readonly diagnostics: readonly Diagnostic[] }
  | { readonly status: 'failed'; readonly failure: string; readonly diagnostics: readonly Diagnostic[] };

/** Tells all processes that the job has changed. */
const NOTIFY = `pg_notify('muster_imports', id::text)`;

const INSERT = `INSERT INTO import_job (actor, author, edition, label, request) VALUES ($1, $2, $3, $4, $5)
  RETURNING id, ${notifyOfJobs('imports')}`;
const BEGIN: Statement = {
  name: 'begin-import-job',
  text: `UPDATE import_job SET status = 'running', started_at = COALESCE(started_at, now()), stage = NULL, done = 0, total = 0, file = NULL
    WHERE id = $1 AND status IN ('queued', 'running') RETURNING id, ${NOTIFY}`,
};
const PROGRESS: Statement = {
  name: 'progress-import-job',
  text: `UPDATE import_job SET stage = $2, done = $3, total = $4, file = $5
    WHERE id = $1 AND status IN ('queued', 'running') RETURNING ${NOTIFY}`,
};
const FINISH: Statement = {
  name: 'finish-import-job',
  text: `UPDATE import_job SET status = $2::"ImportStatus", release_id = $3, summary = $4, diagnostics = $5, failure = $6, finished_at = now(), file = NULL
    WHERE id = $1 AND status IN ('queued', 'running') RETURNING ${NOTIFY}`,
};

/** A waiting job ends at once; the worker of a running job notices the cancellation at its next check. */
const CANCEL = `UPDATE import_job SET request = request || '{"cancelled": true}',
      failure = CASE WHEN status = 'queued' THEN 'CANCELLED' END,
      finished_at = CASE WHEN status = 'queued' THEN now() END,
      status = CASE WHEN status = 'queued' THEN 'failed'::"ImportStatus" ELSE status END
    WHERE id = $1 AND status IN ('queued', 'running') RETURNING label, ${NOTIFY}`;
const IS_CANCELLED: Statement = {
  name: 'is-import-job-cancelled',
  text: `SELECT request @> '{"cancelled": true}' AS cancelled FROM import_job WHERE id = $1`,
};

/** Stores requested imports for users and workers. */
@Injectable()
export class ImportJobRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  async find(id: string): Promise<ImportJob | null> {
    const row = await this.prisma.run((db) => db.importJobRow.findUnique({ where: { id } }));
    return row && toImportJob(row);
  }

  /** Newest first; `after` is the id of the last job of the previous page. */
  async list({ first, after }: { readonly first: number; readonly after?: string }): Promise<readonly ImportJob[]> {
    const rows = await this.prisma.run((db) =>
      db.importJobRow.findMany({
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first,
        ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      }),
    );
    return rows.map(toImportJob);
  }

  count(): Promise<number> {
    return this.prisma.run((db) => db.importJobRow.count());
  }

  /** Saves and queues the job in one transaction. */
  async save({ actor, edition, label, request }: NewImportJob): Promise<ImportJob> {
    const id = await this.prisma.sqlTransaction(async (connection) => {
      const { rows } = await connection.query<{ readonly id: string }>(INSERT, [
        ...[actor.name, JSON.stringify(actor), edition, label],
        JSON.stringify(request),
      ]);
      const made = rows[0]?.id;
      if (made === undefined) throw new Error('The import was not written.');
      await this.queue.add(connection, 'imports', [{ id: made, data: { import: made } }]);
      const sides = { before: null, after: { edition, ...Object(request) } };
      await recordAuditWith(connection, { ...audited({ id: made, label }, actor), action: 'startImport', ...sides });
      return made;
    });
    const job = await this.find(id);
    if (!job) throw new Error('The import is gone.');
    return job;
  }

  /** Marks the job as running. Null if it has ended or no longer exists. */
  async begin(id: string): Promise<ImportJob | null> {
    const [begun] = await this.prisma.query<{ readonly id: string }>(BEGIN, [id]);
    return begun ? this.find(begun.id) : null;
  }

  async saveProgress(id: string, progress: ImportProgress): Promise<void> {
    await this.prisma.query(PROGRESS, [id, progress.stage, progress.done, progress.total, progress.file]);
  }

  /** False if the job has ended or does not exist. */
  async cancel(id: string, author: Author): Promise<boolean> {
    return this.prisma.sqlTransaction(async (connection) => {
      const { rows } = await connection.query<{ readonly label: string }>(CANCEL, [id]);
      const [job] = rows;
      if (!job) return false;
      await recordAuditWith(connection, {
        ...audited({ id, label: job.label }, author),
        action: 'cancelImport',
        before: null,
        after: null,
      });
      return true;
    });
  }

  async isCancelled(id: string): Promise<boolean> {
    const [row] = await this.prisma.query<{ readonly cancelled: boolean }>(IS_CANCELLED, [id]);
    return row?.cancelled ?? false;
  }

  /** Ends the job. The outcome of a job that has already ended is kept. */
  async saveOutcome(id: string, outcome: ImportOutcome): Promise<void> {
    const { status, diagnostics } = outcome;
    const [releaseId, summary, failure] =
      outcome.status === 'succeeded' ? [outcome.releaseId, JSON.stringify(outcome.summary), null] : [null, null, outcome.failure];
    await this.prisma.query(FINISH, [id, status, releaseId, summary, JSON.stringify(diagnostics), failure]);
  }
}

const audited = ({ id, label }: Pick<ImportJob, 'id' | 'label'>, actor: Author) => ({
  ...{ actor, releaseId: null, reason: null },
  target: { kind: 'import', id, name: label } as const,
});

interface ImportJobColumns {
  readonly id: string;
  readonly status: ImportStatus;
  readonly actor: string;
  readonly author: unknown;
  readonly edition: string;
  readonly label: string;
  readonly request: unknown;
  readonly stage: string | null;
  readonly done: number;
  readonly total: number;
  /** The data file that is being worked on; null if the stage is not about one file. */
  readonly file: string | null;
  readonly summary: unknown;
  readonly diagnostics: unknown;
  readonly failure: string | null;
  readonly releaseId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

function toImportJob(row: ImportJobColumns): ImportJob {
  return {
    id: row.id,
    status: row.status,
    actor: storedAuthor(row.author) ?? { name: row.actor },
    edition: toEdition(row.edition),
    label: row.label,
    request: toJson(row.request),
    stage: row.stage,
    done: row.done,
    total: row.total,
    file: row.file,
    summary: toJson(row.summary),
    diagnostics: toDiagnostics(row.diagnostics),
    failure: row.failure,
    releaseId: row.releaseId,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
