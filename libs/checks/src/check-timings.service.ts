import { Injectable } from '@nestjs/common';
import type { CheckPhase, PhaseListener } from '#muster/checking';

/** How long a phase of a check took. */
export interface PhaseTime {
  readonly phase: CheckPhase;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
}

/** Number of times that wait to be taken. Further ones are dropped, because a process that nobody observes takes none. */
const MOST_WAITING = 1_000;

/** Measures the phases of the checks of this process, and passes on those of its threads. */
@Injectable()
export class CheckTimings {
  #waiting: PhaseTime[] = [];
  readonly #listeners: ((time: PhaseTime) => void)[] = [];

  /** A stopwatch for one check. A phase that is entered twice is counted twice. */
  start(): { readonly onPhase: PhaseListener; readonly stop: () => void } {
    let running: { readonly phase: CheckPhase; readonly since: number } | null = null;
    const stop = (): void => {
      if (running) {
        const { phase, since } = running;
        this.add([{ phase, startedAt: performance.timeOrigin + since, seconds: (performance.now() - since) / 1_000 }]);
      }
      running = null;
    };
    const onPhase = (phase: CheckPhase): void => {
      stop();
      running = { phase, since: performance.now() };
    };
    return { onPhase, stop };
  }

  /** Counts times of this process, or those that one of its threads measured. */
  add(times: readonly PhaseTime[]): void {
    for (const time of times)
      if (this.#listeners.length > 0) for (const listener of this.#listeners) listener(time);
      else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(time);
  }

  /** Passes every further time to the listener instead of keeping it. There may be several. */
  listen(listener: (time: PhaseTime) => void): void {
    for (const time of this.take()) listener(time);
    this.#listeners.push(listener);
  }

  /** Returns what was measured, to be counted elsewhere. */
  take(): readonly PhaseTime[] {
    const times = this.#waiting;
    this.#waiting = [];
    return times;
  }
}
