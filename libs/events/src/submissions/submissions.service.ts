import { setTimeout as sleep } from 'node:timers/promises';
import {
  EventPlayerRepository,
  EventRepository,
  SubmissionRepository,
  type EventPlayer,
  type StoredEvent,
  type Submission,
  type SubmissionPlace,
} from '#muster/persistence';
import { valueNamed } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import type { CheckReport } from '#muster/checking';
import { eventFault, type EventFault } from '../event-fault.js';
import type { Actor } from '../events.service.js';
import { parseTerms } from '../settings/terms.js';
import { EventLinks } from '../staff/event-links.service.js';
import { readSubmission, type GivenSubmission } from './read-submission.js';
import { SubmissionJudge } from './submission-judge.service.js';

/** A player of one event. Only a private link, the player's own account or the event's staff lead to one. */
export interface Entry {
  readonly event: StoredEvent;
  readonly player: EventPlayer;
}

/** The result of submitting: the version that now counts, whether it is new or the same as before. */
export type SubmissionOutcome =
  { readonly entry: Entry; readonly version: number; readonly isNew: boolean } | { readonly faults: readonly EventFault[] };

/** Takes in lists, and judges each at once. */
@Injectable()
export class Submissions {
  constructor(
    private readonly events: EventRepository,
    private readonly players: EventPlayerRepository,
    private readonly submissions: SubmissionRepository,
    private readonly judge: SubmissionJudge,
    private readonly links: EventLinks,
  ) {}

  /** The player of a private link; null if there is no such link. */
  async open(token: string): Promise<Entry | null> {
    const opened = await this.links.openPlayer(token);
    return opened && this.entry(opened.eventId, opened.playerId);
  }

  /** The player that the account is in the event; null if it is none. */
  async openOf({ accountId }: Actor, eventId: string): Promise<Entry | null> {
    const player = await this.players.inEvent(eventId, accountId);
    return player && this.entry(eventId, player.id);
  }

  /** The entries of an account, the latest event first. */
  async entriesOf({ accountId }: Actor): Promise<readonly Entry[]> {
    const own = await this.players.ofAccount(accountId, MOST_ENTRIES);
    return (await Promise.all(own.map(({ eventId, id }) => this.entry(eventId, id)))).filter((entry) => entry !== null);
  }

  /** Makes the account the player of a private link, so that it needs the link no more. Null if there is no such link. */
  async claim(token: string, { accountId, name }: Actor): Promise<Entry | EventFault | null> {
    const entry = await this.open(token);
    const player = entry && (await this.players.claim(entry.player, accountId, name));
    return entry && (player ? { event: entry.event, player } : eventFault('claimed', ['token']));
  }

  async entry(eventId: string, playerId: string): Promise<Entry | null> {
    const [event, player] = await Promise.all([this.events.find(eventId), this.players.find(eventId, playerId)]);
    return event && player && { event, player };
  }

  /**
   * Stores a list as the player's next version and judges it. A list that is stored is acknowledged even if it cannot be judged now: a worker
   * then judges it. `answers` are the fields that the player filled in; null if the list comes from the organiser, who is asked for none.
   */
  async submit(
    entry: Entry,
    given: GivenSubmission,
    answers: Readonly<Record<string, string>> | null,
    actor: string,
  ): Promise<SubmissionOutcome> {
    const outcome = await this.store(entry, given, answers, actor);
    if ('version' in outcome) await this.judge.judgeNew(entry.event, { playerId: entry.player.id, version: outcome.version });
    return outcome;
  }

  /** Judges versions that were stored, several at a time, for as long as the caller can wait. The others are left to a worker. */
  async judgeStored(event: StoredEvent, places: readonly SubmissionPlace[]): Promise<void> {
    const until = performance.now() + PATIENCE;
    const queue = places.values();
    const next = async (): Promise<void> => {
      for (const place of queue) {
        if (performance.now() > until) return;
        await this.judge.judgeNew(event, place);
      }
    };
    // The first check of a process may take longer than the caller can wait.
    await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, next)), sleep(PATIENCE, undefined, { ref: false })]);
  }

  /** Like `submit`, but leaves it to the caller to have the version judged. */
  async store(
    { event, player }: Entry,
    given: GivenSubmission,
    answers: Readonly<Record<string, string>> | null,
    actor: string,
  ): Promise<SubmissionOutcome> {
    const faults = answers === null ? [] : answerFaults(event, { ...player.answers, ...answers });
    const read = await readSubmission(given);
    if ('messageId' in read) return { faults: [read, ...faults] };
    if (faults.length > 0) return { faults };
    const submitted = await this.submissions.submit({ playerId: player.id, actor, ...read });
    if (!('version' in submitted)) return { faults: [FAULTS[submitted.outcome]] };
    const { version, outcome } = submitted;
    if (answers !== null) await this.players.answer(player.id, { ...player.answers, ...answers });
    const now = await this.players.find(event.id, player.id);
    return { entry: { event, player: now ?? player }, version, isNew: outcome === 'stored' };
  }

  /** All versions of a player, the newest first. */
  versions({ player }: Entry): Promise<readonly Submission[]> {
    return this.submissions.versions(player.id);
  }

  report(place: SubmissionPlace): Promise<CheckReport | null> {
    return this.judge.report(place);
  }

  content(place: SubmissionPlace): ReturnType<SubmissionRepository['content']> {
    return this.submissions.content(place);
  }
}

/** Milliseconds for which the lists of a table are judged before the table is answered, and how many at once. */
const PATIENCE = 8_000;
const AT_ONCE = 4;
/** Entries of one account that are listed. */
const MOST_ENTRIES = 100;

const FAULTS = {
  unknown: eventFault('withdrawn', []),
  withdrawn: eventFault('withdrawn', []),
  locked: eventFault('locked', []),
  tooMany: eventFault('tooManyVersions', []),
} as const;

/** The fields that the organiser asks for and does not get, and those that he does not ask for. */
function answerFaults(event: StoredEvent, answers: Readonly<Record<string, string>>): readonly EventFault[] {
  const { fields } = parseTerms(event.terms);
  const missing = fields.filter(({ name, required }) => required && (valueNamed(answers, name) ?? '').trim() === '');
  const unknown = Object.keys(answers).filter((given) => !fields.some(({ name }) => name === given));
  return [
    ...missing.map(({ name }) => eventFault('fieldMissing', ['answers'], { field: name })),
    ...unknown.map((name) => eventFault('fieldUnknown', ['answers'], { field: name })),
  ];
}
