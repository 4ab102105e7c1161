import type { Overlay } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import {
  type AuthoredEntry,
  CatalogueRepository,
  type ContentSession,
  type DraftAt,
  type DraftContent,
  DraftRepository,
  ENTRY_KINDS,
  type EntryName,
  ImportSessions,
  ReleaseRepository,
  type StoredRelease,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { planAuthored } from './authored-plan.js';
import { checkEdits, type EditableDraft } from './check-edits.js';
import { contentHashOf, storeEntries, storeFiles } from './draft-content.js';
import type { DraftEdit, EditOutcome } from './draft-edit.js';
import { type DraftFiles, DraftFilesService } from './draft-files.service.js';
import { type EntryChange, toAuditEntries } from './edit-audit.js';
import { entryProblems, isError } from './entry-problems.js';
import { ledUnits, unknownLed } from './led-units.js';
import { namedEdits } from './named-edits.js';
import { planOverlays } from './overlay-plan.js';
import { deriveEntries, entryKey, type EntryMap, withSlugsOf } from './touched-entries.js';
import { addWritten, withoutEntries, type WrittenEntries } from './written-entries.js';

/** Applies edits to a draft: stores overlays and manually created entries, and translates the imported entries that they affect again. */
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
    return this.sessions.hold(`draft ${at.id}`, async (content) => {
      const release = await this.releases.findFresh(at.id);
      if (!release) return { fault: 'NOT_FOUND' };
      if (release.status !== 'draft') return { fault: 'WRONG_STATUS' };
      if (release.revision !== at.revision) return { fault: 'CONFLICT', revision: release.revision };
      return this.#edit(release, at, edits, content);
    });
  }

  async #edit(release: StoredRelease, at: DraftAt, asked: readonly DraftEdit[], content: ContentSession): Promise<EditOutcome> {
    const held = await this.drafts.findContent(at.id);
    const base = await this.files.get(at.id, held);
    const draft = editable(held, base);
    const named = await namedEdits(
      asked,
      (id) => draft.hasEntry(id) || draft.hasNode(id),
      (kind, entry) => this.catalogue.find(kind, at.id, entry),
    );
    const { edits } = named;
    const authored = planAuthored(edits, draft, at.actor.name);
    const problems = [
      ...named.problems,
      ...checkEdits(edits, draft),
      ...authored.problems,
      ...(await this.#unknownLed(at.id, edits, authored.after)),
    ];
    if (problems.length > 0) return { fault: 'INVALID', problems };
    const plan = planOverlays(edits, held.overlays, held.authored, at.actor.name);
    const written = await this.#write(release, held, base, { authored: authored.after, overlays: plan.overlays });
    if (written && written.problems.length > 0) return { fault: 'INVALID', problems: written.problems };

    const byHand = new Set([...held.authored, ...authored.after].map(({ entryId }) => entryId));
    const imported = base.affected.of(plan.targets.filter((id) => !byHand.has(id)));
    const derived = withSlugsOf(await this.#names(at.id), deriveEntries(release.edition, base, plan.overlays, imported));
    const entries: EntryMap = new Map([...derived, ...(written?.entries ?? [])]);
    const found = [...entries.values()].flatMap(({ kind, entry }) => entryProblems(kind, entry));
    if (found.some(isError)) return { fault: 'INVALID', problems: found.filter(isError) };
    const touched = new Set([...imported, ...byHand]);
    const baseStored = held.baseFiles.length > 0 ? held.baseFiles : held.files;
    const files = written ? await storeFiles(content, written.files, { files: base.files, stored: baseStored }) : held.files;
    const saved = await this.drafts.saveEdit(at, {
      addOverlays: plan.added,
      removeOverlays: plan.undone.map(({ id }) => id),
      saveAuthored: authored.saved,
      removeAuthored: authored.removed,
      files,
      baseFiles: authored.after.length > 0 ? baseStored : [],
      entries: await storeEntries(content, held.rows, touched, entries),
      contentHash: contentHashOf(files, plan.overlays, authored.after),
      audit: toAuditEntries(edits, held, await this.#changes(at.id, held, touched, entries)),
    });
    return 'fault' in saved || found.length === 0 ? saved : { ...saved, warnings: found };
  }

  /** The names of all datasheets are loaded only if an edit refers to datasheets that a Leader can lead. */
  async #unknownLed(id: string, edits: readonly DraftEdit[], authored: readonly AuthoredEntry[]): Promise<readonly Diagnostic[]> {
    const led = ledUnits(edits);
    return led.some(({ names }) => names.length > 0) ? unknownLed(led, await this.releases.loadReadModel(id), authored) : [];
  }

  /** The entries of the draft before the edit, by kind and id. */
  async #names(draftId: string): Promise<ReadonlyMap<string, EntryName>> {
    const lists = await Promise.all(
      ENTRY_KINDS.map(async (kind) =>
        (await this.catalogue.names(kind, draftId)).map((entry) => [entryKey(kind, entry.id), entry] as const),
      ),
    );
    return new Map(lists.flat());
  }

  /** Null if the draft has no manually created entries, before or after the edits. */
  async #write(
    release: StoredRelease,
    held: DraftContent,
    base: DraftFiles,
    after: { readonly authored: readonly AuthoredEntry[]; readonly overlays: readonly Overlay[] },
  ): Promise<WrittenEntries | null> {
    if (after.authored.length === 0 && held.authored.length === 0) return null;
    const imported = withoutEntries(await this.releases.loadReadModel(release.id), held.authored);
    return addWritten(release.edition, base.files, imported, after.authored, after.overlays);
  }

  /** How the edits changed the entries of the catalogue, with each entry before and after. */
  async #changes(draftId: string, held: DraftContent, touched: ReadonlySet<string>, entries: EntryMap): Promise<readonly EntryChange[]> {
    const changed: EntryChange[] = [];
    for (const kind of ENTRY_KINDS) {
      const known = held.rows.filter((row) => row.kind === kind && touched.has(row.id)).map(({ id }) => id);
      const fresh = [...entries.values()].flatMap((one) => (one.kind === kind && !known.includes(one.entry.id) ? [one.entry.id] : []));
      const before = await this.catalogue.findMany(kind, draftId, known);
      for (const [at, id] of [...known, ...fresh].entries())
        changed.push({ kind, id, before: before[at] ?? null, after: entries.get(entryKey(kind, id))?.entry ?? null });
    }
    return changed;
  }
}

function editable({ rows, overlays, authored }: DraftContent, { affected }: DraftFiles): EditableDraft {
  const ids = new Set(rows.flatMap(({ kind, id }) => [id, entryKey(kind, id)]));
  return {
    overlays,
    authored,
    hasNode: (id) => affected.has(id),
    hasEntry: (id, kind) => ids.has(kind === undefined ? id : entryKey(kind, id)),
  };
}
