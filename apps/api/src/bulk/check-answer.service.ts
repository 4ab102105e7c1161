import { reportInWords, type CheckSubject } from '#muster/checking';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { CheckReportType } from '../checking/check-report.types.js';
import { CheckService } from '../checking/check.service.js';
import { ANYONE } from '../platform/access/viewer.js';
import { userErrorInWords, type UserErrorInWords } from '../platform/graphql/user-error.js';
import { answerLanguage } from '../platform/http/language.js';
import { sayingIn } from '../platform/words.js';
import { readQuestion } from './question-params.js';

export type CheckAnswer =
  CheckReportType | { readonly code: string; readonly message: string; readonly userErrors: readonly UserErrorInWords[] };

/** Answers a check over plain HTTP with the fields of `CheckReport`, or with 422 if a selected release or amendment does not exist. */
@Injectable()
export class CheckAnswers {
  constructor(private readonly checks: CheckService) {}

  async answer(subject: CheckSubject, params: Readonly<Record<string, unknown>>, reply: FastifyReply): Promise<CheckAnswer> {
    const { locale: _locale, ...asked } = params;
    const { against, ...question } = readQuestion(asked, true);
    const say = sayingIn(answerLanguage(reply));
    const { reports, userErrors } = await this.checks.check(subject, { ...question, against: against ? [against] : [] }, ANYONE);
    const [report] = reports;
    void reply.status(report ? HttpStatus.OK : HttpStatus.UNPROCESSABLE_ENTITY).header('cache-control', 'no-store');
    if (report) return reportInWords(report, say);
    const told = userErrors.map((error) => userErrorInWords(error, say));
    const [first] = told;
    return {
      code: first?.code ?? 'REFUSED',
      message: first?.message ?? 'The list cannot be checked with these settings.',
      userErrors: told,
    };
  }
}
