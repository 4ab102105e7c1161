import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EventHandOver } from './event-hand-over.service.js';
import { HandOverEventInput, HandOverEventPayload } from './event-hand-over.types.js';

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
}
