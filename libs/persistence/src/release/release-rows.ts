import { ENTRY_KINDS } from '../catalogue/entry-kind.js';
import { recordAudit, type AuditEntry } from '../audit.repository.js';
import type { Transaction } from '../prisma.service.js';
import type { StoredEntries, StoredFile } from '../store/content-session.js';
import type { FileLayer } from '../store/tree.store.js';
import { saveAuthored } from './authored-entry.js';
import type { NewRelease } from './new-release.js';

const LAYERS: readonly FileLayer[] = ['data', 'base', 'facts'];

/** Writes a release as a draft; its parts may be written only while it is one. Returns its id. */
export async function createDraftRow(db: Transaction, release: NewRelease): Promise<string> {
  const { files, baseFiles, facts, authored, entries, contentHash, effectiveFrom, ...columns } = release;
  const row = await db.releaseRow.create({
    data: { ...columns, contentHash: Buffer.from(contentHash, 'hex'), effectiveFrom: new Date(`${effectiveFrom}T00:00:00Z`) },
    select: { id: true },
  });
  await writeFiles(db, row.id, { data: files, base: baseFiles, facts: facts ? [facts] : [] });
  for (const entry of authored) await saveAuthored(db, row.id, entry);
  await writeEntries(db, row.id, entries);
  return row.id;
}

/** Replaces the layers that are given. */
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

/** From here on the release is as it is for ever. */
export async function publishRow(db: Transaction, id: string, audit: AuditEntry): Promise<void> {
  await db.$executeRaw`UPDATE release SET status = 'published', published_at = now() WHERE id = ${id}::uuid`;
  await recordAudit(db, audit);
}
