import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { costByAgainst } from '../platform/rates/cost-of-check.js';
import { toRoster } from '../rosters/to-roster.js';
import { CheckService } from './check.service.js';
import { CheckListInput, CheckListPayload, CheckRosterInput } from './check.types.js';

@Resolver()
export class CheckResolver {
  constructor(private readonly checks: CheckService) {}

  @Anyone()
  @Query(() => CheckListPayload, {
    complexity: costByAgainst,
    description: 'Checks an army list given as text. Nothing is stored. Problems with the list are data in the reports.',
  })
  checkList(
    @Args('input', { description: 'The list, and how to judge it.' }) input: CheckListInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckListPayload> {
    return this.checks.check({ kind: 'text', text: input.text }, input, viewer);
  }

  @Anyone()
  @Query(() => CheckListPayload, {
    complexity: costByAgainst,
    description:
      'Checks a roster given as data, together with its battle declarations. Name the edition or a release. Nothing is stored, as with `checkList`.',
  })
  checkRoster(
    @Args('input', { description: 'The roster, and how to judge it.' }) input: CheckRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckListPayload> {
    return this.checks.check({ kind: 'roster', roster: toRoster(input.roster) }, input, viewer);
  }
}
