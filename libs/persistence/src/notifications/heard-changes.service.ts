import { Injectable } from '@nestjs/common';

/**
 * Counts the changes of stored data that this process made or was notified of. A process tells its threads the count with each task, so
 * that a check sees every change that was made before it, although notifications reach each thread at another time.
 */
@Injectable()
export class HeardChanges {
  #count = 0;
  /** The highest count that another thread told. */
  #told = 0;
  readonly #forgets: (() => void)[] = [];

  get count(): number {
    return this.#count;
  }

  /** `forget` is called when cached data may be outdated. */
  onChange(forget: () => void): void {
    this.#forgets.push(forget);
  }

  /** Called after a change. */
  add(): void {
    this.#count += 1;
  }

  /** Called with the count of the process before work in a thread begins. */
  catchUp(count: number): void {
    if (count <= this.#told) return;
    this.#told = count;
    for (const forget of this.#forgets) forget();
  }
}
