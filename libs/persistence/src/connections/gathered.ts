import { DatabaseUnavailableError } from '../database-unavailable.error.js';

/** What is asked one by one, and how several of it are answered with one statement. */
export interface Gathering<Asked, Answer> {
  /** How many are answered together at most. */
  readonly most: number;
  /** Items with the same key are never answered together. */
  readonly keyOf?: (asked: Asked) => string;
  /** Minimum milliseconds between the beginnings of two statements, so that more is answered together. By default 0. */
  readonly apart?: number;
  /** Returns one answer per item, in the same order. */
  readonly answer: (asked: readonly Asked[]) => Promise<readonly Answer[]>;
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds after which a statement no longer holds up what is asked meanwhile: it may wait for a lock, or for a lost connection. */
const PATIENCE = 50;

/**
 * Answers together what is asked in one turn of the event loop, or while an earlier statement is running: under load, many requests then share
 * one round trip and one commit. Whoever asks alone waits for the end of the turn only. Every answer is given by a statement that began
 * after the question.
 */
export class Gathered<Asked, Answer> {
  #waiting: Waiting<Asked, Answer>[] = [];
  /** Whether a statement is running, or begins at the end of this turn of the event loop. */
  #isBusy = false;

  constructor(private readonly gathering: Gathering<Asked, Answer>) {}

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isBusy || this.#waiting.length === 0) return;
    this.#isBusy = true;
    setImmediate(() => this.#begin());
  }

  #begin(): void {
    const { apart = 0 } = this.gathering;
    const earliest = performance.now() + apart;
    let isAwaited = true;
    const goOn = (): void => {
      this.#isBusy = false;
      this.#next();
    };
    const end = (): void => {
      clearTimeout(timer);
      if (!isAwaited) return;
      isAwaited = false;
      const left = earliest - performance.now();
      if (left > 0) setTimeout(goOn, left);
      else goOn();
    };
    const timer = setTimeout(end, PATIENCE);
    void this.#answer(this.#take()).then(end);
  }

  /** The items that wait longest. */
  #take(): readonly Waiting<Asked, Answer>[] {
    const { most, keyOf } = this.gathering;
    const byKey = new Map(this.#waiting.toReversed().map((one) => [keyOf?.(one.asked) ?? one, one]));
    const able = [...byKey.values()].reverse();
    const taken = new Set(able.slice(0, most));
    this.#waiting = this.#waiting.filter((one) => !taken.has(one));
    return [...taken];
  }

  async #answer(group: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.gathering.answer(group.map(({ asked }) => asked));
      for (const [index, { resolve, reject }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('A statement did not answer all that was asked.'));
        else resolve(answer);
      }
    } catch (error) {
      // PostgreSQL refused the statement, perhaps because of one item. If it did not answer, what it did is unknown.
      if (group.length > 1 && !(error instanceof DatabaseUnavailableError)) await Promise.all(group.map((one) => this.#answer([one])));
      else for (const { reject } of group) reject(error);
    }
  }
}
