import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import { PageArgs, type Connection } from '../platform/graphql/connection.js';
import { EventEntryService } from './event-entry.service.js';
import { SubmitListInput } from './event.inputs.js';
import { EventEntryType, SubmissionType } from './event-player.types.js';
import { SubmitListPayload } from './event.payloads.js';
import { RevealedEventType, RevealedListConnection, RevealedListType } from './reveal/reveal.types.js';

@Resolver(() => EventEntryType)
export class EventEntryResolver {
  constructor(private readonly entries: EventEntryService) {}

  @Anyone()
  @Query(() => EventEntryType, {
    nullable: true,
    description: "A player's view of an event, by the private link; null if the link is unknown.",
  })
  eventEntry(@Args('token', { description: "The token of the player's private link." }) token: string): Promise<EventEntryType | null> {
    return this.entries.find(token);
  }

  @Anyone()
  @Mutation(() => SubmitListPayload, {
    complexity: 500,
    description: 'Submits a list through the private link and checks it at once. A list that is submitted twice is stored once.',
  })
  submitList(@Args('input', { description: 'The link and the list.' }) input: SubmitListInput): Promise<SubmitListPayload> {
    return this.entries.submit(input);
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
