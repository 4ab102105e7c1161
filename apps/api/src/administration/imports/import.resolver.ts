import { Args, Context, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseType } from '../../releases/release.types.js';
import { ImportAdministration } from './import-admin.service.js';
import { CancelImportPayload, ImportJobType, StartImportInput, StartImportPayload } from './import.types.js';

@Resolver(() => ImportJobType)
export class ImportResolver {
  constructor(private readonly imports: ImportAdministration) {}

  @AdministratorOnly()
  @Mutation(() => StartImportPayload, { description: 'Asks for an import of community data; a worker does it. Requires: administrator.' })
  startImport(
    @Args('input', { description: 'What to import.' }) input: StartImportInput,
    @Context() { viewer }: RequestContext,
  ): Promise<StartImportPayload> {
    return this.imports.start(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => CancelImportPayload, {
    description:
      'Cancels an import. One that runs ends within a few seconds as FAILED with the failure CANCELLED, unless its release was written before. Requires: administrator.',
  })
  cancelImport(@Args('id', { type: () => ID, description: 'Opaque id of the import.' }) id: string): Promise<CancelImportPayload> {
    return this.imports.cancel(id);
  }

  @AdministratorOnly()
  @Query(() => [ImportJobType], { description: 'Imports that were asked for, the newest first. Requires: administrator.' })
  importJobs(
    @Args('first', { type: () => Int, defaultValue: 10, description: 'How many at most, 1 to 100.' }) first: number,
  ): Promise<readonly ImportJobType[]> {
    return this.imports.list(first);
  }

  @AdministratorOnly()
  @Query(() => ImportJobType, {
    nullable: true,
    description: 'One import, to watch it; null when there is no such. Requires: administrator.',
  })
  importJob(@Args('id', { type: () => ID, description: 'Its opaque id.' }) id: string): Promise<ImportJobType | null> {
    return this.imports.find(id);
  }

  @AdministratorOnly()
  @Query(() => [String], { description: 'What there is to import: folders and .zip files of the import folder. Requires: administrator.' })
  importSources(): Promise<readonly string[]> {
    return this.imports.sources();
  }

  @ResolveField(() => ReleaseType, { nullable: true, description: 'The release that it made; null until it has succeeded.' })
  release(@Parent() job: ImportJobType, @Context() { viewer }: RequestContext): Promise<ReleaseType | null> {
    return this.imports.release(job, viewer);
  }
}
