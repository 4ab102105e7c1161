import type { CheckReport } from '#muster/checking';
import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import {
  EventPlayerRepository,
  ReviewQueueRepository,
  type Decision,
  type EventPlayer,
  type FindingOverride,
  type QueueFilter,
  type QueuedPlayer,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { eventFault, type EventFault } from '../event-fault.js';
import type { Seat } from '../events.service.js';
import { findingKey } from '../submissions/finding-key.js';
import { SubmissionJudge } from '../submissions/submission-judge.service.js';

/** What a judge decides about a version of a player's list. */
export interface JudgeDecision extends Pick<Decision, 'state' | 'message'> {
  /** The version that the judge has looked at. */
  readonly version: number;
  /** The state that the judge has seen. */
  readonly seen: EventPlayer['state'];
}

export type ReviewOutcome = { readonly player: EventPlayer } | { readonly fault: EventFault };

/** The judges' work: the queue, decisions, overrides. */
@Injectable()
export class Reviews {
  constructor(
    private readonly queue: ReviewQueueRepository,
    private readonly players: EventPlayerRepository,
    private readonly judge: SubmissionJudge,
  ) {}

  /** The players that match the filter, in the order in which they need a judge. */
  list(
    { event }: Seat,
    filter: QueueFilter,
    page: { readonly first: number; readonly skip: number },
  ): Promise<{ readonly total: number; readonly players: readonly QueuedPlayer[] }> {
    return this.queue.list(event.id, filter, page);
  }

  counts({ event }: Seat): ReturnType<ReviewQueueRepository['counts']> {
    return this.queue.counts(event.id);
  }

  /** Every player with the latest list, by name. */
  all({ event }: Seat): Promise<readonly QueuedPlayer[]> {
    return this.queue.all(event.id);
  }

  find({ event }: Seat, playerId: string): Promise<QueuedPlayer | null> {
    return this.queue.find(event.id, playerId);
  }

  /** Of two judges who decide at once, one is told that the other did. Null if there is no such player. */
  async decide({ event, actor }: Seat, playerId: string, { version, seen, state, message }: JudgeDecision): Promise<ReviewOutcome | null> {
    const player = await this.players.find(event.id, playerId);
    if (!player) return null;
    if (version < 1 || version > player.version) return { fault: eventFault('nothingSubmitted', ['version']) };
    const judged = { id: player.id, eventId: event.id, version, state: seen };
    const decided = await this.players.decide(judged, { state, message, actor: actor.name });
    return decided ? { player: decided } : { fault: eventFault('meanwhile', ['version']) };
  }

  /** Lets a finding or review reason of the latest version not count. Null if there is no such player. */
  async override({ event, actor }: Seat, playerId: string, finding: string, reason: string): Promise<ReviewOutcome | null> {
    const player = await this.players.find(event.id, playerId);
    const report = player && (await this.judge.report({ playerId, version: player.version }));
    if (!player) return null;
    const said = report && saidIn(report).find((one) => findingKey(one) === finding);
    if (!said) return { fault: eventFault('noSuchFinding', ['finding']) };
    const changed = await this.players.override(player, { finding, code: said.code, reason, actor: actor.name });
    return this.#recounted(changed);
  }

  /** Lets an overridden finding count again. Null if there is no such override in force. */
  async endOverride({ event, actor }: Seat, playerId: string, override: string): Promise<ReviewOutcome | null> {
    const player = await this.players.find(event.id, playerId);
    const changed = player && (await this.players.endOverride(playerId, override, actor.name));
    return changed && this.#recounted(changed);
  }

  overridesOf(playerId: string): Promise<readonly FindingOverride[]> {
    return this.players.overridesOf(playerId);
  }

  async #recounted(player: EventPlayer): Promise<ReviewOutcome> {
    await this.judge.recount({ playerId: player.id, version: player.version });
    return { player };
  }
}

const saidIn = ({ findings, review }: CheckReport): readonly (Diagnostic | ReviewReason)[] => [...findings, ...review];
