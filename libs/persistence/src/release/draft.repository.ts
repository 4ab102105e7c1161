import type { Overlay } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import type { AuditEntry, AuditTarget } from '../audit/audit-entry.js';
import type { Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import { OverlayRepository } from '../overlay.repository.js';
import { PrismaService, type Transaction } from '../prisma.service.js';
import type { StoredEntries, StoredFile } from '../store/content-session.js';
import { type EntryRowId, ReadModelStore } from '../store/read-model.store.js';
import { TreeStore } from '../store/tree.store.js';
import { type AuthoredEntry, listAuthored, removeAuthored, saveAuthored } from './authored-entry.js';
import type { DraftFault } from './draft-fault.js';
import { publishRow, writeEntries, writeFiles } from './release-rows.js';
import { ReleaseRepository } from './release.repository.js';
import type { StoredRelease } from './stored-release.js';

/** Milliseconds in which the content of a whole release is copied or written. */
const LONGEST_CHANGE = 60_000;
/** Prisma's code for a value that must be unique and is in use. */
const TAKEN = 'P2002';

export interface NewDraft {
  readonly baseId: string;
  readonly label: string;
  /** ISO date. */
  readonly effectiveFrom: string;
  readonly actor: Author;
}

/** The draft revision that the caller has read, and the acting user. */
export interface DraftAt {
  readonly id: string;
  readonly revision: number;
  readonly actor: Author;
}

/** The content of a draft after an edit. The content itself is already stored. */
export interface DraftChange {
  readonly addOverlays: readonly Omit<Overlay, 'id'>[];
  readonly removeOverlays: readonly string[];
  readonly saveAuthored: readonly AuthoredEntry[];
  readonly removeAuthored: readonly Pick<AuthoredEntry, 'kind' | 'entryId'>[];
  readonly files: readonly StoredFile[];
  /** The files without manually created entries; empty if there are no such entries. */
  readonly baseFiles: readonly StoredFile[];
  readonly entries: StoredEntries;
  readonly contentHash: string;
  readonly audit: readonly Omit<AuditEntry, 'releaseId' | 'actor'>[];
}

export interface DraftContent {
  readonly files: readonly StoredFile[];
  /** Empty if there are no manually created entries; `files` are then the base. */
  readonly baseFiles: readonly StoredFile[];
  readonly overlays: readonly Overlay[];
  readonly rows: readonly EntryRowId[];
  readonly authored: readonly AuthoredEntry[];
}

export type DraftOutcome = StoredRelease | DraftFault;

/**
 * Stores drafts. The caller of a change passes the revision that it has read; each change is one transaction that includes its audit
 * entries.
 */
@Injectable()
export class DraftRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly releases: ReleaseRepository,
    private readonly trees: TreeStore,
    private readonly overlays: OverlayRepository,
    private readonly readModels: ReadModelStore,
  ) {}

  /** Where the content of a draft is stored. */
  async findContent(id: string): Promise<DraftContent> {
    const [files, baseFiles, overlays, rows, authored] = await Promise.all([
      this.trees.listStored(id),
      this.trees.listStored(id, 'base'),
      this.overlays.list(id),
      this.readModels.listRows(id),
      this.prisma.run((db) => listAuthored(db, id)),
    ]);
    return { files, baseFiles, overlays, rows, authored };
  }

  /** Creates a draft with the content of its base. A draft cannot be the base of another draft. */
  async saveNew(draft: NewDraft): Promise<DraftOutcome> {
    const base = await this.releases.find(draft.baseId);
    if (!base) return { fault: 'NOT_FOUND' };
    if (base.status === 'draft') return { fault: 'WRONG_STATUS' };
    try {
      return this.releases.findWritten(await this.prisma.transaction((db) => copyRelease(db, base, draft), LONGEST_CHANGE));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === TAKEN) return { fault: 'LABEL_TAKEN' };
      throw error;
    }
  }

  async saveEdit(at: DraftAt, change: DraftChange): Promise<DraftOutcome> {
    return this.#change(at, async (db) => {
      await db.overlayRow.deleteMany({ where: { releaseId: at.id, id: { in: [...change.removeOverlays] } } });
      await appendOverlays(db, at.id, change.addOverlays);
      for (const entry of change.removeAuthored) await removeAuthored(db, at.id, entry);
      for (const entry of change.saveAuthored) await saveAuthored(db, at.id, entry);
      await writeFiles(db, at.id, { data: change.files, base: change.baseFiles });
      await writeEntries(db, at.id, change.entries);
      await db.releaseRow.update({ where: { id: at.id }, data: { contentHash: Buffer.from(change.contentHash, 'hex') } });
      for (const entry of change.audit) await recordAudit(db, { ...entry, actor: at.actor, releaseId: at.id });
    });
  }

  /** Publishes the draft: it becomes immutable and is in force from its effective date. */
  async savePublished(at: DraftAt, effectiveFrom?: string): Promise<DraftOutcome> {
    return this.#change(at, async (db, before) => {
      const day = effectiveFrom ?? before.effectiveFrom;
      await db.releaseRow.update({ where: { id: at.id }, data: { effectiveFrom: new Date(`${day}T00:00:00Z`) } });
      await publishRow(db, at.id, {
        ...auditOf(at, 'publish', before.label),
        before: { status: 'draft', effectiveFrom: before.effectiveFrom },
        after: { status: 'published', effectiveFrom: day, contentHash: before.contentHash },
      });
    });
  }

  /** Withdraws a published release. It can still be read by its label, so that verdicts can be reproduced. */
  async saveWithdrawn(id: string, actor: Author, reason: string): Promise<DraftOutcome> {
    const withdrawn = await this.prisma.transaction(async (db) => {
      const count = await db.$executeRaw`
        UPDATE release SET status = 'withdrawn', withdrawn_at = now() WHERE id = ${id}::uuid AND status = 'published'`;
      if (count === 0) return false;
      const change = { before: { status: 'published' }, after: { status: 'withdrawn' } };
      const row = await db.releaseRow.findUniqueOrThrow({ where: { id }, select: { label: true } });
      await recordAudit(db, { actor, action: 'withdraw', releaseId: id, target: releaseTarget(id, row.label), reason, ...change });
      return true;
    });
    const release = await this.releases.findFresh(id);
    if (!release) return { fault: 'NOT_FOUND' };
    return withdrawn ? release : { fault: 'WRONG_STATUS' };
  }

  /** Puts a withdrawn release back in force, under its label and as it was. */
  async saveRestored(id: string, actor: Author, reason: string): Promise<DraftOutcome> {
    const restored = await this.prisma.transaction(async (db) => {
      const count = await db.$executeRaw`
        UPDATE release SET status = 'published', withdrawn_at = NULL WHERE id = ${id}::uuid AND status = 'withdrawn'`;
      if (count === 0) return false;
      const change = { before: { status: 'withdrawn' }, after: { status: 'published' } };
      const row = await db.releaseRow.findUniqueOrThrow({ where: { id }, select: { label: true } });
      await recordAudit(db, { actor, action: 'restore', releaseId: id, target: releaseTarget(id, row.label), reason, ...change });
      return true;
    });
    const release = await this.releases.findFresh(id);
    if (!release) return { fault: 'NOT_FOUND' };
    return restored ? release : { fault: 'WRONG_STATUS' };
  }

  /** Discards a draft. Null if it was discarded. */
  async remove(at: DraftAt): Promise<DraftFault | null> {
    const fault = await this.prisma.transaction(async (db) => {
      const before = await this.releases.find(at.id);
      const { count } = await db.releaseRow.deleteMany({ where: { id: at.id, status: 'draft', revision: at.revision } });
      if (count === 0) return faultOf(db, at.id);
      await recordAudit(db, { ...auditOf(at, 'discard', before?.label ?? null), before: { label: before?.label ?? null }, after: null });
      return null;
    });
    await this.releases.findFresh(at.id);
    return fault;
  }

  /** Runs the work on a draft if it is still at the revision that the caller has read, and increments the revision. */
  async #change(at: DraftAt, work: (db: Transaction, before: StoredRelease) => Promise<void>): Promise<DraftOutcome> {
    const before = await this.releases.find(at.id);
    if (!before) return { fault: 'NOT_FOUND' };
    const fault = await this.prisma.transaction(async (db) => {
      const where = { id: at.id, status: 'draft' as const, revision: at.revision };
      const { count } = await db.releaseRow.updateMany({ where, data: { revision: { increment: 1 } } });
      if (count === 0) return faultOf(db, at.id);
      await work(db, before);
      return null;
    }, LONGEST_CHANGE);
    return fault ?? this.releases.findWritten(at.id);
  }
}

