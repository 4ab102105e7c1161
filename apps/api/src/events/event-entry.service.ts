import { RevealedLists, Submissions, type Actor, type Entry } from '#muster/events';
import { verdictNamed } from '#muster/checking';
import { editionWithId } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import type { Connection, EitherWayArgs, PageArgs } from '../platform/graphql/connection.js';
import { holderWith, type Viewer } from '../platform/access/viewer.js';
import { ApiError } from '../platform/errors/api-error.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';
import { storedIdOf, writeGlobalId } from '../platform/graphql/global-id.js';
import { pageAfter, pageWithin, startAfter } from '../platform/graphql/page.js';
import { toUserError, userError } from '../platform/graphql/user-error.js';
import type { ClaimEntryInput, SubmitListInput } from './event.inputs.js';
import type { ClaimEntryPayload, SubmitListPayload } from './event.payloads.js';
import type { EventEntryType, SubmissionType } from './event-player.types.js';
import { presentEntry, presentSubmission } from './present-event.js';
import { Seats } from './seats.service.js';
import { toSubmission } from './to-submission.js';
import type { RevealedEventType, RevealedListType } from './reveal/reveal.types.js';

/** How a player is named: by the token of the private link, or by an event of which the caller's account is a player. */
interface EntryAsked {
  readonly token: string | null | undefined;
  readonly event: string | null | undefined;
}

const unknownLink = userError('NOT_FOUND', 'link', ['input', 'token']);

/** What players and the public do with the links that they were given. */
@Injectable()
export class EventEntryService {
  constructor(
    private readonly submissions: Submissions,
    private readonly revealed: RevealedLists,
    private readonly seats: Seats,
  ) {}

  async find(by: EntryAsked, viewer: Viewer): Promise<EventEntryType | null> {
    const entry = await this.#entry(by, viewer, []);
    return entry && presentEntry(entry);
  }

  /** The entries of the caller's account. */
  async list(page: EitherWayArgs, viewer: Viewer): Promise<Connection<EventEntryType>> {
    const entries = await this.submissions.entriesOf(await this.#own(viewer));
    const edges = entries.map((entry) => ({ cursor: writeGlobalId('EventPlayer', entry.player.id), node: presentEntry(entry) }));
    return pageWithin(edges, page);
  }

  /** Makes the caller's account the player of a private link. */
  async claim({ token }: ClaimEntryInput, viewer: Viewer): Promise<ClaimEntryPayload> {
    const actor = await this.#own(viewer);
    const claimed = await this.submissions.claim(token, actor);
    if (claimed === null) return { entry: null, userErrors: [unknownLink] };
    return 'event' in claimed
      ? { entry: presentEntry(claimed), userErrors: [] }
      : { entry: null, userErrors: [toUserError(claimed, ['input', 'token'])] };
  }

  async submit({ token, event, list, file, answers }: SubmitListInput, viewer: Viewer): Promise<SubmitListPayload> {
    const entry = await this.#entry({ token, event }, viewer, ['input']);
    if (!entry) return { submission: null, isNew: false, entry: null, userErrors: [unknownLink] };
    const filled = Object.fromEntries((answers ?? []).map(({ name, text }) => [name, text]));
    const outcome = await this.submissions.submit(entry, toSubmission({ list, file }), filled, entry.player.name);
    if ('faults' in outcome) {
      const userErrors = outcome.faults.map((fault) => toUserError(fault, ['input', ...fault.path]));
      return { submission: null, isNew: false, entry: presentEntry(entry), userErrors };
    }
    const versions = await this.versions(presentEntry(outcome.entry));
    const submission = versions.find(({ version }) => version === outcome.version) ?? null;
    return { submission, isNew: outcome.isNew, entry: presentEntry(outcome.entry), userErrors: [] };
  }

  /** @throws ApiError FORBIDDEN for an app that acts for a user: users of apps have no accounts to be players with. */
  #own(viewer: Viewer): Promise<Actor> {
    if (holderWith('events', viewer).user === null) return this.seats.actor(viewer);
    throw new ApiError('FORBIDDEN', 'Only the account itself can do this: omit the header Muster-User.');
  }

  /** @throws ApiError BAD_USER_INPUT unless exactly one way is given. */
  async #entry(by: EntryAsked, viewer: Viewer, path: readonly string[]): Promise<Entry | null> {
    const [way, value] = exactlyOne({ token: by.token, event: by.event }, path);
    if (way === 'token') return this.submissions.open(value);
    const event = storedIdOf('Event', value);
    const actor = await this.#own(viewer);
    return event === null ? null : this.submissions.openOf(actor, event);
  }

  /** The newest first. */
  async versions({ entry }: EventEntryType): Promise<readonly SubmissionType[]> {
    const { player, event } = entry;
    return (await this.submissions.versions(entry)).map((version) => presentSubmission(version, player.id, event));
  }

  async reveal(token: string): Promise<RevealedEventType | null> {
    const event = await this.revealed.event(token);
    const edition = editionWithId(event?.edition);
    if (!event || !edition) return null;
    const { name, startsOn, endsOn, lists } = event;
    return { name, edition, startsOn, endsOn, token, total: lists };
  }

  async lists({ token, total }: RevealedEventType, { first, after }: PageArgs): Promise<Connection<RevealedListType>> {
    const skip = startAfter(after);
    const lists = await this.revealed.list(token, { first, skip });
    const edges = lists.map(({ id: _id, verdict, ...list }, at) => ({
      cursor: String(skip + at + 1),
      node: { ...list, verdict: verdictNamed(verdict) },
    }));
    return pageAfter(after, edges, skip + lists.length < total, total);
  }
}
