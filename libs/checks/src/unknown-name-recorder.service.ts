import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Sayable } from '#muster/diagnostics';
import { UnknownNameRepository, type UnknownNameCount } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import { languageOf, namesNotFound, type SubjectReading } from '#muster/checking';

/** Milliseconds for which names are collected before they are written. */
const COLLECTING = 5_000;
/** Number of names that wait to be written. Further names are dropped, for example while the database is unavailable. */
const MOST_WAITING = 2_000;

/**
 * Counts the names that checks did not know. Names are collected in memory and written together, so a check neither waits for them nor
 * fails because of them.
 */
@Injectable()
export class UnknownNameRecorder implements OnModuleDestroy {
  #waiting = new Map<string, UnknownNameCount>();
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly names: UnknownNameRepository) {}

  /** Counts the names of one list. `said` are the reasons and findings of its check. */
  record(edition: EditionId, reading: Pick<SubjectReading, 'roster' | 'format'>, said: readonly Sayable[]): void {
    const language = languageOf(reading);
    this.add(namesNotFound(reading.roster, said).map((one) => ({ ...one, edition, language, lists: 1 })));
  }

  /** Counts names that a thread of this process collected. */
  add(counts: readonly UnknownNameCount[]): void {
    for (const count of counts) this.#count(count);
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.flush(), COLLECTING).unref();
  }

  /** Returns what was collected, to be counted elsewhere. */
  take(): readonly UnknownNameCount[] {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const counts = [...this.#waiting.values()];
    this.#waiting = new Map();
    return counts;
  }

  /** Writes what was collected. If that fails, the names wait for the next time. */
  async flush(): Promise<void> {
    const counts = this.take();
    try {
      await this.names.add(counts);
    } catch {
      for (const count of counts) this.#count(count);
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  #count(one: UnknownNameCount): void {
    const key = JSON.stringify([one.edition, one.kind, one.name, one.language]);
    const before = this.#waiting.get(key);
    if (before === undefined && this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(key, { ...one, lists: one.lists + (before?.lists ?? 0) });
  }
}
