import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GivenKind } from '../bulk/check-job.js';
import { toGivenKind } from '../bulk/check-list.repository.js';
import type { SubmissionCheckRow, SubmissionRow } from '../generated/client.js';
import { toJson, type Json } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toSayable, toTexts } from '../stored-values.js';
import type { NewSubmission, NewSubmissionCheck, Submission, SubmissionCheck, SubmissionPlace, Submitted } from './stored-event.js';

const SUBMIT: Statement = {
  name: 'submission-submit',
  text: 'SELECT outcome, version, at, late FROM submit_list($1, $2, $3, $4, $5, $6)',
};
/**
 * Saves a result. If it differs from the one before, it keeps what that was. A list whose deciding reasons stayed the same is not reported
 * as changed.
 */
const SAVE: Statement = {
  name: 'submission-check-save',
  text: `INSERT INTO submission_check AS c (player_id, version, failure, verdict, faction, detachment, stated_points, computed_points, findings,
      format, release, fingerprint, aspects, deciding, report)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
    ON CONFLICT (player_id, version) DO UPDATE SET failure = EXCLUDED.failure, verdict = EXCLUDED.verdict, faction = EXCLUDED.faction,
      detachment = EXCLUDED.detachment, stated_points = EXCLUDED.stated_points, computed_points = EXCLUDED.computed_points,
      findings = EXCLUDED.findings, format = EXCLUDED.format, release = EXCLUDED.release, fingerprint = EXCLUDED.fingerprint,
      aspects = EXCLUDED.aspects, deciding = EXCLUDED.deciding, report = EXCLUDED.report, judged_at = now(),
      changes = c.changes + CASE WHEN c.fingerprint IS DISTINCT FROM EXCLUDED.fingerprint THEN 1 ELSE 0 END,
      verdict_before = CASE WHEN c.fingerprint IS DISTINCT FROM EXCLUDED.fingerprint THEN c.verdict ELSE c.verdict_before END,
      points_before = CASE WHEN c.fingerprint IS DISTINCT FROM EXCLUDED.fingerprint THEN c.computed_points ELSE c.points_before END`,
};
/** The latest versions of an event's players after a player, for a re-check. */
const NEXT: Statement = {
  name: 'submission-next',
  text: `SELECT id, version FROM event_player WHERE event_id = $1 AND version > 0 AND state <> 'withdrawn' AND id > $2 ORDER BY id LIMIT $3`,
};
const JUDGED: Statement = {
  name: 'submission-judged',
  text: 'SELECT EXISTS (SELECT FROM submission_check WHERE player_id = $1 AND version = $2) AS judged',
};
/** Versions that were stored by a process that ended before it judged them, in events that are not over. */
const UNJUDGED: Statement = {
  name: 'submission-unjudged',
  text: `SELECT player.id, player.version, player.event_id FROM event
    JOIN event_player player ON player.event_id = event.id
    JOIN submission ON submission.player_id = player.id AND submission.version = player.version
    WHERE event.ends_on >= current_date - 1 AND submission.at < now() - interval '10 seconds'
      AND NOT EXISTS (SELECT FROM submission_check c WHERE c.player_id = player.id AND c.version = player.version)
    ORDER BY submission.at LIMIT $1`,
};

interface SubmitColumns {
  readonly outcome: 'stored' | 'unchanged' | 'unknown' | 'withdrawn' | 'locked' | 'tooMany';
  readonly version: number;
  readonly at: Date;
  readonly late: boolean;
}

/** A version of a list as submitted. */
export interface SubmittedContent {
  readonly kind: GivenKind;
  readonly source: string | null;
  readonly content: Uint8Array;
}

/** The versions of the players' lists and their results. */
@Injectable()
export class SubmissionRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Stores a list as the player's next version. The database decides whether it is in time. */
  async submit({ playerId, actor, kind, source, content }: NewSubmission): Promise<Submitted> {
    const hash = createHash('sha256').update(content).digest();
    const [row] = await this.prisma.query<SubmitColumns>(SUBMIT, [playerId, actor, kind, source, content, hash]);
    if (!row) throw new Error('submit_list returns one row.');
    const { outcome } = row;
    if (outcome !== 'stored' && outcome !== 'unchanged') return { outcome };
    return { outcome, version: row.version, at: row.at.toISOString(), late: row.late };
  }

  async saveCheck({ playerId, version }: SubmissionPlace, check: NewSubmissionCheck): Promise<void> {
    const { failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release } = check;
    const columns = [failure, verdict, faction, detachment, statedPoints, computedPoints, findings, format, release];
    const parts = [check.aspects, check.deciding].map((part) => (part === null ? null : JSON.stringify(part)));
    await this.prisma.query(SAVE, [playerId, version, ...columns, check.fingerprint, ...parts, check.report]);
  }

  /** All versions of a player, the newest first. */
  async versions(playerId: string): Promise<readonly Submission[]> {
    const rows = await this.prisma.run((db) =>
      db.submissionRow.findMany({
        where: { playerId },
        omit: { content: true },
        include: { check: { omit: { report: true } } },
        orderBy: { version: 'desc' },
      }),
    );
    return rows.map(toSubmission);
  }

  async content({ playerId, version }: SubmissionPlace): Promise<SubmittedContent | null> {
    const row = await this.prisma.run((db) => db.submissionRow.findUnique({ where: { playerId_version: { playerId, version } } }));
    return row && { kind: toGivenKind(row.kind), source: row.source, content: row.content };
  }

  async isJudged({ playerId, version }: SubmissionPlace): Promise<boolean> {
    const [row] = await this.prisma.query<{ readonly judged: boolean }>(JUDGED, [playerId, version]);
    return row?.judged === true;
  }

  /** The whole report on a version; null if it has none. */
  async report({ playerId, version }: SubmissionPlace): Promise<Json> {
    const where = { playerId_version: { playerId, version } };
    const row = await this.prisma.run((db) => db.submissionCheckRow.findUnique({ where, select: { report: true } }));
    return toJson(row?.report);
  }

  /** The latest versions of an event, ordered by player; `after` is the last player of the previous page. */
  async next(eventId: string, most: number, after = NOBODY): Promise<readonly SubmissionPlace[]> {
    return places(await this.prisma.query<PlaceColumns>(NEXT, [eventId, after, most]));
  }

  async unjudged(most: number): Promise<readonly (SubmissionPlace & { readonly eventId: string })[]> {
    const rows = await this.prisma.query<PlaceColumns & { readonly event_id: string }>(UNJUDGED, [most]);
    return rows.map(({ id, version, event_id: eventId }) => ({ playerId: id, version, eventId }));
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

interface PlaceColumns {
  readonly id: string;
  readonly version: number;
}

const places = (rows: readonly PlaceColumns[]): readonly SubmissionPlace[] => rows.map(({ id, version }) => ({ playerId: id, version }));

type CheckColumns = Omit<SubmissionCheckRow, 'report'>;

export function toSubmission(row: Omit<SubmissionRow, 'content'> & { readonly check: CheckColumns | null }): Submission {
  const { version, at, late, actor, source, hash, check } = row;
  return { version, at: at.toISOString(), late, actor, source, hash: Buffer.from(hash).toString('hex'), check: check && toCheck(check) };
}

function toCheck(row: CheckColumns): SubmissionCheck {
  const { playerId: _player, version: _version, fingerprint: _fingerprint, aspects, deciding, judgedAt, ...check } = row;
  return { ...check, aspects: toTexts(aspects), deciding: toSayable(deciding), judgedAt: judgedAt.toISOString() };
}
