import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import { EitherWayArgs, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseType } from '../../releases/release.types.js';
import { ImportAdministration } from './import-admin.service.js';
import {
  CancelImportInput,
  CancelImportPayload,
  ImportDiagnosticConnection,
  type ImportDiagnosticType,
  ImportJobConnection,
  ImportJobType,
  StartImportInput,
  StartImportPayload,
} from './import.types.js';

@Resolver(() => ImportJobType)
export class ImportResolver {
  constructor(private readonly imports: ImportAdministration) {}

  @AdministratorOnly()
  @Mutation(() => StartImportPayload, {
    description: 'Queues an import of BattleScribe data, which a worker then performs. Requires: administrator.',
  })
  startImport(
    @Args('input', { description: 'The import to start.' }) input: StartImportInput,
    @Context() { viewer }: RequestContext,
  ): Promise<StartImportPayload> {
    return this.imports.start(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => CancelImportPayload, {
    description:
      'Cancels an import. A running import ends within a few seconds as FAILED with the failure CANCELLED, unless its release has already been written. Requires: administrator.',
  })
  cancelImport(
    @Args('input', { description: 'The import to cancel.' }) input: CancelImportInput,
    @Context() { viewer }: RequestContext,
  ): Promise<CancelImportPayload> {
    return this.imports.cancel(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Query(() => ImportJobConnection, { description: 'All imports, newest first. Requires: administrator.' })
  importJobs(@Args() page: PageArgs): Promise<Connection<ImportJobType>> {
    return this.imports.list(page);
  }

  @AdministratorOnly()
  @Query(() => ImportJobType, {
    nullable: true,
    description: 'An import and its progress; null if there is no such import. Requires: administrator.',
  })
  importJob(@Args('id', { type: () => ID, description: 'Opaque id of the import.' }) id: string): Promise<ImportJobType | null> {
    return this.imports.find(id);
  }

  @AdministratorOnly()
  @Subscription(() => ImportJobType, {
    description:
      'The current state of an import, and each change of its stage, its file and its steps. Ends when the import has ended, or if there is no such import. Requires: administrator.',
  })
  importJobProgress(
    @Args('id', { type: () => ID, description: 'Opaque id of the import.' }) id: string,
  ): AsyncIterator<{ readonly importJobProgress: ImportJobType }> {
    return this.imports.watch(id);
  }

  @AdministratorOnly()
  @Query(() => [String], {
    description: 'The sources that can be imported: folders and .zip files in the import folder. Requires: administrator.',
  })
  importSources(): Promise<readonly string[]> {
    return this.imports.sources();
  }

  @ResolveField(() => ImportDiagnosticConnection, {
    description: 'Diagnostics about the imported data, in the order in which they were found.',
  })
  diagnostics(@Parent() job: ImportJobType, @Args() page: EitherWayArgs): Connection<ImportDiagnosticType> {
    return this.imports.diagnostics(job, page);
  }

  @ResolveField(() => ReleaseType, { nullable: true, description: 'The release that the import created; null until it has succeeded.' })
  release(@Parent() job: ImportJobType, @Context() { viewer }: RequestContext): Promise<ReleaseType | null> {
    return this.imports.release(job, viewer);
  }
}
