import type { EntryKind } from '../catalogue/entry-kind.js';
import { type Json, toJson } from '../json.js';
import type { Transaction } from '../prisma.service.js';

/** A manually created entry in the native form. */
export interface AuthoredEntry {
  readonly kind: EntryKind;
  readonly entryId: string;
  readonly document: Exclude<Json, null>;
  readonly author: string;
  readonly reason: string;
}

export async function saveAuthored(db: Transaction, releaseId: string, entry: AuthoredEntry): Promise<void> {
  const { kind, entryId, document, author, reason } = entry;
  const key = { releaseId, kind, entryId };
  await db.nativeEntryRow.upsert({
    where: { releaseId_kind_entryId: key },
    create: { ...key, document, author, reason },
    update: { document, author, reason },
  });
}

export async function removeAuthored(db: Transaction, releaseId: string, entry: Pick<AuthoredEntry, 'kind' | 'entryId'>): Promise<void> {
  await db.nativeEntryRow.deleteMany({ where: { releaseId, kind: entry.kind, entryId: entry.entryId } });
}

export async function listAuthored(db: Transaction, releaseId: string): Promise<readonly AuthoredEntry[]> {
  const rows = await db.nativeEntryRow.findMany({ where: { releaseId }, orderBy: [{ kind: 'asc' }, { entryId: 'asc' }] });
  return rows.map(({ kind, entryId, document, author, reason }) => ({ kind, entryId, document: toJson(document) ?? {}, author, reason }));
}
