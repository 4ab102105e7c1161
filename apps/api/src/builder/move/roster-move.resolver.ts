import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseSelector } from '../../releases/release.types.js';
import { MoveRosterInput } from '../roster.inputs.js';
import { RosterPayload } from '../roster.types.js';
import { RosterMoves } from './roster-move.service.js';
import { RosterMoveType } from './roster-move.types.js';

@Resolver()
export class RosterMoveResolver {
  constructor(private readonly moves: RosterMoves) {}

  @AccountWith('rosters:read')
  @Query(() => RosterMoveType, {
    nullable: true,
    complexity: 50,
    description:
      'What moving one of your rosters to another data release would do: its drift, unit by unit, and the findings gained and settled. Null when there is no such roster, or the release is of another edition. Requires: rosters:read.',
  })
  rosterMove(
    @Args('roster', { type: () => ID, description: 'Opaque id of the roster.' }) roster: string,
    @Args('release', { type: () => ReleaseSelector, description: 'Which release.' }) release: ReleaseSelector,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterMoveType | null> {
    return this.moves.preview(roster, release, viewer);
  }

  @AccountWith('rosters:write')
  @Mutation(() => RosterPayload, {
    complexity: 50,
    description: 'Moves a roster to another data release of its edition, as a new revision that can be undone. Requires: rosters:write.',
  })
  moveRoster(
    @Args('input', { description: 'Which, and where to.' }) input: MoveRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.moves.move(input, viewer);
  }
}
