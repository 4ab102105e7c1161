import {
  type Author,
  DraftRepository,
  type DraftAt,
  type DraftFault,
  type DraftOutcome,
  type NewDraft,
  ReleaseRepository,
} from '#muster/persistence';
import type { Diagnostic } from '#muster/diagnostics';
import { Injectable } from '@nestjs/common';
import type { ReleaseComparison } from '../compare/release-comparison.js';
import { CompareReleases } from '../compare/compare-releases.service.js';
import { overlayProblems } from './check-edits.js';
import type { DraftEdit, EditOutcome } from './draft-edit.js';
import { DraftEditor } from './draft-editor.service.js';
import { releaseProblems } from './entry-problems.js';

/** Manages drafts: they are opened on a published release, edited, compared with it, and then published in one step or discarded. */
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

  /** Applies all edits or none, and updates the draft's read model. */
  edit(at: DraftAt, edits: readonly DraftEdit[]): Promise<EditOutcome> {
    return this.editor.edit(at, edits);
  }

  /**
   * Compares with the release that the draft was opened on, or with another one. Null if there is no such draft or nothing to compare it
   * with.
   */
  async compare(releaseId: string, baseId?: string): Promise<ReleaseComparison | null> {
    const release = await this.releases.find(releaseId);
    const base = baseId ?? release?.basedOnId ?? null;
    return release && base !== null ? this.comparisons.compare(base, release.id) : null;
  }

  /** Null if the draft was discarded. */
  discard(at: DraftAt): Promise<DraftFault | null> {
    return this.drafts.remove(at);
  }

  /** `effectiveFrom` (ISO date) replaces the date that the draft was opened with. After publishing, the release never changes. */
  async publish(at: DraftAt, effectiveFrom?: string): Promise<EditOutcome> {
    const problems = await this.#problemsOf(at);
    return problems.length > 0 ? { fault: 'INVALID', problems } : this.drafts.savePublished(at, effectiveFrom);
  }

  /** Edits were checked individually when they were made, perhaps by an older version of Muster. The whole draft is checked here. */
  async #problemsOf({ id, revision }: DraftAt): Promise<readonly Diagnostic[]> {
    const release = await this.releases.findFresh(id);
    if (release?.status !== 'draft' || release.revision !== revision) return [];
    const [{ overlays }, readModel] = await Promise.all([this.drafts.findContent(id), this.releases.loadReadModel(id)]);
    return [...overlayProblems(overlays), ...releaseProblems(readModel)];
  }

  /** Withdraws a release: it is no longer in force but can still be requested by its label. */
  withdraw(releaseId: string, actor: Author, reason: string): Promise<DraftOutcome> {
    return this.drafts.saveWithdrawn(releaseId, actor, reason);
  }

  /** Puts a withdrawn release back in force, under its label and with the content that it always had. */
  restore(releaseId: string, actor: Author, reason: string): Promise<DraftOutcome> {
    return this.drafts.saveRestored(releaseId, actor, reason);
  }
}
