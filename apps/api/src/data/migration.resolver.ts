import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import { EitherWayArgs } from '../platform/graphql/connection.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { ReleaseInput } from '../releases/release.types.js';
import { MigrationService } from './migration.service.js';
import { MigrationConnection } from './migration.types.js';

@Resolver()
export class MigrationResolver {
  constructor(private readonly service: MigrationService) {}

  @Anyone()
  @Query(() => MigrationConnection, {
    complexity: 50,
    description:
      'Entries whose key, slug or name changed since a release, from each published release of its edition to the next, oldest change first. For apps that store ids.',
  })
  migrations(
    @Args('since', { type: () => ReleaseInput, description: 'The release that your ids come from.' }) since: ReleaseInput,
    @Args() page: EitherWayArgs,
    @Context() { viewer }: RequestContext,
  ): Promise<MigrationConnection> {
    return this.service.since(since, page, viewer);
  }
}
