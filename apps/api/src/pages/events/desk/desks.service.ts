import type { Seat } from '#muster/events';
import type { EventRole } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Seats } from '../../../events/seats.service.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { toldOnce, type ToldOnce } from '../../../platform/sign-in/told-once.js';
import { phrasesIn, type Phrasing } from '../../phrases/phrase.js';
import { DESK } from '../../phrases/events.js';
import { Visitors, type Visitor } from '../../sign-in/visitors.service.js';

/** A member of staff at the pages of an event. */
export interface Desk extends Visitor {
  readonly seat: Seat;
  readonly phrase: Phrasing;
  /** Address of the event's first page. */
  readonly address: string;
  /** Scheme and host of this site, for links that are sent to others. */
  readonly site: string;
  /** What the form before this page has to tell; null if nothing. */
  readonly told: ToldOnce | null;
}

/** Opens the pages of an event to its staff. */
@Injectable()
export class Desks {
  constructor(
    private readonly visitors: Visitors,
    private readonly seats: Seats,
  ) {}

  /**
   * The role is read for each request, so that a member of staff who is dismissed sees nothing from then on.
   * @throws ApiError NOT_FOUND if there is no such event or if the account has no role in it, FORBIDDEN if the role does not permit this
   */
  async open(reply: FastifyReply, event: string, role: EventRole = 'judge'): Promise<Desk> {
    const visitor = await this.visitors.of(reply);
    const seat = isStoredId(event) ? await this.seats.seatAt(event, visitor.viewer) : null;
    if (!seat) throw new ApiError('NOT_FOUND', 'There is no such event, or you have no role in it.');
    const phrase = phrasesIn(visitor.locale);
    if (role === 'organiser' && seat.role !== 'organiser') throw new ApiError('FORBIDDEN', phrase(DESK.onlyOrganisers));
    const { protocol, host } = reply.request;
    return { ...visitor, seat, phrase, address: `/events/${event}`, site: `${protocol}://${host}`, told: toldOnce(reply) };
  }
}
