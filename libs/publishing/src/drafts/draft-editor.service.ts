import type { Overlay } from '@muster/catalogue';
import {
  CatalogueRepository,
  type ContentSession,
  type DraftAt,
  type DraftContent,
  ENTRY_KINDS,
  DraftRepository,
  ImportSessions,
  ReleaseRepository,
} from '@muster/persistence';
import { Injectable } from '@nestjs/common';
import { checkEdits } from './check-edits.js';
import { contentHashOf, storeEntries } from './draft-content.js';
import type { DraftEdit, EditOutcome } from './draft-edit.js';
import { DraftFilesService } from './draft-files.service.js';
import { type EntryChange, toAuditEntries } from './edit-audit.js';
import { deriveEntries, entryKey, type EntryMap } from './touched-entries.js';

/** Applies edits to a draft: new overlays, and anew the entries that they touch. */
@Injectable()
export class DraftEditor {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly releases: ReleaseRepository,
    private readonly catalogue: CatalogueRepository,
    private readonly files: DraftFilesService,
    private readonly sessions: ImportSessions,
  ) {}

  async edit(at: DraftAt, edits: readonly DraftEdit[]): Promise<EditOutcome> {
    return this.sessions.hold(`draft ${at.id}`, (content) => this.#edit(at, edits, content));
  }

  async #edit(at: DraftAt, edits: readonly DraftEdit[], content: ContentSession): Promise<EditOutcome> {
    const release = await this.releases.findFresh(at.id);
    if (!release) return { fault: 'NOT_FOUND' };
    if (release.status !== 'draft') return { fault: 'WRONG_STATUS' };
    if (release.revision !== at.revision) return { fault: 'CONFLICT', revision: release.revision };
    const held = await this.drafts.findContent(at.id);
    const { files, affected } = await this.files.get(at.id, contentHashOf(held.files, [], []));
    const entryIds = new Set(held.rows.map(({ id }) => id));
    const draft = { overlays: held.overlays, hasNode: (id: string) => affected.has(id), hasEntry: (id: string) => entryIds.has(id) };
    const problems = checkEdits(edits, draft);
    if (problems.length > 0) return { fault: 'INVALID', problems };

    const plan = planOf(edits, held.overlays, at.actor);
    const touched = affected.of(plan.targets);
    const entries = deriveEntries(release.edition, files, plan.overlays, touched);
    const stored = await storeEntries(content, held.rows, touched, entries);
    return this.drafts.saveEdit(at, {
      addOverlays: plan.added,
      removeOverlays: plan.undone.map(({ id }) => id),
      saveAuthored: [],
      removeAuthored: [],
      files: held.files,
      entries: stored,
      contentHash: contentHashOf(
        held.files,
        plan.overlays,
        held.authored.map(({ document }) => document),
      ),
      audit: toAuditEntries(edits, held.overlays, await this.#changes(at.id, held, touched, entries)),
    });
  }

  /** What the edits changed in the entries that people browse. */
  async #changes(draftId: string, held: DraftContent, touched: ReadonlySet<string>, entries: EntryMap): Promise<readonly EntryChange[]> {
    const changed: EntryChange[] = [];
    for (const kind of ENTRY_KINDS) {
      const ids = held.rows.filter((row) => row.kind === kind && touched.has(row.id)).map(({ id }) => id);
      const before = await this.catalogue.findMany(kind, draftId, ids);
      for (const [at, id] of ids.entries())
        changed.push({ kind, id, before: before[at] ?? null, after: entries.get(entryKey(kind, id))?.entry ?? null });
    }
    return changed;
  }
}

interface Plan {
  readonly added: readonly Omit<Overlay, 'id'>[];
  readonly undone: readonly Overlay[];
  /** All that are in force after the edits, in order. */
  readonly overlays: readonly Overlay[];
  /** What the edits are about. */
  readonly targets: readonly string[];
}

function planOf(edits: readonly DraftEdit[], before: readonly Overlay[], author: string): Plan {
  const undoneIds = new Set(edits.flatMap((edit) => (edit.kind === 'undo' ? [edit.overlayId] : [])));
  const undone = before.filter(({ id }) => undoneIds.has(id));
  const added = edits.flatMap((edit) => {
    if (edit.kind !== 'change') return [];
    const { target, field, value, reason } = edit;
    return [{ target, field, value, author, reason }];
  });
  const kept = before.filter(({ id }) => !undoneIds.has(id));
  const overlays = [...kept, ...added.map((overlay, at) => ({ id: `new ${at}`, ...overlay }))];
  return { added, undone, overlays, targets: [...undone, ...added].map(({ target }) => target) };
}
