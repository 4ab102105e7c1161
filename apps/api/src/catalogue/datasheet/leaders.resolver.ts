import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { KeywordExpression } from '#muster/catalogue';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';
import { DatasheetType } from './datasheet.types.js';

/** Which units a datasheet leads, and which Leaders lead it. */
@Resolver(() => DatasheetType)
export class LeadersResolver {
  @ResolveField(() => [DatasheetType], {
    nullable: true,
    complexity: 20,
    description: 'The datasheets that it can lead, by name; null if it is not a Leader.',
  })
  leads(@Parent() { entry, of }: DatasheetType, @Context() { entries }: RequestContext): Promise<readonly DatasheetType[]> | null {
    return entry.leads && entries.loadLeaders(of, (leaders) => leaders.leads(entry.id));
  }

  @ResolveField(() => [DatasheetType], { complexity: 20, description: 'The Leaders that can lead it, by name; empty if none can.' })
  ledBy(@Parent() { key, of }: DatasheetType, @Context() { entries }: RequestContext): Promise<readonly DatasheetType[]> {
    return entries.loadLeaders(of, (leaders) => leaders.ledBy(key));
  }

  @ResolveField(() => [DatasheetType], {
    complexity: 20,
    description: 'Other Leaders of the units that it can lead, whose unit it may join as well, by name; empty if it may join none.',
  })
  leadsBeside(@Parent() { key, of }: DatasheetType, @Context() { entries }: RequestContext): Promise<readonly DatasheetType[]> {
    return entries.loadLeaders(of, (leaders) => leaders.beside(key));
  }

  @ResolveField(() => KeywordExpressionType, {
    nullable: true,
    description: 'The clause that `leadsBeside` follows; null if the datasheet has none, or if it was not understood.',
  })
  leadsBesideClause(@Parent() { entry }: DatasheetType): KeywordExpression | null | undefined {
    return entry.leadsBeside;
  }
}
