import { Injectable } from '@nestjs/common';
import { RosterCheckRunRepository, RosterCheckRepository, type RosterCheck, type StoredRelease } from '#muster/persistence';
import { authorOf, type Viewer } from '../../platform/access/viewer.js';
import type { PageArgs } from '../../platform/graphql/connection.js';
import { writeGlobalId } from '../../platform/graphql/global-id.js';
import { noCursor, pageAfter } from '../../platform/graphql/page.js';
import { toRelease } from '../../releases/present-release.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import type { ReleaseInput } from '../../releases/release.types.js';
import { toSummary, toVerdict } from '../present-roster.js';
import { reader, rosterId } from '../roster-ids.js';
import type {
  AffectedRosterConnection,
  AffectedRosterFilterInput,
  AffectedRosterType,
  CheckAffectedRostersInput,
  RosterCheckPayload,
  RosterCheckType,
} from './affected-rosters.types.js';

/** Reports what a newer release would change for rosters that are saved under older ones. */
@Injectable()
export class AffectedRosters {
  constructor(
    private readonly checks: RosterCheckRepository,
    private readonly runs: RosterCheckRunRepository,
    private readonly releases: ReleaseSelection,
  ) {}

  async list(
    selector: ReleaseInput,
    filter: AffectedRosterFilterInput | null | undefined,
    { first, after }: PageArgs,
    viewer: Viewer,
  ): Promise<AffectedRosterConnection> {
    const owner = reader(viewer);
    const { id: releaseId } = await this.releases.choose(selector, viewer);
    const wanted = { releaseId, owner, becameIllegal: filter?.becameIllegal ?? false };
    const found = await this.checks.list(wanted, { first: first + 1, after: after ? parseCursor(after) : null });
    const edges = found.slice(0, first).map((check) => ({ cursor: writeGlobalId('Roster', check.rosterId), node: toAffected(check) }));
    return pageAfter(after, edges, found.length > first, () => this.checks.count(wanted));
  }

  /** Returns null if no check of the saved rosters was started under this release. */
  async totals(selector: ReleaseInput, viewer: Viewer): Promise<RosterCheckType | null> {
    return this.#totals(await this.releases.choose(selector, viewer));
  }

  async begin({ release: selector }: CheckAffectedRostersInput, viewer: Viewer): Promise<RosterCheckPayload> {
    const release = await this.releases.choose(selector, viewer);
    await this.runs.begin(release, authorOf(viewer));
    return { check: await this.#totals(release), userErrors: [] };
  }

  async #totals(release: StoredRelease): Promise<RosterCheckType | null> {
    const totals = await this.checks.totals(release.id);
    return totals && { ...totals, release: toRelease(release) };
  }
}

function parseCursor(after: string): string {
  const id = rosterId(after);
  if (id === null) throw noCursor();
  return id;
}

const toAffected = (check: RosterCheck): AffectedRosterType => ({
  ...check,
  roster: toSummary(check.roster),
  editedSince: check.roster.revision !== check.revision,
  verdictBefore: toVerdict(check.verdictBefore),
  verdictAfter: toVerdict(check.verdictAfter),
});
