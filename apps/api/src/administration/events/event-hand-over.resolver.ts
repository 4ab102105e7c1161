import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EventHandOver } from './event-hand-over.service.js';
import { HandOverEventInput, HandOverEventPayload } from './event-hand-over.types.js';
import { AllEventsArgs, ListedEventConnection, RemoveEventInput, RemoveEventPayload } from './any-event.types.js';

@Resolver()
export class EventHandOverResolver {
  constructor(private readonly events: EventHandOver) {}

  @AdministratorOnly()
  @Mutation(() => HandOverEventPayload, {
    description:
      'Makes an account the only organiser of an event; the organisers before it lose their role, and open invitations of staff are revoked. Requires: administrator.',
  })
  handOverEvent(
    @Args('input', { description: 'The event and its new organiser.' }) input: HandOverEventInput,
    @Context() { viewer }: RequestContext,
  ): Promise<HandOverEventPayload> {
    return this.events.handOver(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Query(() => ListedEventConnection, { description: 'The events of all organisers, the latest first. Requires: administrator.' })
  allEvents(@Args() args: AllEventsArgs): Promise<ListedEventConnection> {
    return this.events.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => RemoveEventPayload, {
    description: 'Permanently deletes an event of any organiser with everything submitted to it. Requires: administrator.',
  })
  removeEvent(
    @Args('input', { description: 'The event to delete.' }) input: RemoveEventInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RemoveEventPayload> {
    return this.events.remove(input, administrator(viewer));
  }
}
