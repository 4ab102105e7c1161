import { hashOf, isToken, newToken } from '#muster/bulk';
import {
  EventLinkRepository,
  EventRepository,
  type EventLink,
  type EventLinkKind,
  type EventRole,
  type StoredEvent,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { Actor, Seat } from '../events.service.js';

/** A link with its token, which is told only when the link is created. */
export interface NewLink {
  readonly link: EventLink;
  readonly token: string;
}

/** A link that makes whoever accepts it organiser or judge of an event. */
export interface Invitation {
  readonly event: StoredEvent;
  readonly role: EventRole;
}

const MOST_SHOWN = 100;

/** The links of events: to submit a list, to join the staff, to read the revealed lists. */
@Injectable()
export class EventLinks {
  constructor(
    private readonly links: EventLinkRepository,
    private readonly events: EventRepository,
  ) {}

  async create({ event, actor }: Seat, kind: Exclude<EventLinkKind, 'player'>): Promise<NewLink> {
    const { token, tokenHash } = newToken();
    const [link] = await this.links.create(event.id, [{ kind, playerId: null, tokenHash }], actor.name);
    if (!link) throw new Error('A link that was created is gone.');
    return { link, token };
  }

  /** A new private link for each of the players, in their order. Earlier links stay valid until they are revoked. */
  async createFor({ event, actor }: Seat, playerIds: readonly string[]): Promise<readonly string[]> {
    const made = playerIds.map((playerId) => ({ playerId, ...newToken() }));
    const links = made.map(({ playerId, tokenHash }) => ({ kind: 'player' as const, playerId, tokenHash }));
    if (links.length > 0) await this.links.create(event.id, links, actor.name);
    return made.map(({ token }) => token);
  }

  list({ event }: Seat): Promise<readonly EventLink[]> {
    return this.links.list(event.id, MOST_SHOWN);
  }

  revoke({ event, actor }: Seat, id: string): Promise<EventLink | null> {
    return this.links.revoke(event.id, id, actor.name);
  }

  revokeOf({ event, actor }: Seat, playerId: string): Promise<number> {
    return this.links.revokeOf(event.id, playerId, actor.name);
  }

  /** What an invitation is to. Null if there is no such invitation. */
  async invitation(token: string): Promise<Invitation | null> {
    for (const role of ['organiser', 'judge'] satisfies EventRole[]) {
      const opened = isToken(token) ? await this.links.open(role, hashOf(token)) : null;
      const event = opened && (await this.events.find(opened.eventId));
      if (event) return { event, role };
    }
    return null;
  }

  /** Gives the account the role of an invitation. Null if there is no such invitation. */
  async join(token: string, { accountId, name }: Actor): Promise<StoredEvent | null> {
    const invitation = await this.invitation(token);
    if (invitation) await this.events.join(invitation.event.id, { accountId, name, role: invitation.role });
    return invitation && invitation.event;
  }

  /** The event and the player of a private link; null if there is no such link. */
  async openPlayer(token: string): Promise<{ readonly eventId: string; readonly playerId: string } | null> {
    const opened = isToken(token) ? await this.links.open('player', hashOf(token)) : null;
    return opened && opened.playerId !== null ? { eventId: opened.eventId, playerId: opened.playerId } : null;
  }
}
