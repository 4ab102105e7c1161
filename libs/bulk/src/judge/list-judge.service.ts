import type { GivenSubject } from '#muster/checking';
import { CheckingService } from '#muster/checks';
import { DatabaseUnavailableError, type Json, type NewCheckResult } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { parseQuestion } from '../question.js';
import { failedResult, resultOf } from './result-of.js';

/** Judges the lists of jobs. */
@Injectable()
export class ListJudge {
  constructor(private readonly checking: CheckingService) {}

  /** `onFault` receives internal errors, which the result does not describe. */
  async judge(subject: GivenSubject, question: Json, onFault: (error: unknown) => void): Promise<NewCheckResult> {
    try {
      const report = await this.checking.check({ ...parseQuestion(question), subject });
      return 'refused' in report ? failedResult(report.refused[0]?.code ?? 'REFUSED') : resultOf(report);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onFault(error);
      return failedResult('INTERNAL');
    }
  }
}
