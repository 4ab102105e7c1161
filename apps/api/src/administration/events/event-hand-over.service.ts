import { EventDirectory } from '#muster/events';
import type { ListedEvent } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { Administrator } from '../../platform/access/viewer.js';
import { withoutNulls } from '../../platform/graphql/given/without-nulls.js';
import { isStoredId, storedIdOf, writeGlobalId } from '../../platform/graphql/global-id.js';
import { noCursor, pageAfter } from '../../platform/graphql/page.js';
import { userError } from '../../platform/graphql/user-error.js';
import type { AllEventsArgs, ListedEventConnection, ListedEventType, RemoveEventInput, RemoveEventPayload } from './any-event.types.js';
import type { HandOverEventInput, HandOverEventPayload } from './event-hand-over.types.js';

/** What administrators do with the events of others. */
@Injectable()
export class EventHandOver {
  constructor(private readonly directory: EventDirectory) {}

  async list({ filter, first, after }: AllEventsArgs): Promise<ListedEventConnection> {
    const position = after ? storedIdOf('Event', after) : undefined;
    if (position === null) throw noCursor();
    const { lines, next, count } = await this.directory.list(withoutNulls(filter ?? {}), position ?? null, first);
    const edges = lines.map((line) => ({ cursor: writeGlobalId('Event', line.event.id), node: toListed(line) }));
    return pageAfter(after, edges, next !== null, count);
  }

  async remove({ event }: RemoveEventInput, { author }: Administrator): Promise<RemoveEventPayload> {
    const id = storedIdOf('Event', event);
    const removed = id !== null && (await this.directory.delete(id, author));
    return { removed, userErrors: removed ? [] : [userError('NOT_FOUND', 'anyEvent', ['input', 'event'])] };
  }

  async handOver({ event, account }: HandOverEventInput, viewer: Administrator): Promise<HandOverEventPayload> {
    const name = account.trim();
    const stored = storedIdOf('Account', name) ?? (isStoredId(name) ? name : null);
    const id = storedIdOf('Event', event);
    const done =
      id === null ? 'unknownEvent' : await this.directory.handOver(id, stored === null ? { name } : { id: stored }, viewer.author);
    if (done === 'unknownEvent') return refused('anyEvent', 'event');
    return done === 'unknownAccount' ? refused('accountOrName', 'account') : { handedOver: true, userErrors: [] };
  }
}

const toListed = ({ event, owners, ...listed }: ListedEvent): ListedEventType => {
  const { id, name, edition, startsOn, endsOn, createdAt, keptUntil } = event;
  const accounts = owners.map((owner) => ({ account: writeGlobalId('Account', owner.accountId), name: owner.name }));
  return { ...listed, event: writeGlobalId('Event', id), name, edition, startsOn, endsOn, createdAt, keptUntil, owners: accounts };
};

const refused = (message: 'anyEvent' | 'accountOrName', field: keyof HandOverEventInput): HandOverEventPayload => ({
  handedOver: false,
  userErrors: [userError('NOT_FOUND', message, ['input', field])],
});
