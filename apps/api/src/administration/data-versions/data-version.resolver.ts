import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly, Anyone } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { DataVersionAdministration } from './data-version.service.js';
import {
  DataVersionArgs,
  DataVersionConnection,
  RemoveDataVersionInput,
  DataVersionPayload,
  DataVersionType,
  SetDataVersionInput,
} from './data-version.types.js';

@Resolver(() => DataVersionType)
export class DataVersionResolver {
  constructor(private readonly versions: DataVersionAdministration) {}

  @Anyone()
  @Query(() => DataVersionConnection, {
    description:
      'The data versions that apps print in their footers, each with the release that the operator mapped it to; by edition and version.',
  })
  dataVersions(@Args() args: DataVersionArgs): Promise<Connection<DataVersionType>> {
    return this.versions.list(args);
  }

  @AdministratorOnly()
  @Mutation(() => DataVersionPayload, {
    description: 'Maps a data version to a release, replacing any earlier mapping. Requires: administrator.',
  })
  setDataVersion(
    @Args('input', { description: 'The data version and its release.' }) input: SetDataVersionInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DataVersionPayload> {
    return this.versions.set(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => DataVersionPayload, { description: 'Removes the mapping of a data version. Requires: administrator.' })
  removeDataVersion(
    @Args('input', { description: 'The data version to remove.' }) input: RemoveDataVersionInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DataVersionPayload> {
    return this.versions.remove(input, administrator(viewer));
  }
}
