import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ProfileType } from '../catalogue/datasheet/profile.types.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { RosterUnitType } from './roster.types.js';

@Resolver(() => RosterUnitType)
export class RosterUnitResolver {
  @ResolveField(() => [ProfileType], {
    description: "Profiles of the models on the unit's datasheet; empty if the release does not have it.",
  })
  async statlines(@Parent() { datasheet, kept }: RosterUnitType, @Context() { entries }: RequestContext): Promise<readonly ProfileType[]> {
    const sheet = datasheet === null ? null : await entries.load('datasheet', kept.release, datasheet);
    return sheet?.profiles ?? [];
  }
}
