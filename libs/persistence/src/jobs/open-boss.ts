import type { PgBoss } from 'pg-boss';
import type { PrismaService } from '../prisma.service.js';
import { SCHEMA } from './queue-statements.js';
import { QUIET } from './quiet-tracer.js';

/** Seconds between two checks for dead workers. */
const SUPERVISE = 5;
/** Seconds between two checks for periodic jobs that are due. All processes take turns. */
const PLAN = 10;

/** Opens pg-boss on the connections of this process. Loaded when it is needed: commands and judging threads do without its megabyte of code. */
export async function openBoss(prisma: PrismaService, onError: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const settings = {
    supervise: true,
    superviseIntervalSeconds: SUPERVISE,
    monitorIntervalSeconds: SUPERVISE,
    schedule: true,
    cronMonitorIntervalSeconds: PLAN,
    cronWorkerIntervalSeconds: 1,
    reindex: false,
  };
  const alone = { migrate: false, createSchema: false, registerInstance: false, monitorVacuum: false };
  const isTraced = prisma.options.tracing !== null;
  const boss = new Boss({
    openTelemetry: { enabled: isTraced, propagateContext: isTraced, tracerProvider: QUIET },
    db: { executeSql: (text, values = []) => prisma.script(text, values) },
    schema: SCHEMA,
    ...settings,
    ...alone,
  });
  boss.on('error', onError);
  return boss;
}
