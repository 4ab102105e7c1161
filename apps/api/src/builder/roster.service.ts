import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RosterKeeper, sayIntentFault, type Created, type EditOutcome, type KeptRoster, type RosterAt } from '@muster/builder';
import { CompiledReleases, readSubject, say, type CheckSubject } from '@muster/checking';
import { RosterRepository, RosterShareRepository, type RosterFilter, type RosterOwner, type StoredRelease } from '@muster/persistence';
import { holderWith, type Viewer } from '../platform/access/viewer.js';
import { badInput } from '../platform/errors/bad-input.js';
import type { PageArgs } from '../platform/graphql/connection.js';
import { parseGlobalId, writeGlobalId } from '../platform/graphql/global-id.js';
import { userError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import { toChanges, toRevision, toRoster, toShare, toSummary } from './present-roster.js';
import type {
  ArchiveRosterInput,
  CreateRosterInput,
  EditRosterInput,
  ForkRosterInput,
  ImportRosterInput,
  RosterFilterInput,
  RosterInputById,
  ShareRosterInput,
  UndoRosterInput,
  UnshareRosterInput,
} from './roster.inputs.js';
import type {
  DeleteRosterPayload,
  RosterConnection,
  RosterPayload,
  RosterRevisionType,
  RosterShareType,
  RosterType,
  ShareRosterPayload,
} from './roster.types.js';
import { entryId, toIntent } from './to-intent.js';

const MOST_SHARES_SHOWN = 100;

/** Rosters as the schema serves them. What is not the viewer's is not there. */
@Injectable()
export class RosterService {
  constructor(
    private readonly keeper: RosterKeeper,
    private readonly rosters: RosterRepository,
    private readonly shares: RosterShareRepository,
    private readonly releases: ReleaseSelection,
    private readonly compiled: CompiledReleases,
  ) {}

  async find(opaque: string, viewer: Viewer): Promise<RosterType | null> {
    const id = rosterId(opaque);
    const kept = id === null ? null : await this.keeper.open(id, reader(viewer));
    return kept && toRoster(kept);
  }

  async list(filter: RosterFilterInput | null | undefined, { first, after }: PageArgs, viewer: Viewer): Promise<RosterConnection> {
    const owner = reader(viewer);
    const wanted = toFilter(filter);
    const found = await this.rosters.list(owner, wanted, { first: first + 1, after: after ? parseCursor(after) : null });
    const edges = found.slice(0, first).map((stored) => ({ cursor: writeCursor(stored), node: toSummary(stored), score: null }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: { hasNextPage: found.length > first, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: await this.rosters.count(owner, wanted),
    };
  }

  async create(input: CreateRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const release = await this.releases.choose(input.release, viewer);
    const { index } = await this.compiled.get(release);
    const { factions, detachments } = index.data.readModel;
    const asked = {
      name: input.name,
      faction: entryId(factions, input.faction),
      detachments: (input.detachments ?? []).map((reference) => entryId(detachments, reference)),
      battleSize: input.battleSize ? { name: input.battleSize.name ?? null, limit: input.battleSize.limit } : null,
    };
    return createdPayload(await this.keeper.create(writer(viewer), release, asked, input.requestKey ?? null));
  }

  async import({ text, name, release: selector, requestKey }: ImportRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const owner = writer(viewer);
    const subject: CheckSubject = { kind: 'text', text };
    const release = selector ? await this.releases.choose(selector, viewer) : await this.#releaseFor(subject, viewer);
    if (!release)
      return refusedPayload(userError('UNREADABLE_TEXT', 'This is no list of an edition that has a data release.', ['input', 'text']));
    return createdPayload(await this.keeper.createFrom(owner, release, { subject, name: name ?? null, requestKey: requestKey ?? null }));
  }

  async edit(input: EditRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const at = toAt(input, viewer);
    const kept = at && (await this.rosters.find(at.id, at.owner));
    const release = kept && (await this.releases.findById(kept.releaseId, viewer));
    if (!at || !release) return notFound;
    const { index } = await this.compiled.get(release);
    const intents = input.intents.map((intent, place) => toIntent(intent, place, index.data.readModel));
    return editedPayload(await this.keeper.edit({ ...at, intents }));
  }

  async undo(input: UndoRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const at = toAt(input, viewer);
    return at ? editedPayload(await this.keeper.undoTo(input.to, at)) : notFound;
  }

  async fork({ roster, name, requestKey }: ForkRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const id = rosterId(roster);
    const forked = id === null ? null : await this.keeper.fork(id, writer(viewer), name, requestKey ?? null);
    return forked ? createdPayload({ roster: forked, review: [] }) : notFound;
  }

  async archive({ roster, archived }: ArchiveRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const id = rosterId(roster);
    const owner = writer(viewer);
    const done = id !== null && (await this.rosters.setArchived(id, owner, archived));
    const kept = done ? await this.keeper.open(id, owner) : null;
    return kept ? createdPayload({ roster: kept, review: [] }) : notFound;
  }

  async delete({ roster }: RosterInputById, viewer: Viewer): Promise<DeleteRosterPayload> {
    const id = rosterId(roster);
    const owner = writer(viewer);
    const deleted = id !== null && (await this.rosters.remove(id, owner));
    return { deleted, userErrors: deleted ? [] : [unknownRoster] };
  }

  async history({ kept }: RosterType, first: number, before: number | null): Promise<readonly RosterRevisionType[]> {
    const upTo = before === null ? kept.stored.revision : before - 1;
    return (await this.rosters.revisions(kept.stored.id, { after: 0, upTo, most: first })).map(toRevision);
  }

  async share({ roster, expiresAt }: ShareRosterInput, viewer: Viewer): Promise<ShareRosterPayload> {
    const id = rosterId(roster);
    const stored = id === null ? null : await this.rosters.find(id, writer(viewer));
    if (!stored) return { share: null, token: null, userErrors: [unknownRoster] };
    const token = randomBytes(24).toString('base64url');
    return { share: toShare(await this.shares.create(stored.id, hashOf(token), expiresAt ?? null)), token, userErrors: [] };
  }

  async unshare({ roster, share }: UnshareRosterInput, viewer: Viewer): Promise<ShareRosterPayload> {
    const id = rosterId(roster);
    const stored = id === null ? null : await this.rosters.find(id, writer(viewer));
    const revoked = stored && (await this.shares.revoke(stored.id, storedId('RosterShare', share) ?? NOWHERE));
    if (revoked) return { share: toShare(revoked), token: null, userErrors: [] };
    return { share: null, token: null, userErrors: [userError('NOT_FOUND', 'There is no such link.', ['input', 'share'])] };
  }

  /** None for those who came by a link. */
  async sharesOf({ kept }: RosterType, viewer: Viewer): Promise<readonly RosterShareType[]> {
    const { owner } = kept.stored;
    const holder = viewer.kind === 'anyone' ? null : viewer.holder;
    if (holder?.accountId !== owner.accountId || holder.user !== owner.user) return [];
    return (await this.shares.list(kept.stored.id, MOST_SHARES_SHOWN)).map(toShare);
  }

  /** Whoever has the token may read the roster: its owner gave it to them. */
  async shared(token: string): Promise<RosterType | null> {
    const id = await this.shares.rosterOf(hashOf(token));
    const stored = id === null ? null : await this.rosters.findAnybodys(id);
    return stored && toRoster(await this.keeper.opened(stored));
  }

  async #releaseFor(subject: CheckSubject, viewer: Viewer): Promise<StoredRelease | null> {
    const { edition } = (await readSubject(subject)).format;
    return edition === null ? null : this.releases.find({ edition }, viewer);
  }
}

const NOWHERE = '00000000-0000-0000-0000-000000000000';

const reader = (viewer: Viewer): RosterOwner => holderWith('rosters:read', viewer);
const writer = (viewer: Viewer): RosterOwner => holderWith('rosters:write', viewer);

function storedId(type: 'Roster' | 'RosterShare', opaque: string): string | null {
  const id = parseGlobalId(opaque);
  const stored = id?.type === type ? id.parts[0] : undefined;
  return stored !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stored) ? stored : null;
}

const rosterId = (opaque: string): string | null => storedId('Roster', opaque);

function toAt({ roster, revision, requestKey }: EditRosterInput | UndoRosterInput, viewer: Viewer): RosterAt | null {
  const id = rosterId(roster);
  const owner = writer(viewer);
  return id === null ? null : { id, owner, revision, requestKey: requestKey ?? null };
}

function toFilter(filter: RosterFilterInput | null | undefined): RosterFilter {
  const { edition, faction, verdict, text, archived } = filter ?? {};
  return {
    archived: archived ?? false,
    ...(edition ? { edition } : {}),
    ...(faction ? { faction } : {}),
    ...(verdict ? { verdict } : {}),
    ...(text ? { text } : {}),
  };
}

const hashOf = (token: string): Buffer<ArrayBuffer> => createHash('sha256').update(token).digest();

const writeCursor = ({ updatedAt, id }: { readonly updatedAt: string; readonly id: string }): string =>
  writeGlobalId('Roster', updatedAt, id);

function parseCursor(after: string): { readonly updatedAt: string; readonly id: string } {
  const [updatedAt = '', id = ''] = parseGlobalId(after)?.parts ?? [];
  if (Number.isNaN(Date.parse(updatedAt)) || !/^[0-9a-f-]{36}$/.test(id))
    throw badInput([{ path: ['after'], message: 'This is no cursor of this list.' }]);
  return { updatedAt, id };
}

const unknownRoster = userError('NOT_FOUND', 'There is no such roster.', ['input', 'roster']);

const refusedPayload = (error: UserErrorType, roster: KeptRoster | null = null): RosterPayload => ({
  roster: roster && toRoster(roster),
  changes: null,
  repeated: null,
  review: [],
  userErrors: [error],
});

const notFound: RosterPayload = refusedPayload(unknownRoster);

function createdPayload(created: Created): RosterPayload {
  if ('fault' in created) return refusedPayload(userError('INVALID_EDIT', sayIntentFault(created.fault), ['input']));
  const review = created.review.map((reason) => ({ ...reason, message: say(reason), path: reason.path.map(String) }));
  return { roster: toRoster(created.roster), changes: null, repeated: null, review, userErrors: [] };
}

function editedPayload(outcome: EditOutcome): RosterPayload {
  switch (outcome.outcome) {
    case 'done':
      return { roster: toRoster(outcome.roster), changes: toChanges(outcome.changes), repeated: null, review: [], userErrors: [] };
    case 'repeated':
      return { roster: toRoster(outcome.roster), changes: null, repeated: outcome.revision, review: [], userErrors: [] };
    case 'stale': {
      const { revision } = outcome.roster.stored;
      const message = `The roster is at revision ${revision} by now: look at it, and send what is still wanted.`;
      return refusedPayload(userError('CONFLICT', message, ['input', 'revision']), outcome.roster);
    }
    case 'impossible': {
      const path = ['input', 'intents', outcome.fault.index];
      return refusedPayload(userError('INVALID_EDIT', sayIntentFault(outcome.fault), path), outcome.roster);
    }
    case 'unknownRevision':
      return refusedPayload(userError('NOT_FOUND', 'The roster never was at that revision.', ['input', 'to']), outcome.roster);
    case 'notFound':
      return notFound;
  }
}
