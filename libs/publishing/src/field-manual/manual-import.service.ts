import { compareManual, entriesOfManual, readManualArmy, type ManualArmy, type ManualComparison } from '#muster/importers';
import { type Author, ReleaseRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { DraftService } from '../drafts/draft.service.js';
import type { DraftEdit, EditOutcome } from '../drafts/draft-edit.js';
import { isFault } from '../drafts/draft-edit.js';
import type { ManualFolder } from './manual-folder.js';

/** A release with the Field Manual of a day laid over it. */
export interface ManualRequest {
  readonly manual: ManualFolder;
  /** Label of the release to which the manual is compared. */
  readonly base: string;
  readonly label: string;
  /** ISO date. */
  readonly effectiveFrom: string;
  readonly actor: Author;
}

export type ManualResult =
  | { readonly outcome: 'published'; readonly label: string; readonly comparison: ManualComparison }
  /** `UNKNOWN_BASE`: no release has this label. `NOT_UNDERSTOOD`: a file of the manual has another form. */
  | {
      readonly outcome: 'refused';
      readonly fault: 'UNKNOWN_BASE' | 'NOT_UNDERSTOOD' | 'NOTHING_FOUND' | 'LABEL_TAKEN';
      readonly files: readonly string[];
    };

/**
 * Publishes a copy of a release in which every value that the Field Manual contradicts is marked, so that no list is ILLEGAL by it. Units to
 * which a Leader can be attached are widened, because there the manual counts. Armies of which the release has no data are added with their
 * prices alone, so that their lists are priced, and need review for everything else.
 */
@Injectable()
export class ManualImportService {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly drafts: DraftService,
  ) {}

  async import({ manual, base, label, effectiveFrom, actor }: ManualRequest): Promise<ManualResult> {
    const release = await this.releases.findByLabel(base);
    if (!release) return refused('UNKNOWN_BASE');
    const armies: ManualArmy[] = [];
    const unreadable: string[] = [];
    for (const { path, document } of manual.files) {
      const army = readManualArmy(document);
      if (army) armies.push(army);
      else unreadable.push(path);
    }
    if (unreadable.length > 0) return { ...refused('NOT_UNDERSTOOD'), files: unreadable };
    const source = `Field Manual ${manual.version}`;
    const comparison = compareManual(armies, await this.releases.loadReadModel(release.id), source);
    if (comparison.found === 0 && comparison.absent.length === 0) return refused('NOTHING_FOUND');
    const draft = await this.drafts.open({ baseId: release.id, label, effectiveFrom, actor });
    if ('fault' in draft) return refused('LABEL_TAKEN');
    const edited = await this.drafts.edit({ id: draft.id, revision: draft.revision, actor }, editsOf(comparison, source));
    if (isFault(edited)) throw new Error(faultOf(edited));
    const published = await this.drafts.publish({ id: edited.id, revision: edited.revision, actor });
    if (isFault(published)) throw new Error(faultOf(published));
    return { outcome: 'published', label, comparison };
  }
}

function refused(fault: Extract<ManualResult, { outcome: 'refused' }>['fault']) {
  return { outcome: 'refused', fault, files: [] } as const;
}

function editsOf({ differences, attachments, confirmed, absent }: ManualComparison, reason: string): readonly DraftEdit[] {
  const byEntry = Map.groupBy(differences, ({ entryId }) => entryId);
  return [
    ...entriesOfManual(absent, reason).map(({ kind, document }): DraftEdit => ({ kind: 'save', entryKind: kind, document, reason })),
    ...[...byEntry].map(([target, disputes]): DraftEdit => {
      const value = JSON.stringify(disputes.map(({ field, used, other, source }) => ({ field, used, other, source })));
      return { kind: 'change', target, field: 'disputes', value, reason };
    }),
    ...[...confirmed].map((target): DraftEdit => ({ kind: 'change', target, field: 'leadsConfirmed', value: 'true', reason })),
    ...[...attachments].map(([target, leads]): DraftEdit => ({
      kind: 'change',
      target,
      field: 'leads',
      value: JSON.stringify(leads),
      reason,
    })),
  ];
}

/** The edits are made here, so a refused one is our own bug. */
function faultOf(outcome: EditOutcome): string {
  const problems =
    'problems' in outcome ? outcome.problems.slice(0, 3).map(({ messageId, params }) => `${messageId} ${JSON.stringify(params)}`) : [];
  return `The draft of a Field Manual was refused: ${'fault' in outcome ? outcome.fault : ''} ${problems.join('; ')}`;
}
