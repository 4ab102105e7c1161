import { CheckThreads, parseQuestion, subjectOf } from '#muster/bulk';
import type { CheckRefusal, CheckSubject } from '#muster/checking';
import type { ListComparison } from '#muster/checks';
import { EventPlayerRepository, SubmissionRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { eventFault, type EventFault } from '../event-fault.js';
import type { Seat } from '../events.service.js';

/** What to compare with a version of a player's list: another version, or a list as printed or pasted. */
export interface ComparisonAsked {
  /** Null for the admitted version. */
  readonly before: number | null;
  /** Null for the latest version. */
  readonly after: number | { readonly text: string } | null;
}

/** Compares the versions of a player's list, and a printed list with the admitted one. */
@Injectable()
export class ListComparisons {
  constructor(
    private readonly players: EventPlayerRepository,
    private readonly submissions: SubmissionRepository,
    private readonly threads: CheckThreads,
  ) {}

  /** Unit by unit, under the data by which the event judges. Null if there is no such player. */
  async compare(
    { event }: Seat,
    playerId: string,
    { before, after }: ComparisonAsked,
  ): Promise<ListComparison | CheckRefusal | { readonly fault: EventFault } | null> {
    const player = await this.players.find(event.id, playerId);
    if (!player) return null;
    const first = before ?? player.admitted;
    if (first === null) return { fault: eventFault('nothingAdmitted', ['before']) };
    const one = await this.#version(playerId, first);
    const other = typeof after === 'object' && after ? pasted(after.text) : await this.#version(playerId, after ?? player.version);
    if (!one || !other) return { fault: eventFault('nothingSubmitted', [one ? 'after' : 'before']) };
    return this.threads.answer('compareLists', one, other, event.edition, parseQuestion(event.question).against);
  }

  async #version(playerId: string, version: number): Promise<CheckSubject | null> {
    const content = await this.submissions.content({ playerId, version });
    return content && subjectOf(content);
  }
}

const pasted = (text: string): CheckSubject => ({ kind: 'text', text });
