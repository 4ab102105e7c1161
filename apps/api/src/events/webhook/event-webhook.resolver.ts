import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../../platform/access/access.decorator.js';
import { PageArgs, type Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { RedeliverWebhookInput, SetEventWebhookInput } from '../event.inputs.js';
import { EventWebhookPayload, WebhookDeliveryPayload } from '../event.payloads.js';
import { EventType, EventWebhookType, WebhookDeliveryConnection, WebhookDeliveryType } from '../event.types.js';
import { EventWebhookService, type SeatedWebhook } from './event-webhook.service.js';

@Resolver(() => EventWebhookType)
export class EventWebhookResolver {
  constructor(private readonly webhooks: EventWebhookService) {}

  @AccountWith('events')
  @Mutation(() => EventWebhookPayload, {
    description:
      'Sets the address that is told about submissions, decisions and the reveal, with a new secret that signs the messages. Requires: events.',
  })
  setEventWebhook(
    @Args('input', { description: 'The event and the address.' }) input: SetEventWebhookInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventWebhookPayload> {
    return this.webhooks.set(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => WebhookDeliveryPayload, { description: 'Sends a message to a webhook again. Requires: events.' })
  redeliverWebhook(
    @Args('input', { description: 'The message.' }) input: RedeliverWebhookInput,
    @Context() { viewer }: RequestContext,
  ): Promise<WebhookDeliveryPayload> {
    return this.webhooks.again(input, viewer);
  }

  @ResolveField(() => WebhookDeliveryConnection, { complexity: 10, description: 'The log of the messages, newest first.' })
  deliveries(@Parent() webhook: SeatedWebhook, @Args() page: PageArgs): Promise<Connection<WebhookDeliveryType>> {
    return this.webhooks.deliveries(webhook, page);
  }
}

@Resolver(() => EventType)
export class WebhookOfEventResolver {
  constructor(private readonly webhooks: EventWebhookService) {}

  @ResolveField(() => EventWebhookType, { nullable: true, description: 'The webhook; null if there is none, and for judges.' })
  webhook(@Parent() event: EventType): Promise<EventWebhookType | null> {
    return this.webhooks.find(event);
  }
}
