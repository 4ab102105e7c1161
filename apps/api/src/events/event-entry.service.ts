import { RevealedLists, Submissions } from '#muster/events';
import { verdictNamed } from '#muster/checking';
import { editionWithId } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import type { Connection, PageArgs } from '../platform/graphql/connection.js';
import { pageOf, startAfter } from '../platform/graphql/page.js';
import { toUserError, userError } from '../platform/graphql/user-error.js';
import type { SubmitListInput } from './event.inputs.js';
import type { SubmitListPayload } from './event.payloads.js';
import type { EventEntryType, SubmissionType } from './event-player.types.js';
import { presentEntry, presentSubmission } from './present-event.js';
import type { RevealedEventType, RevealedListType } from './reveal/reveal.types.js';

/** What players and the public do with the links that they were given. */
@Injectable()
export class EventEntryService {
  constructor(
    private readonly submissions: Submissions,
    private readonly revealed: RevealedLists,
  ) {}

  async find(token: string): Promise<EventEntryType | null> {
    const entry = await this.submissions.open(token);
    return entry && presentEntry(entry);
  }

  async submit({ token, list, answers }: SubmitListInput): Promise<SubmitListPayload> {
    const entry = await this.submissions.open(token);
    if (!entry) return { submission: null, isNew: false, entry: null, userErrors: [userError('NOT_FOUND', 'link', ['input', 'token'])] };
    const filled = Object.fromEntries((answers ?? []).map(({ name, text }) => [name, text]));
    const outcome = await this.submissions.submit(entry, { kind: 'text', text: list }, filled, entry.player.name);
    if ('faults' in outcome) {
      const userErrors = outcome.faults.map((fault) => toUserError(fault, ['input', ...fault.path]));
      return { submission: null, isNew: false, entry: presentEntry(entry), userErrors };
    }
    const versions = await this.versions(presentEntry(outcome.entry));
    const submission = versions.find(({ version }) => version === outcome.version) ?? null;
    return { submission, isNew: outcome.isNew, entry: presentEntry(outcome.entry), userErrors: [] };
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
    return pageOf(edges, skip + lists.length < total, total);
  }
}