async function faultOf(db: Transaction, id: string): Promise<DraftFault> {
  const row = await db.releaseRow.findUnique({ where: { id }, select: { status: true, revision: true } });
  if (!row) return { fault: 'NOT_FOUND' };
  return row.status === 'draft' ? { fault: 'CONFLICT', revision: row.revision } : { fault: 'WRONG_STATUS' };
}

function auditOf(at: DraftAt, action: string, label: string | null): Omit<AuditEntry, 'before' | 'after'> {
  return { actor: at.actor, action, releaseId: at.id, target: releaseTarget(at.id, label), reason: null };
}

const releaseTarget = (id: string, name: string | null): AuditTarget => ({ kind: 'release', id, name });

async function copyRelease(db: Transaction, base: StoredRelease, draft: NewDraft): Promise<string> {
  const { label, effectiveFrom, actor } = draft;
  const { id } = await db.releaseRow.create({
    data: {
      edition: base.edition,
      label,
      source: 'draft',
      sourceRevision: base.sourceRevision,
      effectiveFrom: new Date(`${effectiveFrom}T00:00:00Z`),
      dialect: base.dialect,
      contentHash: Buffer.from(base.contentHash, 'hex'),
      basedOnId: base.id,
    },
    select: { id: true },
  });
  await db.$executeRaw`INSERT INTO release_file (release_id, layer, position, chunk_runs)
    SELECT ${id}::uuid, layer, position, chunk_runs FROM release_file WHERE release_id = ${base.id}::uuid`;
  await db.$executeRaw`INSERT INTO release_entries (release_id, kind, entry_runs, count)
    SELECT ${id}::uuid, kind, entry_runs, count FROM release_entries WHERE release_id = ${base.id}::uuid`;
  await db.$executeRaw`INSERT INTO overlay (release_id, position, target, field, value, author, reason, created_at)
    SELECT ${id}::uuid, position, target, field, value, author, reason, created_at FROM overlay WHERE release_id = ${base.id}::uuid`;
  await db.$executeRaw`INSERT INTO native_entry (release_id, kind, entry_id, document, author, reason)
    SELECT ${id}::uuid, kind, entry_id, document, author, reason FROM native_entry WHERE release_id = ${base.id}::uuid`;
  const after = { label, effectiveFrom, base: base.label };
  const target = releaseTarget(id, label);
  await recordAudit(db, { actor, action: 'openDraft', releaseId: id, target, reason: null, before: null, after });
  return id;
}

async function appendOverlays(db: Transaction, releaseId: string, overlays: readonly Omit<Overlay, 'id'>[]): Promise<void> {
  const last = await db.overlayRow.aggregate({ where: { releaseId }, _max: { position: true } });
  const next = (last._max.position ?? -1) + 1;
  await db.overlayRow.createMany({
    data: overlays.map(({ target, field, value, author, reason }, at) => ({
      releaseId,
      position: next + at,
      target,
      field,
      value,
      author,
      reason,
    })),
  });
}
