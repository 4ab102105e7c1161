import { CheckThreads, failedResult, isReport, parseQuestion, subjectOf } from '#muster/bulk';
import type { CheckReport } from '#muster/checking';
import {
  EventPlayerRepository,
  SubmissionRepository,
  type Json,
  type NewSubmissionCheck,
  type StoredEvent,
  type SubmissionPlace,
  type SubmittedContent,
} from '#muster/persistence';
import { Injectable, Logger } from '@nestjs/common';
import { countedResult } from './counted-report.js';

/** Judges submitted lists as their event asks, and saves the results. */
@Injectable()
export class SubmissionJudge {
  readonly #log = new Logger(SubmissionJudge.name);

  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly players: EventPlayerRepository,
    private readonly threads: CheckThreads,
  ) {}

  /** Judges a version. Does nothing if the version no longer exists. */
  async judge({ question }: Pick<StoredEvent, 'question'>, place: SubmissionPlace): Promise<void> {
    const content = await this.submissions.content(place);
    if (content) await this.submissions.saveCheck(place, await this.#resultOf(question, place, content));
  }

  /**
   * Judges a version that has just arrived, unless it has a result: the process that stored it may have ended before it was judged. A
   * failure is left to a worker, because the version is stored.
   */
  async judgeNew(event: Pick<StoredEvent, 'question'>, place: SubmissionPlace): Promise<void> {
    if (await this.submissions.isJudged(place)) return;
    await this.judge(event, place).catch((error: unknown) => this.#log.error(error));
  }

  /** Counts the findings of a version again after an override was made or ended. */
  async recount(place: SubmissionPlace): Promise<void> {
    const report = await this.report(place);
    if (report) await this.submissions.saveCheck(place, countedResult(report, await this.#overridesOf(place)));
  }

  async report(place: SubmissionPlace): Promise<CheckReport | null> {
    const report: unknown = await this.submissions.report(place);
    return isReport(report) ? report : null;
  }

  async #resultOf(question: Json, place: SubmissionPlace, content: SubmittedContent): Promise<NewSubmissionCheck> {
    const { against, ...asked } = parseQuestion(question);
    const [report] = await this.threads.answer('check', await this.threads.read(subjectOf(content)), asked, [against]);
    if (!report) throw new Error('One question has one answer.');
    if ('refused' in report) return { ...failedResult(report.refused[0]?.code ?? 'REFUSED'), aspects: {}, deciding: null };
    return countedResult(report, await this.#overridesOf(place));
  }

  async #overridesOf({ playerId }: SubmissionPlace): ReturnType<EventPlayerRepository['overridesOf']> {
    return this.players.overridesOf(playerId);
  }
}
