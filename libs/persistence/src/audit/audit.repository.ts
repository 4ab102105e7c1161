import { Injectable } from '@nestjs/common';
import { toJson } from '../json.js';
import { PrismaService } from '../prisma.service.js';
import { TARGET_KINDS, type AuditFilter, type AuditRecord } from './audit-entry.js';

/** Counting stops here, because the log grows for years. */
export const MOST_COUNTED = 10_000;

/** The id of a target of this kind, with which its row is found by its key. */
const targetOf = (kind: string): string => `CASE WHEN a.target_kind = '${kind}' AND a.target ~ '^[0-9a-f-]{36}$' THEN a.target::uuid END`;
/** Names of accounts and keys are read from where they are stored. */
const COLUMNS = `a.id::text AS id, a.at, a.account_id, a.key_prefix, a.request_id, a.action, a.release_id, a.target_kind, a.target,
    a.reason, a.before, a.after,
    CASE WHEN a.account_id IS NULL THEN a.actor ELSE who.name END AS actor_name,
    CASE a.target_kind WHEN 'account' THEN account.name WHEN 'apiKey' THEN key.name ELSE a.target_name END AS target_name`;
const TABLES = `audit a
    LEFT JOIN account who ON who.id = a.account_id
    LEFT JOIN account account ON account.id = ${targetOf('account')}
    LEFT JOIN api_key key ON key.id = ${targetOf('apiKey')}`;

/** A null parameter does not filter. */
const CONDITIONS = `($1::uuid IS NULL OR a.release_id = $1)
    AND ($2::text IS NULL OR a.actor = $2)
    AND ($3::text[] IS NULL OR a.action = ANY($3))
    AND ($4::text IS NULL OR a.target_kind = $4)
    AND ($5::text IS NULL OR a.target = $5)
    AND ($6::text IS NULL OR strpos(lower(concat_ws(' ', a.target, a.target_name, account.name, key.name)), lower($6)) > 0)
    AND ($7::timestamptz IS NULL OR a.at >= $7) AND ($8::timestamptz IS NULL OR a.at <= $8)`;
const PAGE = {
  name: 'audit-page',
  text: `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${CONDITIONS} AND ($9::bigint IS NULL OR a.id < $9) ORDER BY a.id DESC LIMIT $10`,
};
const COUNT = {
  name: 'audit-count',
  text: `SELECT count(*)::int AS count FROM (SELECT FROM ${TABLES} WHERE ${CONDITIONS} LIMIT ${MOST_COUNTED}) AS counted`,
};
const BY_ID = { name: 'audit-by-id', text: `SELECT ${COLUMNS} FROM ${TABLES} WHERE a.id = ANY($1::bigint[])` };
/** Steps from each action to the next one in the index, because the log is much longer than the list of its actions. */
const ACTIONS = {
  name: 'audit-actions',
  text: `WITH RECURSIVE known AS (
      (SELECT action FROM audit ORDER BY action LIMIT 1)
      UNION ALL SELECT (SELECT action FROM audit WHERE action > known.action ORDER BY action LIMIT 1) FROM known WHERE known.action IS NOT NULL)
    SELECT action FROM known WHERE action IS NOT NULL`,
};

/** The log of changes. `recordAudit` writes it. */
@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Newest first; `before` is the id of the last entry of the previous page. */
  async list({
    first,
    before,
    ...filter
  }: AuditFilter & { readonly first: number; readonly before?: string }): Promise<readonly AuditRecord[]> {
    const rows = await this.prisma.query<AuditColumns>(PAGE, [...valuesOf(filter), before ?? null, first]);
    return rows.map(toRecord);
  }

  /** In any order, without those that do not exist. */
  async findMany(ids: readonly string[]): Promise<readonly AuditRecord[]> {
    return ids.length === 0 ? [] : (await this.prisma.query<AuditColumns>(BY_ID, [ids])).map(toRecord);
  }

  /** `MOST_COUNTED` means so many or more. */
  async count(filter: AuditFilter): Promise<number> {
    const [row] = await this.prisma.query<{ readonly count: number }>(COUNT, valuesOf(filter));
    return row?.count ?? 0;
  }

  /** Every action that the log has. */
  async actions(): Promise<readonly string[]> {
    return (await this.prisma.query<{ readonly action: string }>(ACTIONS, [])).map(({ action }) => action);
  }
}

interface AuditColumns {
  readonly id: string;
  readonly at: Date;
  readonly account_id: string | null;
  readonly key_prefix: string | null;
  readonly request_id: string | null;
  readonly action: string;
  readonly release_id: string | null;
  readonly target_kind: string | null;
  readonly target: string | null;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly actor_name: string | null;
  readonly target_name: string | null;
}

const valuesOf = ({ releaseId, actor, actions, targetKind, targetId, targetText, from, until }: AuditFilter): readonly unknown[] =>
  [releaseId, actor, actions, targetKind, targetId, targetText, from, until].map((value) => value ?? null);

function toRecord(row: AuditColumns): AuditRecord {
  const kind = TARGET_KINDS.find((known) => known === row.target_kind);
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { name: row.actor_name, accountId: row.account_id, keyPrefix: row.key_prefix },
    requestId: row.request_id,
    action: row.action,
    releaseId: row.release_id,
    target: kind && row.target !== null ? { kind, id: row.target, name: row.target_name } : null,
    reason: row.reason,
    before: toJson(row.before),
    after: toJson(row.after),
  };
}
