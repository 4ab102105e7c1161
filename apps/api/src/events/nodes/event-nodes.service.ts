import { EventLinks, Reviews, Webhooks, type Seat } from '#muster/events';
import { EventPartRepository, type EventPart, type EventRole } from '#muster/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { holderIfWith, type Viewer } from '../../platform/access/viewer.js';
import { storedIdOf, type NodeType } from '../../platform/graphql/global-id.js';
import { eachOf, NodeFinders, type Found } from '../../platform/graphql/node-finders.js';
import { presentLink, presentOverride, presentPlayer } from '../present-event.js';
import { Seats } from '../seats.service.js';
import { presentDelivery } from '../webhook/event-webhook.service.js';

/** Reads a part of an event that the seat may read. */
type Read = (seat: Seat, id: string, playerId: string | null) => Promise<Found | null>;

/** Finds the parts of events by their opaque ids, for the staff that could list them. */
@Injectable()
export class EventNodes implements OnModuleInit {
  constructor(
    private readonly parts: EventPartRepository,
    private readonly seats: Seats,
    private readonly links: EventLinks,
    private readonly reviews: Reviews,
    private readonly webhooks: Webhooks,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.#add('EventPlayer', 'player', 'judge', async (seat, id) => {
      const queued = await this.reviews.find(seat, id);
      return queued && presentPlayer(queued, seat);
    });
    this.#add('FindingOverride', 'override', 'judge', async (_seat, id, playerId) => {
      const overrides = playerId === null ? [] : await this.reviews.overridesOf(playerId);
      const override = overrides.find((one) => one.id === id);
      return override ? presentOverride(override) : null;
    });
    // The private links of players are listed for nobody.
    this.#add('EventLink', 'link', 'organiser', async (seat, id) => {
      const link = (await this.links.list(seat)).find((one) => one.id === id);
      return link ? presentLink(link) : null;
    });
    this.#add('WebhookDelivery', 'delivery', 'organiser', async (seat, id) => {
      const delivery = await this.webhooks.delivery(seat, id);
      return delivery && presentDelivery(delivery);
    });
  }

  #add(type: NodeType, part: EventPart, role: EventRole, read: Read): void {
    const find = async (opaque: string, viewer: Viewer): Promise<Found | null> => {
      const id = storedIdOf(type, opaque);
      const place = id === null || !holderIfWith('events', viewer) ? null : await this.parts.placeOf(part, id);
      const seat = place && (await this.seats.seatAt(place.eventId, viewer, role));
      return id !== null && seat ? read(seat, id, place.playerId) : null;
    };
    this.nodes.add(
      type,
      eachOf((opaque, { viewer }) => find(opaque, viewer)),
    );
  }
}
