import { EventRepository, JobQueue, SubmissionRepository, type Json, type SubmissionPlace } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { SubmissionJudge } from './submission-judge.service.js';

/** Lists that are read from the store at once. */
const PAGE = 50;

/** Judges the lists of events again after the data, the aliases or the event's own settings changed. */
@Injectable()
export class EventCheckWorker {
  constructor(
    private readonly queue: JobQueue,
    private readonly events: EventRepository,
    private readonly submissions: SubmissionRepository,
    private readonly judge: SubmissionJudge,
  ) {}

  /** Runs until `stopped` is aborted. `onFault` receives internal errors. */
  async run(stopped: AbortSignal, onFault: (error: unknown) => void): Promise<void> {
    await Promise.all([
      this.queue.work('event-checks', ({ data }) => this.recheck(eventIn(data), onFault), stopped, onFault),
      this.queue.work(
        'event-checks-given-up',
        async ({ data }) => onFault(new Error(`Event ${eventIn(data)} was not re-checked.`)),
        stopped,
        onFault,
      ),
    ]);
  }

  /** Judges the latest version of every player again. A list that fails is reported and does not stop the others. */
  async recheck(eventId: string, onFault: (error: unknown) => void): Promise<void> {
    const event = await this.events.find(eventId);
    if (!event) return;
    let last: SubmissionPlace | undefined;
    do {
      const places: readonly SubmissionPlace[] = await this.submissions.next(eventId, PAGE, last?.playerId);
      for (const place of places) await this.judge.judge(event, place).catch(onFault);
      last = places.at(-1);
    } while (last !== undefined);
  }

  /** Judges what a process stored before it ended. */
  async judgeLeftOver(): Promise<void> {
    for (const { eventId, ...place } of await this.submissions.unjudged(PAGE)) {
      const event = await this.events.find(eventId);
      if (event) await this.judge.judge(event, place);
    }
  }
}

function eventIn(data: Json): string {
  const event = typeof data === 'object' && data !== null && !Array.isArray(data) ? data['event'] : null;
  if (typeof event !== 'string') throw new Error('A job of event-checks names no event.');
  return event;
}
