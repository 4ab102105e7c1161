import { DataDifferences, type DataDifferenceOf } from '#muster/publishing';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import { EitherWayArgs } from '../platform/graphql/connection.js';
import { pageWithin, toConnection } from '../platform/graphql/page.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import { ReleaseInput } from '../releases/release.types.js';
import { DataDifferenceConnection } from './data-difference.types.js';

@Resolver()
export class DataDifferenceResolver {
  constructor(
    private readonly differences: DataDifferences,
    private readonly releases: ReleaseSelection,
  ) {}

  @Anyone()
  @Query(() => DataDifferenceConnection, {
    complexity: 20,
    description: 'Where the sources of a release state different values, by kind and name of the entry. Empty if it has one source.',
  })
  async dataDifferences(
    @Args('release', { type: () => ReleaseInput, description: 'The release.' }) selector: ReleaseInput,
    @Args() page: EitherWayArgs,
    @Context() { viewer, entries }: RequestContext,
  ): Promise<DataDifferenceConnection> {
    const release = await this.releases.choose(selector, viewer);
    const all = await this.differences.list(release.id);
    const { edges, pageInfo, totalCount } = pageWithin(
      all.map((one) => ({ cursor: cursorOf(one), node: one })),
      page,
    );
    const shown = await Promise.all(
      edges.map(async ({ cursor, node: { id, slug: _slug, name: _name, ...difference } }) => {
        const entry = await entries.load(difference.kind, release, id);
        return entry ? [{ cursor, node: { ...difference, entry } }] : [];
      }),
    );
    return toConnection(shown.flat(), pageInfo, totalCount);
  }
}

const cursorOf = ({ kind, id, field }: DataDifferenceOf): string => Buffer.from(JSON.stringify([kind, id, field])).toString('base64url');
