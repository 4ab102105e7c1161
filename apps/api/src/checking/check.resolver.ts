import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { CheckService } from './check.service.js';
import { CheckListInput, CheckListPayload } from './check.types.js';

@Resolver()
export class CheckResolver {
  constructor(private readonly checks: CheckService) {}

  @Anyone()
  @Query(() => CheckListPayload, {
    complexity: 1000,
    description: 'Checks an army list pasted as text. Stateless: nothing is kept. What is wrong with the list is in the reports, as data.',
  })
  checkList(
    @Args('input', { description: 'The list, and what to judge it under.' }) input: CheckListInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CheckListPayload> {
    return this.checks.check(input, viewer);
  }
}
