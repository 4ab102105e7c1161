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
    description: 'Checks an army list pasted as text. Stateless: nothing is kept. What is wrong with the list is in the reports, as data.',
  })
  checkList(
    @Args('input', { description: 'The list, and what to judge it under.' }) input: CheckListInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckListPayload> {
    return this.checks.check({ kind: 'text', text: input.text }, input, viewer);
  }

  @Anyone()
  @Query(() => CheckListPayload, {
    complexity: costByAgainst,
    description:
      'Checks a roster given as data, with what is declared of its battle. Name the edition or a release. Stateless, as `checkList` is.',
  })
  checkRoster(
    @Args('input', { description: 'The roster, and what to judge it under.' }) input: CheckRosterInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckListPayload> {
    return this.checks.check({ kind: 'roster', roster: toRoster(input.roster) }, input, viewer);
  }
}
