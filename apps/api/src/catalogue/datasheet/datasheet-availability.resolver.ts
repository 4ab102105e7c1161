import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { FactionType } from '../entries/faction.types.js';
import { DatasheetAvailabilityType } from './datasheet.types.js';

@Resolver(() => DatasheetAvailabilityType)
export class DatasheetAvailabilityResolver {
  @ResolveField(() => FactionType, {
    nullable: true,
    description: 'The faction; null if the BattleScribe data refers to a faction that it does not contain.',
  })
  faction(@Parent() { factionId, of }: DatasheetAvailabilityType, @Context() { entries }: RequestContext): Promise<FactionType | null> {
    return entries.load('faction', of, factionId);
  }
}
