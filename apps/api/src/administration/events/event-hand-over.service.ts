import { EventDirectory } from '#muster/events';
import { Injectable } from '@nestjs/common';
import type { Administrator } from '../../platform/access/viewer.js';
import { isStoredId, storedIdOf } from '../../platform/graphql/global-id.js';
import { userError } from '../../platform/graphql/user-error.js';
import type { HandOverEventInput, HandOverEventPayload } from './event-hand-over.types.js';

/** Gives events another organiser. */
@Injectable()
export class EventHandOver {
  constructor(private readonly directory: EventDirectory) {}

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

const refused = (message: 'anyEvent' | 'accountOrName', field: keyof HandOverEventInput): HandOverEventPayload => ({
  handedOver: false,
  userErrors: [userError('NOT_FOUND', message, ['input', field])],
});
