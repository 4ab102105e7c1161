import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ChecksModule, CheckingService, CompiledReleases, VerdictsOverTime } from '#muster/checks';
import {
  AdministratorKeyRepository,
  type KeptAnswersOptions,
  type KeptReleasesOptions,
  PersistenceModule,
  ReleaseRepository,
} from '#muster/persistence';
import { AliasTeacher, DataDifferences, ImportService, ManualImportService, PublishingModule } from '#muster/publishing';
import { databaseUrl } from './database-url.js';

/** The services that commands use. */
export interface Services {
  readonly aliases: AliasTeacher;
  readonly administratorKey: AdministratorKeyRepository;
  readonly checking: CheckingService;
  readonly compiled: CompiledReleases;
  readonly differences: DataDifferences;
  readonly imports: ImportService;
  readonly manuals: ManualImportService;
  readonly overTime: VerdictsOverTime;
  readonly releases: ReleaseRepository;
}

/** A person at a terminal can wait, so commands have longer timeouts than the API. In milliseconds. */
const PATIENT = { connectTimeout: 30_000, statementTimeout: 60_000 };

/** Where the launcher (tools/muster.mjs) says that releases may be kept on disk. */
function keptReleases(): KeptReleasesOptions | null {
  const { MUSTER_KEPT_RELEASES: folder, MUSTER_BUILD: build } = process.env;
  return folder && build ? { folder, build } : null;
}

/** Where answers of the embedded database may be kept; the launcher says so only if there is no other database. */
function keptAnswers(): KeptAnswersOptions | null {
  const { MUSTER_KEPT_ANSWERS: folder, MUSTER_CONTROL_FILE: controlFile, MUSTER_BUILD: build } = process.env;
  return folder && controlFile && build ? { folder, controlFile, build } : null;
}

/** Connects the services to the database when they first need it, and closes them whether the work succeeds or fails. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const options = { findUrl: databaseUrl, listens: false, applicationName: 'muster cli', poolSize: 4, ...PATIENT };
  const persistence = PersistenceModule.forRoot(options, keptReleases(), keptAnswers());
  @Module({ imports: [persistence, ChecksModule, PublishingModule] })
  class CliModule {}
  const context = await NestFactory.createApplicationContext(CliModule, { logger: ['error'], abortOnError: false });
  const get = <Service>(type: Type<Service>): Service => context.get(type);
  try {
    return await work({
      aliases: get(AliasTeacher),
      administratorKey: get(AdministratorKeyRepository),
      checking: get(CheckingService),
      compiled: get(CompiledReleases),
      differences: get(DataDifferences),
      imports: get(ImportService),
      manuals: get(ManualImportService),
      overTime: get(VerdictsOverTime),
      releases: get(ReleaseRepository),
    });
  } finally {
    await context.close();
  }
}
