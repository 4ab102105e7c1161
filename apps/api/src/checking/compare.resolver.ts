import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { CompareService } from './compare.service.js';
import { CompareRostersInput, CompareRostersPayload } from './compare.types.js';
import { CpLedgerInput, CpLedgerPayload } from './cp-ledger.types.js';

@Resolver()
export class CompareResolver {
  constructor(private readonly comparisons: CompareService) {}

  @Anyone()
  @Query(() => CompareRostersPayload, {
    complexity: 1000,
    description: 'Determines which of two 8th edition armies is the Underdog, and how many Command Re-rolls it has.',
  })
  compareRosters(
    @Args('input', { description: 'The two armies to compare.' }) input: CompareRostersInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CompareRostersPayload> {
    return this.comparisons.compare(input, viewer);
  }

  @Anyone()
  @Query(() => CpLedgerPayload, {
    complexity: 100,
    description: 'Replays a log of Command points in battle; returns each line of the budget and each violation of the rules.',
  })
  cpLedger(@Args('input', { description: 'The log to replay.' }) input: CpLedgerInput): CpLedgerPayload {
    return this.comparisons.ledger(input);
  }
}
