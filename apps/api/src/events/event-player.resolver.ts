import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CompareListsPayload } from '../checking/over-time/difference.types.js';
import { AccountWith } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { sayingIn } from '../platform/words.js';
import {
  CompareSubmissionsInput,
  DecideSubmissionInput,
  EndOverrideInput,
  EnterPlayersInput,
  RevokePlayerLinksInput,
  OverrideFindingInput,
  SubmitForPlayerInput,
  WithdrawPlayerInput,
  WritePlayersInput,
} from './event.inputs.js';
import { EventPlayersService } from './event-players.service.js';
import { EventPlayerType, FindingOverrideType, OverridableFindingType, SubmissionType } from './event-player.types.js';
import { EnterPlayersPayload, EventPlayerPayload, WritePlayersPayload } from './event.payloads.js';

@Resolver(() => EventPlayerType)
export class EventPlayerResolver {
  constructor(private readonly players: EventPlayersService) {}

  @AccountWith('events')
  @Query(() => CompareListsPayload, {
    complexity: 1000,
    description:
      "Compares two versions of a player's list unit by unit, or a printed list with the admitted one, under the event's data. Requires: events.",
  })
  compareSubmissions(
    @Args('input', { description: 'The player and the versions.' }) input: CompareSubmissionsInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CompareListsPayload> {
    return this.players.compare(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EnterPlayersPayload, {
    complexity: 1000,
    description:
      'Enters the players of a table, and submits their lists if the table has them. A table that is sent again changes only what changed in it. Requires: events.',
  })
  enterPlayers(
    @Args('input', { description: 'The table.' }) input: EnterPlayersInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EnterPlayersPayload> {
    return this.players.enter(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => WritePlayersPayload, {
    complexity: 100,
    description:
      'Creates a private link for each of the players and writes a letter with it. Nothing is sent: use a mailer of your own. Requires: events.',
  })
  writePlayers(
    @Args('input', { description: 'The players to write to.' }) input: WritePlayersInput,
    @Context() { viewer, locale }: RequestContext,
  ): Promise<WritePlayersPayload> {
    return this.players.write(input, viewer, locale);
  }

  @AccountWith('events')
  @Mutation(() => EventPlayerPayload, {
    complexity: 500,
    description: 'Submits a list for a player who sent it some other way. The deadline applies. Requires: events.',
  })
  submitForPlayer(
    @Args('input', { description: 'The player and the list.' }) input: SubmitForPlayerInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPlayerPayload> {
    return this.players.submit(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPlayerPayload, {
    description: 'Withdraws a player from the event, or lets the player take part again. Requires: events.',
  })
  withdrawPlayer(
    @Args('input', { description: 'The player.' }) input: WithdrawPlayerInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPlayerPayload> {
    return this.players.withdraw(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPlayerPayload, { description: 'Revokes every private link of a player. Requires: events.' })
  revokePlayerLinks(
    @Args('input', { description: 'The player.' }) input: RevokePlayerLinksInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPlayerPayload> {
    return this.players.revokeLinks(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPlayerPayload, {
    description: "Accepts or rejects a version of a player's list, or asks for a correction. Requires: events.",
  })
  decideSubmission(
    @Args('input', { description: 'The version and the decision.' }) input: DecideSubmissionInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPlayerPayload> {
    return this.players.decide(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPlayerPayload, {
    description:
      "Lets a finding not count for a player's list, for as long as it says the same. The verdict changes at once. Requires: events.",
  })
  overrideFinding(
    @Args('input', { description: 'The finding and the reason.' }) input: OverrideFindingInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPlayerPayload> {
    return this.players.override(input, viewer);
  }

  @AccountWith('events')
  @Mutation(() => EventPlayerPayload, { description: 'Lets an overridden finding count again. Requires: events.' })
  endOverride(
    @Args('input', { description: 'The override.' }) input: EndOverrideInput,
    @Context() { viewer }: RequestContext,
  ): Promise<EventPlayerPayload> {
    return this.players.endOverride(input, viewer);
  }

  @ResolveField(() => [SubmissionType], { complexity: 10, description: "All versions of the player's list, the newest first." })
  versions(@Parent() player: EventPlayerType): Promise<readonly SubmissionType[]> {
    return this.players.versions(player);
  }

  @ResolveField(() => [FindingOverrideType], { description: "The findings that do not count for the player's list, the oldest first." })
  overrides(@Parent() player: EventPlayerType): Promise<readonly FindingOverrideType[]> {
    return this.players.overridesOf(player);
  }

  @ResolveField(() => [OverridableFindingType], {
    complexity: 5,
    description: 'The errors and review reasons of the latest version, with the keys by which a judge can override them.',
  })
  overridable(@Parent() player: EventPlayerType, @Context() { locale }: RequestContext): Promise<readonly OverridableFindingType[]> {
    return this.players.overridable(player, sayingIn(locale));
  }
}
