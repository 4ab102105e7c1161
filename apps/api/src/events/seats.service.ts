import { Events, type Actor, type Seat } from '#muster/events';
import { AccountRepository, type EventRole } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { authorOf, holderWith, type Viewer } from '../platform/access/viewer.js';
import { storedIdOf } from '../platform/graphql/global-id.js';

/** Finds the right of a caller to an event. */
@Injectable()
export class Seats {
  constructor(
    private readonly events: Events,
    private readonly accounts: AccountRepository,
  ) {}

  async actor(viewer: Viewer): Promise<Actor> {
    const { accountId } = holderWith('events', viewer);
    const account = await this.accounts.find(accountId);
    return { ...authorOf(viewer), accountId, name: account?.name ?? account?.subject ?? 'an account' };
  }

  /** Null if there is no such event, or if the caller has no role in it that permits what `role` may do. */
  async seat(event: string, viewer: Viewer, role: EventRole = 'judge'): Promise<Seat | null> {
    const id = storedIdOf('Event', event);
    return id === null ? null : this.seatAt(id, viewer, role);
  }

  /** The seats of a judge at several events, in their order. */
  async seats(events: readonly string[], viewer: Viewer): Promise<readonly (Seat | null)[]> {
    const actor = await this.actor(viewer);
    return Promise.all(
      events.map(async (event) => {
        const id = storedIdOf('Event', event);
        return id === null ? null : this.events.seat(id, actor, 'judge');
      }),
    );
  }

  /** The same for the id in the address of a page. */
  async seatAt(id: string, viewer: Viewer, role: EventRole = 'judge'): Promise<Seat | null> {
    return this.events.seat(id, await this.actor(viewer), role);
  }
}
