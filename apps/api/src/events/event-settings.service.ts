import { draftOf, eventFault, EventLinks, Events, type EventDraft, type EventOutcome } from '#muster/events';
import { NodeFinders } from '../platform/graphql/node-finders.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CheckService, refusalError } from '../checking/check.service.js';
import { holderIfWith, holderWith, type Viewer } from '../platform/access/viewer.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { storedIdOf, writeGlobalId } from '../platform/graphql/global-id.js';
import type { Connection, PageArgs } from '../platform/graphql/connection.js';
import { badInput } from '../platform/errors/bad-input.js';
import { noCursor, pageAfter } from '../platform/graphql/page.js';
import { toUserError, userError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import type {
  ChangeEventInput,
  CreateEventLinkInput,
  DeleteEventInput,
  DismissEventStaffInput,
  CreateEventInput,
  EventSettingsInput,
  JoinEventInput,
  RevokeEventLinkInput,
} from './event.inputs.js';
import type { DeleteEventPayload, EventLinkPayload, EventPayload } from './event.payloads.js';
import type { EventLinkType, EventRecordType, EventStaffType, EventType } from './event.types.js';
import { presentEvent, presentLink } from './present-event.js';
import { Seats } from './seats.service.js';

/** What organisers do: settings, staff, links, the record. */
@Injectable()
export class EventSettingsService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly links: EventLinks,
    private readonly seats: Seats,
    private readonly checks: CheckService,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add('Event', (ids, { viewer }) => this.#findNodes(ids, viewer));
  }

  async find(id: string, viewer: Viewer): Promise<EventType | null> {
    const seat = await this.seats.seat(id, viewer);
    return seat && presentEvent(seat);
  }

  async #findNodes(ids: readonly string[], viewer: Viewer): Promise<readonly (EventType | null)[]> {
    return holderIfWith('events', viewer) ? (await this.seats.seats(ids, viewer)).map((seat) => seat && presentEvent(seat)) : [];
  }

  async list({ first, after }: PageArgs, viewer: Viewer): Promise<Connection<EventType>> {
    const actor = await this.seats.actor(viewer);
    const position = after ? storedIdOf('Event', after) : undefined;
    if (position === null) throw noCursor();
    const found = await this.events.list(actor, { first: first + 1, ...(position !== undefined && { after: position }) });
    const nodes = found.slice(0, first).map(presentEvent);
    const edges = nodes.map((node) => ({ cursor: node.id, node }));
    return pageAfter(after, edges, found.length > first, () => this.events.count(actor));
  }

  async create(input: CreateEventInput, viewer: Viewer): Promise<EventPayload> {
    if (!mayOrganise(viewer)) return refused(userError('NOT_ALLOWED', 'organiser', []));
    return this.#payload(
      await this.events.create(await this.#draft(input, ['input'], viewer), await this.seats.actor(viewer)),
      ['input'],
      viewer,
    );
  }

  async change({ event, revision, settings }: ChangeEventInput, viewer: Viewer): Promise<EventPayload> {
    const seat = await this.seats.seat(event, viewer, 'organiser');
    if (!seat) return refused(unknownEvent);
    const path = ['input', 'settings'];
    const outcome = await this.events.change(seat, revision, await this.#draft(settings, path, viewer));
    if (outcome) return this.#payload(outcome, path, viewer);
    return refused(userError('CONFLICT', 'event', ['input', 'revision'], { revision: seat.event.revision }));
  }

  async delete({ event }: DeleteEventInput, viewer: Viewer): Promise<DeleteEventPayload> {
    const seat = await this.seats.seat(event, viewer, 'organiser');
    const deleted = seat !== null && (await this.events.delete(seat));
    return { deleted, userErrors: deleted ? [] : [unknownEvent] };
  }

  async createLink({ event, kind }: CreateEventLinkInput, viewer: Viewer): Promise<EventLinkPayload> {
    const seat = await this.seats.seat(event, viewer, 'organiser');
    if (!seat) return { link: null, token: null, userErrors: [unknownEvent] };
    if (kind === 'player') throw badInput([{ path: ['input', 'kind'], message: 'Private links are created with `writePlayers`.' }]);
    const { link, token } = await this.links.create(seat, kind);
    return { link: presentLink(link), token, userErrors: [] };
  }

  async revokeLink({ event, link }: RevokeEventLinkInput, viewer: Viewer): Promise<EventLinkPayload> {
    const [seat, id] = [await this.seats.seat(event, viewer, 'organiser'), storedIdOf('EventLink', link)];
    const revoked = seat && id !== null ? await this.links.revoke(seat, id) : null;
    if (revoked) return { link: presentLink(revoked), token: null, userErrors: [] };
    return { link: null, token: null, userErrors: [seat ? userError('NOT_FOUND', 'link', ['input', 'link']) : unknownEvent] };
  }

  async join({ token }: JoinEventInput, viewer: Viewer): Promise<EventPayload> {
    const actor = await this.seats.actor(viewer);
    const joined = await this.links.join(token, actor);
    const seat = joined && (await this.events.seat(joined.id, actor, 'judge'));
    return seat ? { event: presentEvent(seat), userErrors: [] } : refused(userError('NOT_FOUND', 'link', ['input', 'token']));
  }

  async dismiss({ event, account }: DismissEventStaffInput, viewer: Viewer): Promise<EventPayload> {
    const [seat, id] = [await this.seats.seat(event, viewer, 'organiser'), storedIdOf('Account', account)];
    if (!seat) return refused(unknownEvent);
    const dismissed = id !== null && (await this.events.dismiss(seat, id));
    if (dismissed) return { event: presentEvent(seat), userErrors: [] };
    const isStaff = (await this.events.staff(seat)).some(({ accountId }) => accountId === id);
    const path = ['input', 'account'];
    return refused(isStaff ? toUserError(eventFault('lastOrganiser', path), path) : userError('NOT_FOUND', 'staff', path));
  }

  async staff({ seat }: EventType): Promise<readonly EventStaffType[]> {
    return (await this.events.staff(seat)).map(({ accountId, ...one }) => ({ ...one, account: writeGlobalId('Account', accountId) }));
  }

  async linksOf({ seat }: EventType): Promise<readonly EventLinkType[]> {
    return seat.role === 'organiser' ? (await this.links.list(seat)).map(presentLink) : [];
  }

  async records({ seat }: EventType, { first, after }: PageArgs): Promise<Connection<EventRecordType>> {
    if (after && !/^\d{1,18}$/.test(after)) throw noCursor();
    const found = await this.events.records(seat, { first: first + 1, ...(after && { after }) });
    const edges = found.slice(0, first).map((node) => ({ cursor: node.id, node }));
    return pageAfter(after, edges, found.length > first, () => this.events.countRecords(seat));
  }

  async #draft({ against, houseRules, ...given }: EventSettingsInput, path: readonly string[], viewer: Viewer): Promise<EventDraft> {
    const release = await this.checks.against(against, [...path, 'against'], viewer);
    return draftOf(given, release, houseRules ? withoutNulls(houseRules) : null);
  }

  async #payload(outcome: EventOutcome, path: readonly string[], viewer: Viewer): Promise<EventPayload> {
    if ('refused' in outcome)
      return refused(...outcome.refused.map((one) => refusalError({ ...one, path: [...path.slice(1), ...one.path] })));
    if ('faults' in outcome) return refused(...outcome.faults.map((fault) => toUserError(fault, [...path, ...fault.path])));
    const seat = await this.events.seat(outcome.event.id, await this.seats.actor(viewer), 'judge');
    return { event: seat && presentEvent(seat), userErrors: [] };
  }
}

/** The roles of accounts that create events. Judges may have any role. */
const RUNNING: ReadonlySet<string> = new Set(['organiser', 'administrator']);

/** @throws ApiError UNAUTHENTICATED, FORBIDDEN */
export const mayOrganise = (viewer: Viewer): boolean => RUNNING.has(holderWith('events', viewer).role);

export const unknownEvent = userError('NOT_FOUND', 'event', ['input', 'event']);

const refused = (...userErrors: readonly UserErrorType[]): EventPayload => ({ event: null, userErrors });
