import 'reflect-metadata';
import {
  AuditRepository,
  CatalogueRepository,
  ContentSweeper,
  OverlayRepository,
  PersistenceModule,
  PrismaService,
  ReleasePacker,
  ReleaseRepository,
} from '#muster/persistence';
import {
  DataDifferences,
  DraftService,
  ImportService,
  ManualImportService,
  Migrations,
  PublishingModule,
  SampleService,
} from '#muster/publishing';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

export interface Services {
  readonly imports: ImportService;
  readonly differences: DataDifferences;
  readonly manuals: ManualImportService;
  readonly drafts: DraftService;
  readonly sample: SampleService;
  readonly migrations: Migrations;
  readonly releases: ReleaseRepository;
  readonly catalogue: CatalogueRepository;
  readonly overlays: OverlayRepository;
  readonly audit: AuditRepository;
  readonly sweeper: ContentSweeper;
  readonly packer: ReleasePacker;
  readonly database: PrismaService;
  /** Runs an SQL statement of the test and returns its rows. */
  readonly sql: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly close: () => Promise<void>;
}

/** The services of one process, connected to a database. */
export async function openServices(url: string): Promise<Services> {
  class TestModule {}
  Module({ imports: [PersistenceModule.forRoot({ url, applicationName: 'muster test', statementTimeout: 30_000 }), PublishingModule] })(
    TestModule,
  );
  const context: INestApplicationContext = await NestFactory.createApplicationContext(TestModule, {
    logger: ['error'],
    abortOnError: false,
  });
  const get = <Service>(type: Type<Service>): Service => context.get(type, { strict: false });
  return {
    imports: get(ImportService),
    differences: get(DataDifferences),
    manuals: get(ManualImportService),
    drafts: get(DraftService),
    sample: get(SampleService),
    migrations: get(Migrations),
    releases: get(ReleaseRepository),
    catalogue: get(CatalogueRepository),
    overlays: get(OverlayRepository),
    audit: get(AuditRepository),
    sweeper: get(ContentSweeper),
    packer: get(ReleasePacker),
    database: get(PrismaService),
    sql: (text) => get(PrismaService).session(async (connection) => (await connection.query<Record<string, unknown>>(text)).rows),
    close: () => context.close(),
  };
}
