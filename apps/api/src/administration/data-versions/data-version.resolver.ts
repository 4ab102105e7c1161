import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { EditionId } from '#muster/roster';
import { AdministratorOnly, Anyone } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import { PageArgs, type Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { Edition } from '../../releases/edition.enum.js';
import { DataVersionAdministration } from './data-version.service.js';
import { DataVersionConnection, DataVersionInput, DataVersionPayload, DataVersionType, SetDataVersionInput } from './data-version.types.js';

@Resolver(() => DataVersionType)
export class DataVersionResolver {
  constructor(private readonly versions: DataVersionAdministration) {}

  @Anyone()
  @Query(() => DataVersionConnection, {
    description: "What the data versions in apps' footers stand for, as the operator says: by edition and version.",
  })
  dataVersions(
    @Args() page: PageArgs,
    @Args('edition', { type: () => Edition, nullable: true, description: 'Only of this edition.' }) edition: EditionId | null | undefined,
  ): Promise<Connection<DataVersionType>> {
    return this.versions.list(edition, page);
  }

  @AdministratorOnly()
  @Mutation(() => DataVersionPayload, {
    description: 'Says which release a data version stands for; what was said before is replaced. Requires: administrator.',
  })
  setDataVersion(
    @Args('input', { description: 'The version and the release.' }) input: SetDataVersionInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DataVersionPayload> {
    return this.versions.set(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => DataVersionPayload, { description: 'Takes back what a data version stands for. Requires: administrator.' })
  removeDataVersion(
    @Args('input', { description: 'Which.' }) input: DataVersionInput,
    @Context() { viewer }: RequestContext,
  ): Promise<DataVersionPayload> {
    return this.versions.remove(input, administrator(viewer));
  }
}
