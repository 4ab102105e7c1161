import type { Diagnostic } from '@muster/diagnostics';
import type { EditionId } from '@muster/roster';
import { Injectable } from '@nestjs/common';
import { toDiagnostics, toEdition } from './stored-values.js';
import { type Json, toJson } from './json.js';
import { PrismaService, type Statement } from './prisma.service.js';

export type ImportStatus = 'queued' | 'running' | 'succeeded' | 'failed';

/** An import asked for: what it is to make, how far it is, what came of it. Times are ISO 8601. */
export interface ImportJob {
  readonly id: string;
  readonly status: ImportStatus;
  readonly actor: string;
  readonly edition: EditionId;
  readonly label: string;
  /** What the worker needs to do it: folder, effective date ... */
  readonly request: Json;
  readonly stage: string | null;
  /** Steps of the stage done, of `total`. */
  readonly done: number;
  readonly total: number;
  readonly summary: Json;
  readonly diagnostics: readonly Diagnostic[];
  /** A stable code; the details are in the log. */
  readonly failure: string | null;
  readonly releaseId: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

export interface ImportProgress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

export type ImportOutcome =
  | { readonly status: 'succeeded'; readonly releaseId: string; readonly summary: Json; readonly diagnostics: readonly Diagnostic[] }
  | { readonly status: 'failed'; readonly failure: string; readonly diagnostics: readonly Diagnostic[] };

/** A job whose worker gave no sign of life for so long is taken by another. */
const LOST_AFTER = '30 seconds';

const TAKE: Statement = {
  name: 'take-import-job',
  text: `UPDATE import_job SET status = 'running', started_at = COALESCE(started_at, now()), seen_at = now(), stage = NULL, done = 0, total = 0
    WHERE id = (SELECT id FROM import_job
      WHERE status = 'queued' OR status = 'running' AND seen_at < now() - interval '${LOST_AFTER}'
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};
const PROGRESS: Statement = {
  name: 'progress-import-job',
  text: `UPDATE import_job SET status = 'running', started_at = COALESCE(started_at, now()), seen_at = now(), stage = $2, done = $3, total = $4
    WHERE id = $1 AND status IN ('queued', 'running')`,
};
const FINISH: Statement = {
  name: 'finish-import-job',
  text: `UPDATE import_job SET status = $2::"ImportStatus", release_id = $3, summary = $4, diagnostics = $5, failure = $6, seen_at = now(), finished_at = now()
    WHERE id = $1 AND status IN ('queued', 'running')`,
};

/** Imports asked for and watched, by people and by workers. */
@Injectable()
export class ImportJobRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(id: string): Promise<ImportJob | null> {
    const row = await this.prisma.run((db) => db.importJobRow.findUnique({ where: { id } }));
    return row && toImportJob(row);
  }

  /** Newest first. */
  async list(first: number): Promise<readonly ImportJob[]> {
    const rows = await this.prisma.run((db) => db.importJobRow.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: first }));
    return rows.map(toImportJob);
  }

  /** Puts a new job into the queue. */
  async save(job: Pick<ImportJob, 'actor' | 'edition' | 'label'> & { readonly request: Exclude<Json, null> }): Promise<ImportJob> {
    return toImportJob(await this.prisma.run((db) => db.importJobRow.create({ data: job })));
  }

  /** Takes the oldest job that waits, or whose worker was lost; null when there is none. */
  async take(): Promise<ImportJob | null> {
    const [taken] = await this.prisma.query<{ readonly id: string }>(TAKE, []);
    return taken ? this.find(taken.id) : null;
  }

  /** How far it is; also the sign of life that keeps others from taking it. */
  async saveProgress(id: string, progress: ImportProgress): Promise<void> {
    await this.prisma.query(PROGRESS, [id, progress.stage, progress.done, progress.total]);
  }

  /** Ends it; a job that has ended stays as it ended. */
  async saveOutcome(id: string, outcome: ImportOutcome): Promise<void> {
    const { status, diagnostics } = outcome;
    const [releaseId, summary, failure] =
      outcome.status === 'succeeded' ? [outcome.releaseId, JSON.stringify(outcome.summary), null] : [null, null, outcome.failure];
    await this.prisma.query(FINISH, [id, status, releaseId, summary, JSON.stringify(diagnostics), failure]);
  }
}

interface ImportJobColumns {
  readonly id: string;
  readonly status: ImportStatus;
  readonly actor: string;
  readonly edition: string;
  readonly label: string;
  readonly request: unknown;
  readonly stage: string | null;
  readonly done: number;
  readonly total: number;
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
    actor: row.actor,
    edition: toEdition(row.edition),
    label: row.label,
    request: toJson(row.request),
    stage: row.stage,
    done: row.done,
    total: row.total,
    summary: toJson(row.summary),
    diagnostics: toDiagnostics(row.diagnostics),
    failure: row.failure,
    releaseId: row.releaseId,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
