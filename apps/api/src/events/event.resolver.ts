import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../platform/access/access.decorator.js';
import { PageArgs, type Connection } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { sayingIn } from '../platform/words.js';
import {
  ChangeEventInput,
  CreateEventLinkInput,
  DeleteEventInput,
  DismissEventStaffInput,
  CreateEventInput,
  JoinEventInput,
  EventPlayerArgs,
  RevokeEventLinkInput,
} from './event.inputs.js';
import { EventPlayersService } from './event-players.service.js';
import { EventPlayerConnection, EventTeamType, EventPlayerType } from './event-player.types.js';
import { EventSettingsService } from './event-settings.service.js';
import { DeleteEventPayload, EventLinkPayload, EventPayload } from './event.payloads.js';
import { EventConnection, EventLinkType, EventRecordConnection, EventRecordType, EventStaffType, EventType } from './event.types.js';

@Resolver(() => EventType)
export class EventResolver {
  constructor(
    private readonly settings: EventSettingsService,
    private readonly lists: EventPlayersService,
  ) {}

  @AccountWith('events')
  @Query(() => EventType, {
    nullable: true,
    description: 'An event that you organise or judge; null if there is no such event, or if you have no role in it. Requires: events.',
  })
  event(
    @Args('id', { type: () => ID, description: 'Opaque id of the event.' }) id: string,
    @Context() { viewer }: RequestContext,
  ): Promise<EventType | null> {
    return this.settings.find(id, viewer);
  }

  @AccountWith('events')
  @Query(() => EventConnection, { description: 'The events that you organise or judge, the latest first. Requires: events.' })
  events(@Args() page: PageArgs, @Context() { viewer }: RequestContext): Promise<Connection<EventType>> {
    return this.settings.list(page, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPayload, {
    description: 'Creates an event, with you as its organiser. Only accounts of organisers and administrators can. Requires: events.',
  })
  createEvent(
    @Args('input', { description: 'The settings of the event.' }) input: CreateEventInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPayload> {
    return this.settings.create(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPayload, {
    description: 'Changes the settings of an event. If the lists are to be judged otherwise, they are judged again. Requires: events.',
  })
  changeEvent(
    @Args('input', { description: 'The event and its new settings.' }) input: ChangeEventInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPayload> {
    return this.settings.change(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => DeleteEventPayload, { description: 'Permanently deletes an event with everything submitted to it. Requires: events.' })
  deleteEvent(
    @Args('input', { description: 'The event to delete.' }) input: DeleteEventInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DeleteEventPayload> {
    return this.settings.delete(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventLinkPayload, {
    description: 'Creates a link of an event: an invitation for staff, or the public address of the revealed lists. Requires: events.',
  })
  createEventLink(
    @Args('input', { description: 'The event and the kind of the link.' }) input: CreateEventLinkInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventLinkPayload> {
    return this.settings.createLink(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventLinkPayload, { description: 'Revokes a link of an event. Requires: events.' })
  revokeEventLink(
    @Args('input', { description: 'The link to revoke.' }) input: RevokeEventLinkInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventLinkPayload> {
    return this.settings.revokeLink(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPayload, { description: 'Accepts an invitation to organise or judge an event. Requires: events.' })
  joinEvent(
    @Args('input', { description: 'The invitation.' }) input: JoinEventInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPayload> {
    return this.settings.join(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPayload, { description: 'Ends the role of an account in an event. Requires: events.' })
  dismissEventStaff(
    @Args('input', { description: 'The event and the account.' }) input: DismissEventStaffInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPayload> {
    return this.settings.dismiss(input, viewer);
  }

  @ResolveField(() => [EventStaffType], { description: 'The organisers and judges of the event, in the order in which they joined.' })
  staff(@Parent() event: EventType): Promise<readonly EventStaffType[]> {
    return this.settings.staff(event);
  }

  @ResolveField(() => [EventLinkType], {
    description: 'The last 100 links of the event except those of players, newest first; empty for judges.',
  })
  links(@Parent() event: EventType): Promise<readonly EventLinkType[]> {
    return this.settings.linksOf(event);
  }

  @ResolveField(() => EventPlayerConnection, { description: 'The players with their latest lists; what needs a judge most comes first.' })
  players(@Parent() event: EventType, @Args() args: EventPlayerArgs): Promise<Connection<EventPlayerType>> {
    return this.lists.queue(event, args);
  }

  @ResolveField(() => [EventTeamType], { complexity: 100, description: 'The teams by name; empty if the event has no teams.' })
  teams(@Parent() event: EventType, @Context() { locale }: RequestContext): Promise<readonly EventTeamType[]> {
    return this.lists.teamsOf(event, sayingIn(locale));
  }

  @ResolveField(() => EventRecordConnection, { description: 'Everything that was done in the event, newest first.' })
  record(@Parent() event: EventType, @Args() page: PageArgs): Promise<Connection<EventRecordType>> {
    return this.settings.records(event, page);
  }
}
