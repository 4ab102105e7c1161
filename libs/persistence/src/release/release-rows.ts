import { ENTRY_KINDS } from '../catalogue/entry-kind.js';
import type { AuditEntry } from '../audit/audit-entry.js';
import { recordAudit } from '../audit/record-audit.js';
import type { Transaction } from '../prisma.service.js';
import type { StoredEntries, StoredFile } from '../store/content-session.js';
import type { FileLayer } from '../store/tree.store.js';

const LAYERS: readonly FileLayer[] = ['data', 'base', 'facts'];

/** Replaces the given layers. */
export async function writeFiles(
  db: Transaction,
  releaseId: string,
  layers: { readonly [Layer in FileLayer]?: readonly StoredFile[] },
): Promise<void> {
  for (const layer of LAYERS) {
    const stored = layers[layer];
    if (!stored) continue;
    await db.releaseFileRow.deleteMany({ where: { releaseId, layer } });
    await db.releaseFileRow.createMany({
      data: stored.map(({ runs }, position) => ({ releaseId, layer, position, chunkRuns: [...runs] })),
    });
  }
}

export async function writeEntries(db: Transaction, releaseId: string, entries: StoredEntries): Promise<void> {
  await db.releaseEntriesRow.deleteMany({ where: { releaseId } });
  await db.releaseEntriesRow.createMany({
    data: ENTRY_KINDS.map((kind) => ({ releaseId, kind, entryRuns: [...entries[kind].runs], count: entries[kind].count })),
  });
}

/** After this, the release never changes. */
export async function publishRow(db: Transaction, id: string, audit: AuditEntry): Promise<void> {
  await db.$executeRaw`UPDATE release SET status = 'published', published_at = now() WHERE id = ${id}::uuid`;
  await recordAudit(db, audit);
}
