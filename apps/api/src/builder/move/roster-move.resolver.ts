import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountWith } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseInput } from '../../releases/release.types.js';
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
      'What would change if one of your rosters were moved to another data release: price drift unit by unit, and findings gained and resolved. Null if there is no such roster, or the release is for another edition. Requires: rosters:read.',
  })
  rosterMove(
    @Args('roster', { type: () => ID, description: 'Opaque id of the roster.' }) roster: string,
    @Args('release', { type: () => ReleaseInput, description: 'The release to move to.' }) release: ReleaseInput,
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
    @Args('input', { description: 'The roster and the release to move it to.' }) input: MoveRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<RosterPayload> {
    return this.moves.move(input, viewer);
  }
}
