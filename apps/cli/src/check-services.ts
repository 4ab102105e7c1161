import { Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ChecksModule, CheckingService, CompiledReleases, VerdictsOverTime } from '#muster/checks';
import {
  AdministratorKeyRepository,
  type KeptAnswersOptions,
  type KeptReleasesOptions,
  PersistenceModule,
  ReleaseRepository,
} from '#muster/persistence';
import { databaseUrl } from './database-url.js';

/** The services of commands that read releases and judge lists. */
export interface CheckServices {
  readonly administratorKey: AdministratorKeyRepository;
  readonly checking: CheckingService;
  readonly compiled: CompiledReleases;
  readonly overTime: VerdictsOverTime;
  readonly releases: ReleaseRepository;
}

/** Finds a service by its class. */
export type Get = <Service>(type: Type<Service>) => Service;

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

/** Connects the services of these modules to the database when they first need it, and closes them whether the work succeeds or fails. */
export async function connected<T>(modules: NonNullable<ModuleMetadata['imports']>, work: (get: Get) => Promise<T>): Promise<T> {
  const options = { findUrl: databaseUrl, listens: false, applicationName: 'muster cli', poolSize: 4, ...PATIENT };
  const persistence = PersistenceModule.forRoot(options, keptReleases(), keptAnswers());
  @Module({ imports: [persistence, ...modules] })
  class CliModule {}
  const context = await NestFactory.createApplicationContext(CliModule, { logger: ['error'], abortOnError: false });
  try {
    return await work((type) => context.get(type));
  } finally {
    await context.close();
  }
}

/** The services that a check needs, without those of imports: a command that loads these too takes a tenth longer. */
export const withCheckServices = <T>(work: (services: CheckServices) => Promise<T>): Promise<T> =>
  connected([ChecksModule], (get) => work(checkServices(get)));

export const checkServices = (get: Get): CheckServices => ({
  administratorKey: get(AdministratorKeyRepository),
  checking: get(CheckingService),
  compiled: get(CompiledReleases),
  overTime: get(VerdictsOverTime),
  releases: get(ReleaseRepository),
});
