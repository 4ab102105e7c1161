import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../../platform/access/access.decorator.js';
import { OfReleases } from '../../platform/graphql/answers/of-releases.decorator.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { SearchService } from './search.service.js';
import { SearchArgs, SearchHitConnection } from './search.types.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Anyone()
  @OfReleases()
  @Query(() => SearchHitConnection, { complexity: 5, description: 'Searches all kinds of entries by name, best match first.' })
  search(@Args() args: SearchArgs, @Context() { viewer }: RequestContext): Promise<SearchHitConnection> {
    return this.service.search(args, viewer);
  }
}
