import { CheckingService } from '#muster/checks';
import { CheckListRepository, DatabaseUnavailableError, type ListPlace, type NewCheckResult, type TakenList } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { parseQuestion } from '../question.js';
import { subjectOf } from './list-subject.js';
import { failedResult, resultOf } from './result-of.js';

@Injectable()
export class ListJudge {
  constructor(
    private readonly lists: CheckListRepository,
    private readonly checking: CheckingService,
  ) {}

  /** Skips a list that already has a result or was deleted. `onFault` receives internal errors, which the result does not describe. */
  async judge(place: ListPlace, onFault: (error: unknown) => void): Promise<void> {
    const list = await this.lists.findOpen(place);
    if (!list) return;
    await this.lists.saveResult(list, await this.#judge(list, onFault));
  }

  async #judge(list: TakenList, onFault: (error: unknown) => void): Promise<NewCheckResult> {
    try {
      const report = await this.checking.check({ ...parseQuestion(list.question), subject: subjectOf(list) });
      return 'refused' in report ? failedResult(report.refused[0]?.code ?? 'REFUSED') : resultOf(report);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onFault(error);
      return failedResult('INTERNAL');
    }
  }
}
