import type { Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { ReleaseService } from './release.service.js';
import { ReleaseType } from './release.types.js';

/** Resolves the field `release` of a type whose objects have the label of a release. */
export function ReleaseNamedIn<Named>(type: Type<Named>, labelOf: (named: Named) => string | null, description: string) {
  @Resolver(() => type)
  class NamedReleaseResolver {
    constructor(readonly releases: ReleaseService) {}

    @ResolveField(() => ReleaseType, { nullable: true, description })
    release(@Parent() named: Named, @Context() { viewer }: RequestContext): Promise<ReleaseType | null> | null {
      const label = labelOf(named);
      return label === null ? null : this.releases.find({ label }, viewer);
    }
  }
  return NamedReleaseResolver;
}
