import type { ClientBase } from 'pg';
import type { Transaction } from '../prisma.service.js';
import type { AuditEntry } from './audit-entry.js';
import type { Author } from './author.js';

const INSERT = `INSERT INTO audit
    (actor, account_id, key_prefix, request_id, action, release_id, target_kind, target, target_name, reason, before, after)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

/** Writes an entry of the log in the transaction of the change itself. */
export async function recordAudit(db: Transaction, entry: AuditEntry): Promise<void> {
  await recordAudits(db, [entry]);
}

export async function recordAudits(db: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  await db.auditRow.createMany({
    data: entries.map(({ before, after, ...entry }) => ({
      ...columnsOf(entry),
      ...(before === null ? {} : { before }),
      ...(after === null ? {} : { after }),
    })),
  });
}

/** The same with hand-written SQL, in the current transaction of the connection. */
export async function recordAuditWith(connection: Pick<ClientBase, 'query'>, { before, after, ...entry }: AuditEntry): Promise<void> {
  const { actor, accountId, keyPrefix, requestId, action, releaseId, targetKind, target, targetName, reason } = columnsOf(entry);
  const whose = [actor, accountId, keyPrefix, requestId];
  const sides = [before, after].map((side) => (side === null ? null : JSON.stringify(side)));
  await connection.query(INSERT, [...whose, action, releaseId, targetKind, target, targetName, reason, ...sides]);
}

function columnsOf({ actor, action, releaseId, target, reason }: Omit<AuditEntry, 'before' | 'after'>) {
  return {
    ...actorColumns(actor),
    ...{ action, releaseId, reason },
    targetKind: target?.kind ?? null,
    target: target?.id ?? null,
    targetName: target?.name ?? null,
  };
}

/** An account is stored by its id alone: its name is read from the account, and erased with it. */
function actorColumns({ name, accountId = null, keyPrefix = null, requestId = null }: Author) {
  return { actor: accountId ?? name, accountId, keyPrefix, requestId };
}
