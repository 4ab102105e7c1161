import { CheckThreads } from '#muster/bulk';
import { CheckTimings } from '#muster/checks';
import { CHECK_PHASES } from '#muster/checking';
import { JobQueue, PrismaService } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LabelSet } from './label-set.js';

/** A request that was answered. */
export interface AnsweredRequest {
  readonly door: 'graphql' | 'http';
  /** The name of the GraphQL operation, or else its first field; for other requests the method and the route. */
  readonly operation: string;
  /** `OK`, or the code of the first error. */
  readonly code: string;
  readonly seconds: number;
}

/** Callers name their operations themselves. */
const MOST_OPERATIONS = 300;
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PHASE_SECONDS = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/**
 * The metrics of a process, in the text format of Prometheus. Gauges are read when somebody asks, so they cost nothing otherwise. No label
 * holds anything of a list.
 */
@Injectable()
export class Metrics {
  readonly #registry = new Registry();
  readonly #operations = new LabelSet(MOST_OPERATIONS);
  readonly #requests = new Counter({
    name: 'muster_requests_total',
    help: 'Answered requests by operation and error code.',
    labelNames: ['door', 'operation', 'code'],
    registers: [this.#registry],
  });
  readonly #requestSeconds = new Histogram({
    name: 'muster_request_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['door', 'operation'],
    buckets: REQUEST_SECONDS,
    registers: [this.#registry],
  });
  readonly #phaseSeconds = new Histogram({
    name: 'muster_check_phase_seconds',
    help: `Time in each phase of a check: ${CHECK_PHASES.join(', ')}.`,
    labelNames: ['phase'],
    buckets: PHASE_SECONDS,
    registers: [this.#registry],
  });
  #observesProcess = false;

  constructor(
    timings: CheckTimings,
    private readonly threads: CheckThreads,
    private readonly queue: JobQueue,
    private readonly database: PrismaService,
  ) {
    timings.listen(({ phase, seconds }) => this.#phaseSeconds.observe({ phase }, seconds));
    this.#showThreads();
    this.#showConnections();
    this.#showQueues();
  }

  request({ door, operation, code, seconds }: AnsweredRequest): void {
    const label = this.#operations.of(operation);
    this.#requests.inc({ door, operation: label, code });
    this.#requestSeconds.observe({ door, operation: label }, seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The event loop, memory and garbage collection are observed from the first call on. */
  async text(): Promise<string> {
    if (!this.#observesProcess) collectDefaultMetrics({ register: this.#registry });
    this.#observesProcess = true;
    return this.#registry.metrics();
  }

  #showThreads(): void {
    this.#gauge('muster_check_threads', 'Threads for checks, by what they do.', ['state'], (gauge) => {
      const { alive, busy } = this.threads.use;
      gauge.set({ state: 'busy' }, busy);
      gauge.set({ state: 'idle' }, alive - busy);
    });
    this.#gauge('muster_checks_waiting', 'Checks that wait for a thread, by who asked.', ['urgency'], (gauge) => {
      for (const [urgency, tasks] of Object.entries(this.threads.use.waiting)) gauge.set({ urgency }, tasks);
    });
    this.#gauge('muster_releases_compiled', 'Compiled releases that the threads keep, added up.', [], (gauge) =>
      gauge.set(this.threads.use.releasesReady),
    );
  }

  #showConnections(): void {
    this.#gauge('muster_database_connections', 'Database connections by pool and state.', ['pool', 'state'], (gauge) => {
      for (const { pool, open, idle } of this.database.poolUse) {
        gauge.set({ pool, state: 'busy' }, open - idle);
        gauge.set({ pool, state: 'idle' }, idle);
      }
    });
    this.#gauge('muster_database_waiting', 'Tasks that wait for a database connection, by pool.', ['pool'], (gauge) => {
      for (const { pool, waiting } of this.database.poolUse) gauge.set({ pool }, waiting);
    });
  }

  /** While the database does not answer, `muster_database_up` is 0 and the queues are left out. */
  #showQueues(): void {
    const oldest = new Gauge({
      name: 'muster_queue_oldest_seconds',
      help: 'Age of the oldest job, by queue and state.',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
    });
    const up = new Gauge({ name: 'muster_database_up', help: 'Whether the database answers.', registers: [this.#registry] });
    this.#gauge('muster_queue_jobs', 'Unfinished and given-up jobs, by queue and state.', ['queue', 'state'], async (gauge) => {
      const depths = await this.queue.depths().catch(() => null);
      up.set(depths === null ? 0 : 1);
      oldest.reset();
      for (const { queue, state, jobs, oldestSeconds } of depths ?? []) {
        gauge.set({ queue, state }, jobs);
        oldest.set({ queue, state }, oldestSeconds);
      }
    });
  }

  /** A gauge without old values that is read anew each time. */
  #gauge(name: string, help: string, labelNames: readonly string[], read: (gauge: Gauge) => void | Promise<void>): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames: [...labelNames], registers: [this.#registry] },
      collect: () => {
        gauge.reset();
        return read(gauge);
      },
    });
  }
}
