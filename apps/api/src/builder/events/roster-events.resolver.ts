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
      'What happens to your rosters: edits from here and elsewhere, and what becomes illegal under a newer release. Say who you are in the payload of connection_init: `{ authorization: "Bearer <key or token>" }`, an app also `musterUser`. Ends within 5 seconds when the key is revoked. Requires: rosters:read.',
  })
  rosterEvents(@Context() context: RequestContext): AsyncIterator<{ readonly rosterEvents: RosterEventType }> {
    return this.events.watch(context);
  }
}
