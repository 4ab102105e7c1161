import { Injectable } from '@nestjs/common';
import { type Json, toJson } from './json.js';
import { PrismaService, type Transaction } from './prisma.service.js';

/** An action of an administrator. */
export interface AuditEntry {
  readonly actor: string;
  /** For example `openDraft`, `edit` or `publish`. */
  readonly action: string;
  readonly releaseId: string | null;
  /** The id of the changed entry or node in the release. */
  readonly target: string | null;
  readonly reason: string | null;
  readonly before: Json;
  readonly after: Json;
}

export interface AuditRecord extends AuditEntry {
  /** Ids increase with time: pass the last id of a page to `list` to get the next page. */
  readonly id: string;
  /** ISO 8601, by the database's clock. */
  readonly at: string;
}

export interface AuditFilter {
  readonly releaseId?: string;
}

/** The log of changes. `record` writes an entry in the transaction of the change itself. */
@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  count(filter: AuditFilter): Promise<number> {
    return this.prisma.run((db) => db.auditRow.count({ where: of(filter) }));
  }

  /** Newest first; `before` is the id of the last entry of the previous page. */
  async list(filter: AuditFilter & { readonly first: number; readonly before?: string }): Promise<readonly AuditRecord[]> {
    const rows = await this.prisma.run((db) =>
      db.auditRow.findMany({
        where: {
          ...of(filter),
          ...(filter.before === undefined ? {} : { id: { lt: BigInt(filter.before) } }),
        },
        orderBy: { id: 'desc' },
        take: filter.first,
      }),
    );
    return rows.map((row) => ({
      ...row,
      id: String(row.id),
      at: row.at.toISOString(),
      before: toJson(row.before),
      after: toJson(row.after),
    }));
  }
}

const of = ({ releaseId }: AuditFilter) => (releaseId === undefined ? {} : { releaseId });

export async function recordAudit(db: Transaction, { before, after, ...entry }: AuditEntry): Promise<void> {
  await db.auditRow.create({
    data: { ...entry, ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) },
  });
}
