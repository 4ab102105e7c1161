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
    description: 'Which of two armies of the 8th edition is the Underdog, and how many Command re-rolls it has.',
  })
  compareRosters(
    @Args('input', { description: 'The two armies.' }) input: CompareRostersInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CompareRostersPayload> {
    return this.comparisons.compare(input, viewer);
  }

  @Anyone()
  @Query(() => CpLedgerPayload, {
    complexity: 100,
    description: 'Replays a declared course of Command points in battle: the ledger line by line, and what the rules do not allow.',
  })
  cpLedger(@Args('input', { description: 'What happened.' }) input: CpLedgerInput): CpLedgerPayload {
    return this.comparisons.ledger(input);
  }
}
