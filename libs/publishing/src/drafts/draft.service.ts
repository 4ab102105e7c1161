import { DraftRepository, type DraftAt, type DraftFault, type DraftOutcome, type NewDraft, ReleaseRepository } from '#muster/persistence';
import type { Diagnostic } from '#muster/diagnostics';
import { Injectable } from '@nestjs/common';
import type { ReleaseComparison } from '../compare/release-comparison.js';
import { CompareReleases } from '../compare/compare-releases.service.js';
import { overlayProblems } from './check-edits.js';
import type { DraftEdit, EditOutcome } from './draft-edit.js';
import { DraftEditor } from './draft-editor.service.js';
import { releaseProblems } from './entry-problems.js';

/** Releases in the making: opened on a published one, edited, compared with it, then published in one step or discarded. */
@Injectable()
export class DraftService {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly releases: ReleaseRepository,
    private readonly editor: DraftEditor,
    private readonly comparisons: CompareReleases,
  ) {}

  open(draft: NewDraft): Promise<DraftOutcome> {
    return this.drafts.saveNew(draft);
  }

  /** All of the edits, or none; the draft's read model follows at once. */
  edit(at: DraftAt, edits: readonly DraftEdit[]): Promise<EditOutcome> {
    return this.editor.edit(at, edits);
  }

  /** Against the release the draft was opened on, or another. Null when there is no such draft, or nothing to compare it with. */
  async compare(releaseId: string, baseId?: string): Promise<ReleaseComparison | null> {
    const release = await this.releases.find(releaseId);
    const base = baseId ?? release?.basedOnId ?? null;
    return release && base !== null ? this.comparisons.compare(base, release.id) : null;
  }

  /** Null: it is discarded. */
  discard(at: DraftAt): Promise<DraftFault | null> {
    return this.drafts.remove(at);
  }

  /** `effectiveFrom` (ISO date) replaces the date the draft was opened with. From then on the release never changes. */
  async publish(at: DraftAt, effectiveFrom?: string): Promise<EditOutcome> {
    const problems = await this.#problemsOf(at);
    return problems.length > 0 ? { fault: 'INVALID', problems } : this.drafts.savePublished(at, effectiveFrom);
  }

  /** Edits were checked when they were made, maybe by an older version; the draft as a whole never was. */
  async #problemsOf({ id, revision }: DraftAt): Promise<readonly Diagnostic[]> {
    const release = await this.releases.findFresh(id);
    if (release?.status !== 'draft' || release.revision !== revision) return [];
    const [{ overlays }, readModel] = await Promise.all([this.drafts.findContent(id), this.releases.loadReadModel(id)]);
    return [...overlayProblems(overlays), ...releaseProblems(readModel)];
  }

  /** The release is in force no more, but still answers to its label. */
  withdraw(releaseId: string, actor: string, reason: string): Promise<DraftOutcome> {
    return this.drafts.saveWithdrawn(releaseId, actor, reason);
  }
}
