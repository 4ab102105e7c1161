import { Context, Resolver, Subscription } from '@nestjs/graphql';
import { AccountWith } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { RosterEventType } from './roster-event.types.js';
import { RosterEvents } from './roster-events.service.js';

@Resolver()
export class RosterEventsResolver {
  constructor(private readonly events: RosterEvents) {}

  @AccountWith('rosters:read')
  @Subscription(() => RosterEventType, {
    description:
      'Events of your rosters: edits from any client, and rosters that become illegal under a newer release. Authenticate in the payload of connection_init: `{ authorization: "Bearer <key or token>" }`, for an app also `musterUser`. The subscription ends within 5 seconds after the key is revoked. Requires: rosters:read.',
  })
  rosterEvents(@Context() context: RequestContext): AsyncIterator<{ readonly rosterEvents: RosterEventType }> {
    return this.events.watch(context);
  }
}
