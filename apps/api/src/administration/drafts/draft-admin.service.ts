import { Injectable } from '@nestjs/common';
import { OverlayRepository } from '#muster/persistence';
import { DraftService, isFault, type EditOutcome } from '#muster/publishing';
import type { Administrator } from '../../platform/access/viewer.js';
import type { Connection, EitherWayArgs } from '../../platform/graphql/connection.js';
import { pageWithin } from '../../platform/graphql/page.js';
import { toRelease } from '../../releases/present-release.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import { toReleaseId } from '../release-id.js';
import type { ReleaseComparisonType } from './comparison.types.js';
import { toUserErrors, toWarnings, type FaultPlaces } from './draft-faults.js';
import type {
  DiscardDraftInput,
  DraftRef,
  EditDraftInput,
  OpenDraftInput,
  PublishDraftInput,
  ReleaseChangeType,
  ReleasePayload,
  RestoreReleaseInput,
  WithdrawReleaseInput,
} from './draft.types.js';
import { toDraftEdit, toInputPath } from './to-draft-edit.js';

const DRAFT: FaultPlaces = { release: ['input', 'draft'] };

/** Creates, edits, compares and publishes draft releases. */
@Injectable()
export class DraftAdministration {
  constructor(
    private readonly drafts: DraftService,
    private readonly overlays: OverlayRepository,
    private readonly releases: ReleaseSelection,
  ) {}

  async open({ base, label, effectiveFrom }: OpenDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    const places = { release: ['input', 'base'], label: ['input', 'label'] };
    const release = await this.releases.find(base, viewer);
    if (!release) return toPayload({ fault: 'NOT_FOUND' }, places);
    return toPayload(await this.drafts.open({ baseId: release.id, label, effectiveFrom, actor: viewer.author }), places);
  }

  async edit({ draft, edits }: EditDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    const wanted = edits.map((edit, index) => toDraftEdit(edit, ['input', 'edits', String(index)]));
    return toPayload(await this.drafts.edit(toDraftAt(draft, viewer), wanted), { ...DRAFT, edits: (path) => toInputPath(path, edits) });
  }

  async publish({ draft, effectiveFrom }: PublishDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    return toPayload(await this.drafts.publish(toDraftAt(draft, viewer), effectiveFrom ?? undefined), DRAFT);
  }

  async discard({ draft }: DiscardDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    const fault = await this.drafts.discard(toDraftAt(draft, viewer));
    return { release: null, userErrors: fault ? toUserErrors(fault, DRAFT) : [], warnings: [] };
  }

  async withdraw({ release, reason }: WithdrawReleaseInput, viewer: Administrator): Promise<ReleasePayload> {
    return toPayload(await this.drafts.withdraw(toReleaseId(release), viewer.author, reason), { release: ['input', 'release'] });
  }

  async restore({ release, reason }: RestoreReleaseInput, viewer: Administrator): Promise<ReleasePayload> {
    return toPayload(await this.drafts.restore(toReleaseId(release), viewer.author, reason), { release: ['input', 'release'] });
  }

  /** Returns null if there is no such release, or nothing to compare it with. */
  async compare(id: string, baseId: string | null | undefined): Promise<ReleaseComparisonType | null> {
    const comparison = await this.drafts.compare(toReleaseId(id), baseId ? toReleaseId(baseId) : undefined);
    if (!comparison) return null;
    const named = <Named extends { readonly id: string; readonly name: string }>({
      id: key,
      ...rest
    }: Named): Omit<Named, 'id'> & { key: string } => ({ ...rest, key });
    return {
      kinds: comparison.map(({ kind, added, changed, dropped }) => ({
        kind,
        added: added.map(named),
        changed: changed.map(named),
        dropped: dropped.map(named),
      })),
    };
  }

  async listChanges(id: string, page: EitherWayArgs): Promise<Connection<ReleaseChangeType>> {
    const changes = await this.overlays.list(toReleaseId(id));
    return pageWithin(
      changes.map((node) => ({ cursor: node.id, node })),
      page,
    );
  }
}

const toDraftAt = ({ id, revision }: DraftRef, { author }: Administrator) => ({ id: toReleaseId(id), revision, actor: author });

function toPayload(outcome: EditOutcome, places: FaultPlaces): ReleasePayload {
  return isFault(outcome)
    ? { release: null, userErrors: toUserErrors(outcome, places), warnings: [] }
    : { release: toRelease(outcome), userErrors: [], warnings: toWarnings(outcome.warnings) };
}
