import 'reflect-metadata';
import { NOTHING_ASKED, type CheckReport } from '#muster/checking';
import { ChecksModule, CheckingService, UnknownNameRecorder } from '#muster/checks';
import {
  AliasRepository,
  AuditRepository,
  KnownAliasesService,
  PersistenceModule,
  PrismaService,
  UnknownNameRepository,
  type DatabaseOptions,
} from '#muster/persistence';
import { PublishingModule, SampleService } from '#muster/publishing';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

export interface AliasServices {
  readonly aliases: AliasRepository;
  readonly known: KnownAliasesService;
  readonly unknown: UnknownNameRepository;
  readonly recorder: UnknownNameRecorder;
  readonly audit: AuditRepository;
  readonly checking: CheckingService;
  readonly sample: SampleService;
  readonly check: (text: string) => Promise<CheckReport>;
  /** Runs an SQL statement of the test and returns its rows. */
  readonly sql: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly close: () => Promise<void>;
}

/** The services of one process, connected to a database. */
export async function openAliases(url: string, options: Partial<DatabaseOptions> = {}): Promise<AliasServices> {
  class TestModule {}
  Module({ imports: [PersistenceModule.forRoot({ url, statementTimeout: 30_000, ...options }), PublishingModule, ChecksModule] })(
    TestModule,
  );
  const context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
  const get = <Service>(type: Type<Service>): Service => context.get(type, { strict: false });
  const checking = get(CheckingService);
  return {
    aliases: get(AliasRepository),
    known: get(KnownAliasesService),
    unknown: get(UnknownNameRepository),
    recorder: get(UnknownNameRecorder),
    audit: get(AuditRepository),
    checking,
    sample: get(SampleService),
    check: async (text) => {
      const report = await checking.check({
        ...NOTHING_ASKED,
        edition: '10e',
        against: { kind: 'today' },
        subject: { kind: 'text', text },
      });
      if ('refused' in report) throw new Error(JSON.stringify(report.refused));
      return report;
    },
    sql: (text) => get(PrismaService).session(async (connection) => (await connection.query<Record<string, unknown>>(text)).rows),
    close: () => context.close(),
  };
}
