import { randomBytes } from 'node:crypto';
import { hashOf } from '#muster/bulk';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RosterKeeper } from '#muster/rosters';
import { readSubject, type CheckSubject } from '#muster/checking';
import { CompiledReleases } from '#muster/checks';
import { RosterRepository, RosterShareRepository, type RosterFilter, type RosterSummary, type StoredRelease } from '#muster/persistence';
import type { FactionType } from '../catalogue/entries/faction.types.js';
import type { EntryLoader } from '../catalogue/entry-loader.js';
import { holderIfWith, type Viewer } from '../platform/access/viewer.js';
import type { Connection, EitherWayArgs, PageArgs } from '../platform/graphql/connection.js';
import { eachOf, NodeFinders } from '../platform/graphql/node-finders.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { parseGlobalId, writeGlobalId, storedIdOf } from '../platform/graphql/global-id.js';
import { userError } from '../platform/graphql/user-error.js';
import { noCursor, pageAfter, partOf, startAfter, toConnection } from '../platform/graphql/page.js';
import { toRelease } from '../releases/present-release.js';
import type { ReleaseType } from '../releases/release.types.js';
import { ReleaseSelection, seenBy } from '../releases/release-selection.service.js';
import { toRevision, toRoster, toShare, toSummary } from './present-roster.js';
import { isOwner, NOWHERE, reader, rosterId, toAt, writer } from './roster-ids.js';
import { createdPayload, editedPayload, notFound, refusedPayload, unknownRoster } from './roster-payloads.js';
import type {
  ArchiveRosterInput,
  CreateRosterInput,
  EditRosterInput,
  ForkRosterInput,
  ImportRosterInput,
  RosterFilterInput,
  DeleteRosterInput,
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
import { entryId, toIntent } from './intents/to-intent.js';

const MOST_SHARES_SHOWN = 100;

/** Saved rosters as GraphQL serves them. Another owner's roster is treated like one that does not exist. */
@Injectable()
export class RosterService implements OnModuleInit {
  constructor(
    private readonly keeper: RosterKeeper,
    private readonly rosters: RosterRepository,
    private readonly shares: RosterShareRepository,
    private readonly releases: ReleaseSelection,
    private readonly compiled: CompiledReleases,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add(
      'Roster',
      eachOf((id, { viewer }) => this.findNode(id, viewer)),
    );
    this.nodes.add(
      'RosterShare',
      eachOf((id, { viewer }) => this.#findShare(id, viewer)),
    );
  }

  async find(opaque: string, viewer: Viewer): Promise<RosterType | null> {
    const id = rosterId(opaque);
    const kept = id === null ? null : await this.keeper.open(id, reader(viewer));
    return kept && toRoster(kept);
  }

  /** Like `find`, but null instead of an error for viewers who have no rosters. */
  async findNode(opaque: string, viewer: Viewer): Promise<RosterType | null> {
    return holderIfWith('rosters:read', viewer) ? this.find(opaque, viewer) : null;
  }

  async list(filter: RosterFilterInput | null | undefined, { first, after }: PageArgs, viewer: Viewer): Promise<RosterConnection> {
    const owner = reader(viewer);
    const wanted = toFilter(filter);
    const found = await this.rosters.list(owner, wanted, { first: first + 1, after: after ? parseCursor(after) : null });
    const edges = found.slice(0, first).map((stored) => ({ cursor: writeCursor(stored), node: toSummary(stored) }));
    return pageAfter(after, edges, found.length > first, () => this.rosters.count(owner, wanted));
  }

  async releaseOf({ releaseId }: Pick<RosterSummary, 'releaseId'>): Promise<ReleaseType> {
    return toRelease(await this.keeper.release(releaseId));
  }

  async factionOf({ releaseId, faction }: RosterSummary, entries: EntryLoader): Promise<FactionType | null> {
    return faction === null ? null : entries.loadNamed('faction', await this.keeper.release(releaseId), faction);
  }

  async create(input: CreateRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const release = await this.releases.choose(input.release, viewer);
    const { index } = await this.compiled.get(release);
    const { factions, detachments } = index.data.readModel;
    const asked = {
      name: input.name,
      faction: entryId(factions, input.faction),
      detachments: (input.detachments ?? []).map((reference) => entryId(detachments, reference)),
      battleSize: toBattleSize(input.battleSize),
      ...(input.rules && { rules: { houseRules: null, ...withoutNulls(input.rules) } }),
    };
    return createdPayload(await this.keeper.create(writer(viewer), release, asked, input.requestKey ?? null));
  }

  async import({ text, ...asked }: ImportRosterInput, viewer: Viewer): Promise<RosterPayload> {
    return this.importSubject({ kind: 'text', text }, asked, viewer, ['input', 'text']);
  }

  /** `at` is the path of the list in the caller's input. */
  async importSubject(
    subject: CheckSubject,
    { name, battleSize, release: selector, requestKey }: Omit<ImportRosterInput, 'text'>,
    viewer: Viewer,
    at: readonly string[] = [],
  ): Promise<RosterPayload> {
    const owner = writer(viewer);
    const release = selector ? await this.releases.choose(selector, viewer) : await this.#releaseFor(subject, viewer);
    if (!release) return refusedPayload(userError('UNREADABLE_TEXT', 'noEdition', at));
    const asked = { subject, name: name ?? null, battleSize: toBattleSize(battleSize), requestKey: requestKey ?? null };
    return createdPayload(await this.keeper.createFrom(owner, release, asked));
  }

  async edit(input: EditRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const at = toAt(input, viewer);
    const seen = at && (await this.keeper.seen(at));
    const release = seen && seenBy(viewer, seen.release);
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
    if (!forked) return notFound;
    return createdPayload('keyReused' in forked ? forked : { ...forked, review: [] });
  }

  async archive({ roster, archived }: ArchiveRosterInput, viewer: Viewer): Promise<RosterPayload> {
    const id = rosterId(roster);
    const owner = writer(viewer);
    const done = id !== null && (await this.rosters.setArchived(id, owner, archived));
    const kept = done ? await this.keeper.open(id, owner) : null;
    return kept ? createdPayload({ roster: kept, repeated: false, review: [] }) : notFound;
  }

  async delete({ roster }: DeleteRosterInput, viewer: Viewer): Promise<DeleteRosterPayload> {
    const id = rosterId(roster);
    const owner = writer(viewer);
    const deleted = id !== null && (await this.rosters.remove(id, owner));
    return { deleted, userErrors: deleted ? [] : [unknownRoster] };
  }

  /** Returns nothing to readers of a shared link, because the history contains what the owner has undone. */
  async history({ kept }: RosterType, viewer: Viewer, page: EitherWayArgs): Promise<Connection<RosterRevisionType>> {
    const newest = isOwner(viewer, kept.stored.owner) ? kept.stored.revision : 0;
    const { start, end } = partOf(newest, page, (cursor, argument) => newest + 1 - startAfter(cursor, argument));
    const part = { after: newest - end, upTo: newest - start, most: end - start };
    const revisions = end > start ? await this.rosters.revisions(kept.stored.id, part) : [];
    const edges = revisions.map((revision) => ({ cursor: String(revision.revision), node: toRevision(revision, kept) }));
    return toConnection(edges, { hasPreviousPage: start > 0, hasNextPage: end < newest }, newest);
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
    const revoked = stored && (await this.shares.revoke(stored.id, storedIdOf('RosterShare', share) ?? NOWHERE));
    if (revoked) return { share: toShare(revoked), token: null, userErrors: [] };
    return { share: null, token: null, userErrors: [userError('NOT_FOUND', 'link', ['input', 'share'])] };
  }

  /** Returns nothing to readers of a shared link. */
  async sharesOf({ kept }: RosterType, viewer: Viewer): Promise<readonly RosterShareType[]> {
    if (!isOwner(viewer, kept.stored.owner)) return [];
    return (await this.shares.list(kept.stored.id, MOST_SHARES_SHOWN)).map(toShare);
  }

  /** Anyone who has the token can read the roster, because its owner has shared it. */
  async shared(token: string): Promise<RosterType | null> {
    const id = await this.shares.rosterOf(hashOf(token));
    const stored = id === null ? null : await this.rosters.findAnybodys(id);
    return stored && toRoster(await this.keeper.openAnybodys(stored));
  }

  async #findShare(opaque: string, viewer: Viewer): Promise<RosterShareType | null> {
    const id = storedIdOf('RosterShare', opaque);
    const owner = holderIfWith('rosters:read', viewer);
    const found = id === null || !owner ? null : await this.shares.find(id);
    return found && owner && (await this.rosters.find(found.rosterId, owner)) ? toShare(found.share) : null;
  }

  async #releaseFor(subject: CheckSubject, viewer: Viewer): Promise<StoredRelease | null> {
    const { edition } = (await readSubject(subject)).format;
    return edition === null ? null : this.releases.find({ edition }, viewer);
  }
}

function toFilter(filter: RosterFilterInput | null | undefined): RosterFilter {
  const { faction, search, ...given } = withoutNulls(filter ?? {});
  return { archived: false, ...given, ...(faction && { faction }), ...(search && { text: search }) };
}

const writeCursor = ({ updatedAt, id }: { readonly updatedAt: string; readonly id: string }): string =>
  writeGlobalId('Roster', updatedAt, id);

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parseCursor(after: string): { readonly updatedAt: string; readonly id: string } {
  const [updatedAt = '', id = ''] = parseGlobalId(after)?.parts ?? [];
  if (!MOMENT.test(updatedAt) || Number.isNaN(Date.parse(updatedAt)) || !UUID.test(id)) throw noCursor();
  return { updatedAt, id };
}

const toBattleSize = (size: CreateRosterInput['battleSize']): { readonly name: string | null; readonly limit: number } | null =>
  size ? { name: null, ...withoutNulls(size) } : null;
