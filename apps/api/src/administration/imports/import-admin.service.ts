import type { Diagnostic } from '#muster/diagnostics';
import { eachOf, forAdministrators, NodeFinders } from '../../platform/graphql/node-finders.js';
import { ENGLISH } from '#muster/messages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ImportJobRepository, type ImportJob } from '#muster/persistence';
import { groupDiagnostics, ImportFolder, ImportWatch, ImportWorker } from '#muster/publishing';
import type { Administrator, Viewer } from '../../platform/access/viewer.js';
import { storedIdOf, writeGlobalId } from '../../platform/graphql/global-id.js';
import type { Connection, EitherWayArgs, PageArgs } from '../../platform/graphql/connection.js';
import { noCursor, pageAfter, pageAt } from '../../platform/graphql/page.js';
import { userError } from '../../platform/graphql/user-error.js';
import type { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { untilLeft } from '../../platform/sockets/until-left.js';
import { render } from '../../platform/words.js';
import { toRelease } from '../../releases/present-release.js';
import { ReleaseSelection } from '../../releases/release-selection.service.js';
import type { ReleaseType } from '../../releases/release.types.js';
import type {
  CancelImportInput,
  CancelImportPayload,
  ImportDiagnosticType,
  ImportJobType,
  StartImportInput,
  StartImportPayload,
} from './import.types.js';

/** Requests imports and reports their progress. Workers run them. */
@Injectable()
export class ImportAdministration implements OnModuleInit {
  constructor(
    private readonly folder: ImportFolder,
    private readonly worker: ImportWorker,
    private readonly jobs: ImportJobRepository,
    private readonly watching: ImportWatch,
    private readonly releases: ReleaseSelection,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add('ImportJob', forAdministrators(eachOf((id) => this.find(id))));
  }

  async start(
    { source, edition, label, effectiveFrom, sourceRevision, mode }: StartImportInput,
    viewer: Administrator,
  ): Promise<StartImportPayload> {
    if (this.folder.folder === null) return refused(userError('NO_IMPORT_FOLDER', 'none', ['input', 'source']));
    if (!(await this.folder.has(source))) return refused(userError('UNKNOWN_SOURCE', 'unknown', ['input', 'source']));
    const order = { source, effectiveFrom, sourceRevision: sourceRevision ?? null, mode };
    return { job: toImportJob(await this.worker.start({ actor: viewer.author, edition, label }, order)), userErrors: [] };
  }

  async cancel({ job: opaqueId }: CancelImportInput, viewer: Administrator): Promise<CancelImportPayload> {
    const job = await this.find(opaqueId);
    if (!job) return { job: null, userErrors: [userError('NOT_FOUND', 'import', ['input', 'job'])] };
    const isCancelled = await this.worker.cancel(storedIdOf('ImportJob', opaqueId) ?? '', viewer.author);
    const userErrors = isCancelled ? [] : [userError('WRONG_STATUS', 'importEnded', ['input', 'job'])];
    return { job: await this.find(opaqueId), userErrors };
  }

  async list({ first, after }: PageArgs): Promise<Connection<ImportJobType>> {
    const last = after ? storedIdOf('ImportJob', after) : undefined;
    if (last === null) throw noCursor();
    const found = await this.jobs.list({ first: first + 1, ...(last !== undefined && { after: last }) });
    const edges = found.slice(0, first).map((job) => ({ cursor: writeGlobalId('ImportJob', job.id), node: toImportJob(job) }));
    return pageAfter(after, edges, found.length > first, () => this.jobs.count());
  }

  async find(opaqueId: string): Promise<ImportJobType | null> {
    const id = storedIdOf('ImportJob', opaqueId);
    const job = id === null ? null : await this.jobs.find(id);
    return job && toImportJob(job);
  }

  /** Sends the import's current state, and each change until it has ended. */
  watch(opaqueId: string): AsyncIterableIterator<{ readonly importJobProgress: ImportJobType }> {
    return untilLeft((left) => this.#watch(storedIdOf('ImportJob', opaqueId), left));
  }

  async *#watch(id: string | null, left: AbortSignal): AsyncGenerator<{ readonly importJobProgress: ImportJobType }, void, undefined> {
    if (id === null) return;
    for await (const job of this.watching.watch(id, left)) yield { importJobProgress: toImportJob(job) };
  }

  diagnostics({ said }: ImportJobType, page: EitherWayArgs): Connection<ImportDiagnosticType> {
    return pageAt(said, page, toDiagnostic);
  }

  async release({ releaseId }: ImportJobType, viewer: Viewer): Promise<ReleaseType | null> {
    const release = releaseId === null ? null : await this.releases.findById(releaseId, viewer);
    return release && toRelease(release);
  }

  sources(): Promise<readonly string[]> {
    return this.folder.list();
  }
}

const refused = (error: UserErrorType): StartImportPayload => ({ job: null, userErrors: [error] });

function toImportJob({ id, diagnostics, request: _request, actor, ...job }: ImportJob): ImportJobType {
  const diagnosticGroups = groupDiagnostics(diagnostics).map(({ code, severity, count, examples }) => {
    return { code, severity, count, examples: examples.map(toDiagnostic) };
  });
  return { ...job, actor: actor.name, id: writeGlobalId('ImportJob', id), said: diagnostics, diagnosticGroups };
}

function toDiagnostic(diagnostic: Diagnostic): ImportDiagnosticType {
  const { code, severity, params, path, line } = diagnostic;
  return { code, severity, message: render(ENGLISH, diagnostic), params, path: path.map(String), line };
}
