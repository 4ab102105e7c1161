import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPastedList, type CheckSubject, type GivenSubject } from '#muster/checking';
import { CheckTimings, UnknownNameRecorder } from '#muster/checks';
import { HeardChanges, PrismaService } from '#muster/persistence';
import { Inject, Injectable, Logger, Optional, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ThreadLost, type ThreadEntry, type Urgency } from './judging-thread.js';
import type { Observed } from './thread-messages.js';
import { ThreadPool, type ThreadUse } from './thread-pool.js';
import { WorkDesk } from './work-desk.service.js';
import type { Given, Value, Work } from './work.js';

/** How a process uses threads. */
export interface ThreadSettings {
  /** Maximum number of threads. With 0, requests are checked in the process itself, and jobs in one thread. */
  readonly threads: number;
  /** Maximum milliseconds for a task of a request; by default 30,000. */
  readonly longest?: number;
  /** Whether threads are started at once and kept, so that nothing waits for their code or for a release. By default idle ones are ended. */
  readonly areKept?: boolean;
  /** Whether threads judge lists of their own as soon as they are started, so that the first ones of others take no longer than later ones. */
  readonly areWarm?: boolean;
  /** The file that the threads run. By default the built file next to this one. */
  readonly entry?: ThreadEntry;
}

export const THREAD_SETTINGS = Symbol('THREAD_SETTINGS');

const NO_THREADS: ThreadSettings = { threads: 0 };
const LONGEST = 30_000;
/** Milliseconds without a task after which threads are ended that are not kept. */
const IDLE = 30_000;

/** The threads as the worker of a queue uses them. */
export interface JobThreads {
  readonly size: number;
  /** @throws the errors of JudgingThread.perform */
  readonly perform: <Name extends keyof Work>(name: Name, ...given: Given<Name>) => Promise<Value<Name>>;
}

/** Checks in threads, so that the process stays free to answer other requests. */
@Injectable()
export class CheckThreads implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #log = new Logger(CheckThreads.name);
  readonly #pool: ThreadPool;
  readonly #pools: ThreadPool[] = [];
  readonly #faults = new Set<(error: unknown) => void>();
  /** Settled when the process may read the next list. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly desk: WorkDesk,
    private readonly database: PrismaService,
    private readonly heard: HeardChanges,
    private readonly names: UnknownNameRecorder,
    private readonly timings: CheckTimings,
    @Optional() @Inject(THREAD_SETTINGS) private readonly settings: ThreadSettings = NO_THREADS,
  ) {
    this.#pool = this.#open(Math.max(1, settings.threads), settings.entry ?? builtEntry());
  }

  /**
   * What a pasted list says, for work that then need not read it. The process reads it while its threads judge others, one list in each turn
   * of its event loop. Anything else, and any list if there are no threads, is returned as it is.
   */
  async read(subject: CheckSubject): Promise<GivenSubject> {
    if (this.settings.threads === 0) return subject;
    await (this.#turn = this.#turn.then(() => nextTurn()));
    const watch = this.timings.start();
    watch.onPhase('read');
    const reading = readPastedList(subject);
    if (reading !== null) watch.stop();
    return reading ?? subject;
  }

  /**
   * Does the work of a request. If its thread crashes, another does the work once more.
   * @throws ThreadLost if that crashes too, or if the work takes too long
   */
  async answer<Name extends keyof Work>(name: Name, ...given: Given<Name>): Promise<Value<Name>> {
    const { threads, longest = LONGEST } = this.settings;
    if (threads === 0) return this.desk.perform(name, given);
    const work = (): Promise<Value<Name>> => this.#perform(this.#pool, name, given, longest, 'request');
    try {
      return await work();
    } catch (error) {
      if (error instanceof ThreadLost && error.how !== 'hung') return work();
      throw error;
    }
  }

  /** The threads for jobs: those of the requests, unless `entry` names another file. `onFault` receives the internal errors of threads. */
  forJobs(longest: number, onFault: (error: unknown) => void, entry?: ThreadEntry): JobThreads {
    const pool = entry === undefined ? this.#pool : this.#open(1, entry);
    this.#faults.add(onFault);
    return { size: pool.size, perform: (name, ...given) => this.#perform(pool, name, given, longest, 'job') };
  }

  /** What the threads of requests do. */
  get use(): ThreadUse {
    return this.#pool.use;
  }

  onApplicationBootstrap(): void {
    if (this.settings.threads > 0 && this.settings.areKept === true) this.#pool.prepare();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  #perform<Name extends keyof Work>(
    pool: ThreadPool,
    name: Name,
    given: Given<Name>,
    longest: number,
    urgency: Urgency,
  ): Promise<Value<Name>> {
    return pool.perform<Name>({ name, given, changes: this.heard.count }, longest, urgency);
  }

  #open(size: number, entry: ThreadEntry): ThreadPool {
    const { url: databaseUrl, replicaUrl, tracing } = this.database.options;
    const order = { databaseUrl, replicaUrl, isTraced: tracing !== null, warmsUp: this.settings.areWarm === true };
    const onFault = (error: unknown): void => this.#tell(error);
    const onObserved = ({ unknownNames, phaseTimes, statementTimes }: Observed): void => {
      if (unknownNames.length > 0) this.names.add(unknownNames);
      this.timings.add(phaseTimes);
      for (const time of statementTimes) tracing?.onStatement(time);
    };
    const listener = { onFault, onObserved };
    const pool = new ThreadPool({ order, entry, listener, size, idle: this.settings.areKept === true ? null : IDLE });
    this.#pools.push(pool);
    return pool;
  }

  #tell(error: unknown): void {
    if (this.#faults.size === 0) this.#log.error(error);
    for (const tell of this.#faults) tell(error);
  }
}

const builtEntry = (): ThreadEntry => ({ file: new URL('checking.thread.js', import.meta.url), argv: [] });
