import { Injectable } from '@nestjs/common';
import { OverlayRepository, type DraftAt } from '#muster/persistence';
import { DraftService, isFault, type EditOutcome } from '#muster/publishing';
import type { ReleaseInput } from '../../releases/release.types.js';
import type { Administrator, Viewer } from '../../platform/access/viewer.js';
import type { Connection, EitherWayArgs } from '../../platform/graphql/connection.js';
import { pageWithin } from '../../platform/graphql/page.js';
import { toRelease } from '../../releases/present-release.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import type { ReleaseComparisonType } from './comparison.types.js';
import { toUserErrors, toWarnings, type FaultPlaces } from './draft-faults.js';
import type {
  DiscardDraftInput,
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

  async edit({ edits, ...draft }: EditDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    const wanted = edits.map((edit, index) => toDraftEdit(edit, ['input', 'edits', String(index)]));
    return toPayload(await this.drafts.edit(await this.#seen(draft, viewer), wanted), {
      ...DRAFT,
      edits: (path) => toInputPath(path, edits),
    });
  }

  async publish({ effectiveFrom, ...draft }: PublishDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    return toPayload(await this.drafts.publish(await this.#seen(draft, viewer), effectiveFrom ?? undefined), DRAFT);
  }

  async discard(draft: DiscardDraftInput, viewer: Administrator): Promise<ReleasePayload> {
    const fault = await this.drafts.discard(await this.#seen(draft, viewer));
    return { release: null, userErrors: fault ? toUserErrors(fault, DRAFT) : [], warnings: [] };
  }

  async withdraw({ release, reason }: WithdrawReleaseInput, viewer: Administrator): Promise<ReleasePayload> {
    return toPayload(await this.drafts.withdraw(await this.releases.idOf(release, viewer), viewer.author, reason), {
      release: ['input', 'release'],
    });
  }

  async restore({ release, reason }: RestoreReleaseInput, viewer: Administrator): Promise<ReleasePayload> {
    return toPayload(await this.drafts.restore(await this.releases.idOf(release, viewer), viewer.author, reason), {
      release: ['input', 'release'],
    });
  }

  /** Returns null if there is no such release, or nothing to compare it with. */
  async compare(release: ReleaseInput, base: ReleaseInput | null | undefined, viewer: Viewer): Promise<ReleaseComparisonType | null> {
    const [id, baseId] = [await this.releases.idOf(release, viewer), base ? await this.releases.idOf(base, viewer) : undefined];
    const comparison = await this.drafts.compare(id, baseId);
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

  async listChanges(release: ReleaseInput, page: EitherWayArgs, viewer: Viewer): Promise<Connection<ReleaseChangeType>> {
    const changes = await this.overlays.list(await this.releases.idOf(release, viewer));
    return pageWithin(
      changes.map((node) => ({ cursor: node.id, node })),
      page,
    );
  }

  async #seen({ draft, revision }: DiscardDraftInput, viewer: Administrator): Promise<DraftAt> {
    return { id: await this.releases.idOf(draft, viewer), revision, actor: viewer.author };
  }
}

function toPayload(outcome: EditOutcome, places: FaultPlaces): ReleasePayload {
  return isFault(outcome)
    ? { release: null, userErrors: toUserErrors(outcome, places), warnings: [] }
    : { release: toRelease(outcome), userErrors: [], warnings: toWarnings(outcome.warnings) };
}
