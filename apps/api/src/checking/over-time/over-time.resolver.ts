import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { costByReleases, costOfCheck } from '../../platform/rates/cost-of-check.js';
import { CompareListsPayload, DriftPayload } from './difference.types.js';
import { LegalWhenPayload } from './legal-when.types.js';
import { CompareListsInput, DriftInput, LegalWhenInput } from './over-time.inputs.js';
import { OverTimeService } from './over-time.service.js';

@Resolver()
export class OverTimeResolver {
  constructor(private readonly lists: OverTimeService) {}

  @Anyone()
  @Query(() => LegalWhenPayload, {
    complexity: costByReleases,
    description: 'Determines under which releases a list is legal. The list is read once and judged under each release; nothing is stored.',
  })
  legalWhen(
    @Args('input', { description: 'The list and the releases.' }) input: LegalWhenInput,
    @Context() { viewer }: RequestContext,
  ): Promise<LegalWhenPayload> {
    return this.lists.legalWhen(input, viewer);
  }

  @Anyone()
  @Query(() => DriftPayload, {
    complexity: costOfCheck(2),
    description: 'The differences between two releases that affect a list, with price changes explained unit by unit.',
  })
  drift(
    @Args('input', { description: 'The list and the two releases.' }) input: DriftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DriftPayload> {
    return this.lists.drift(input, viewer);
  }

  @Anyone()
  @Query(() => CompareListsPayload, {
    complexity: costOfCheck(1),
    description:
      'The differences between two lists in units, sizes, wargear, enhancements and points, regardless of format, order and spelling.',
  })
  compareLists(
    @Args('input', { description: 'The two lists to compare.' }) input: CompareListsInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CompareListsPayload> {
    return this.lists.compare(input, viewer);
  }
}
