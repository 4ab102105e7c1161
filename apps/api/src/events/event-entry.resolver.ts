import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountWith, Anyone } from '../platform/access/access.decorator.js';
import { EitherWayArgs, PageArgs, type Connection } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { EventEntryService } from './event-entry.service.js';
import { ClaimEntryInput, SubmitListInput } from './event.inputs.js';
import { EventEntryConnection, EventEntryType, SubmissionType } from './event-player.types.js';
import { ClaimEntryPayload, SubmitListPayload } from './event.payloads.js';
import { RevealedEventType, RevealedListConnection, RevealedListType } from './reveal/reveal.types.js';

@Resolver(() => EventEntryType)
export class EventEntryResolver {
  constructor(private readonly entries: EventEntryService) {}

  @Anyone()
  @Query(() => EventEntryType, {
    nullable: true,
    description: "A player's view of an event, by the private link or, with an account, by the event; null if there is none.",
  })
  eventEntry(
    @Args('token', { type: () => String, nullable: true, description: "The token of the player's private link." }) token: string | null,
    @Args('event', { type: () => ID, nullable: true, description: 'Opaque id of an event that your account plays.' }) event: string | null,
    @Context() { viewer }: RequestContext,
  ): Promise<EventEntryType | null> {
    return this.entries.find({ token, event }, viewer);
  }

  @AccountWith('events')
  @Query(() => EventEntryConnection, {
    complexity: 100,
    description: 'The events that your account plays, the latest first, at most 100. Requires: events.',
  })
  eventEntries(@Args() page: EitherWayArgs, @Context() { viewer }: RequestContext): Promise<Connection<EventEntryType>> {
    return this.entries.list(page, viewer);
  }

  @AccountWith('events')
  @Mutation(() => ClaimEntryPayload, {
    description: 'Makes your account the player of a private link, so that it needs the link no more. Requires: events.',
  })
  claimEntry(
    @Args('input', { description: 'The private link.' }) input: ClaimEntryInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ClaimEntryPayload> {
    return this.entries.claim(input, viewer);
  }

  @Anyone()
  @Mutation(() => SubmitListPayload, {
    complexity: 500,
    description: 'Submits a list for a player and checks it at once. A list that is submitted twice is stored once.',
  })
  submitList(
    @Args('input', { description: 'The player and the list.' }) input: SubmitListInput,
    @Context() { viewer }: RequestContext,
  ): Promise<SubmitListPayload> {
    return this.entries.submit(input, viewer);
  }

  @ResolveField(() => [SubmissionType], { complexity: 10, description: "All versions of the player's list, the newest first." })
  versions(@Parent() entry: EventEntryType): Promise<readonly SubmissionType[]> {
    return this.entries.versions(entry);
  }
}

@Resolver(() => RevealedEventType)
export class RevealResolver {
  constructor(private readonly entries: EventEntryService) {}

  @Anyone()
  @Query(() => RevealedEventType, {
    nullable: true,
    description:
      'An event whose admitted lists are public, by its reveal link; null before the reveal, or if the link is unknown or revoked.',
  })
  revealedEvent(@Args('token', { description: 'The token of the reveal link.' }) token: string): Promise<RevealedEventType | null> {
    return this.entries.reveal(token);
  }

  @ResolveField(() => RevealedListConnection, {
    complexity: 5,
    description: 'The admitted lists, by name; in no particular order if names are hidden.',
  })
  lists(@Parent() event: RevealedEventType, @Args() page: PageArgs): Promise<Connection<RevealedListType>> {
    return this.entries.lists(event, page);
  }
}
