import { EventCheckWorker, WebhookWorker } from '#muster/events';
import {
  CheckJobRepository,
  ContentSweeper,
  EventRepository,
  JobQueue,
  PageSessionRepository,
  PartitionRepository,
  RateBudgetRepository,
  ReleasePacker,
  UnknownNameRepository,
  type Json,
} from '#muster/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { UPKEEP_SETTINGS, type UpkeepSettings } from './upkeep-settings.js';

/** Periodic work. Doing a task twice has no further effect. */
interface Task {
  /** When it is due, as a cron expression in UTC. */
  readonly cron: string;
  readonly run: () => Promise<unknown>;
}

const EACH_MINUTE = '* * * * *';
/** Tasks that the database does at the same time in one process. */
const AT_ONCE = 4;

/**
 * Does what is due now and then: expiry, sweeps and partitions. The queue plans each task once, however many workers there are, and tries a task
 * again that failed.
 */
@Injectable()
export class UpkeepWorker {
  readonly #tasks: ReadonlyMap<string, Task>;

  constructor(
    private readonly queue: JobQueue,
    checkJobs: CheckJobRepository,
    unknownNames: UnknownNameRepository,
    events: EventRepository,
    eventChecks: EventCheckWorker,
    webhooks: WebhookWorker,
    sessions: PageSessionRepository,
    budgets: RateBudgetRepository,
    content: ContentSweeper,
    partitions: PartitionRepository,
    releases: ReleasePacker,
    @Inject(UPKEEP_SETTINGS) { auditMonths }: UpkeepSettings,
  ) {
    this.#tasks = new Map<string, Task>([
      ['judge-submissions', { cron: EACH_MINUTE, run: () => eventChecks.judgeLeftOver() }],
      ['announce-reveals', { cron: EACH_MINUTE, run: () => webhooks.announceReveals() }],
      ['pack-releases', { cron: EACH_MINUTE, run: () => releases.packNext() }],
      ['expire-checks', { cron: '*/5 * * * *', run: () => checkJobs.expire() }],
      ['expire-events', { cron: '*/5 * * * *', run: () => events.expire() }],
      ['expire-sessions', { cron: '11 * * * *', run: () => sessions.expire() }],
      ['expire-budgets', { cron: '*/10 * * * *', run: () => budgets.expire() }],
      ['sweep-names', { cron: '23 * * * *', run: () => unknownNames.sweep() }],
      ['sweep-content', { cron: '41 * * * *', run: () => content.sweep() }],
      ['tend-partitions', { cron: '17 3 * * *', run: () => partitions.tend(auditMonths) }],
    ]);
  }

  /** Runs until `stopped` is aborted. `onFault` receives internal errors. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void): Promise<void> {
    const plan = [...this.#tasks].map(([task, { cron }]) => ({ key: task, cron, data: { task } }));
    await this.queue.work('upkeep', ({ data }) => this.do(taskIn(data)), stopped, onFault, { atOnce: AT_ONCE, plan });
  }

  /** Does a task at once. An unknown one is of another version of Muster, whose workers do it. */
  async do(task: string): Promise<void> {
    await this.#tasks.get(task)?.run();
  }
}

function taskIn(data: Json): string {
  const task = typeof data === 'object' && data !== null && !Array.isArray(data) ? data['task'] : null;
  if (typeof task !== 'string') throw new Error('A job of upkeep names no task.');
  return task;
}
