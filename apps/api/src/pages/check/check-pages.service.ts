import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CheckJobService, type JobQuestion } from '../../bulk/check-job.service.js';
import { toQuestion } from '../../checking/check-question.input.js';
import { CheckService } from '../../checking/check.service.js';
import { ANYONE } from '../../platform/access/viewer.js';
import { repositoryFolder } from '../../platform/repository-folder.js';
import { NOTHING_ASKED, questionOf, readAsked, type Asked } from '../form/asked.js';
import { FormOptionsService, type FormOptions } from '../form/form-options.service.js';
import { fieldOf, type Form } from '../../platform/http/form.js';
import type { Asker } from '../layout/asker.js';
import type { PageAnswer } from '../layout/page-answer.js';
import { ReportViews } from '../report/report-views.service.js';
import { checkPage } from './check-page.js';
import { reportPage } from './report-page.js';
import { subjectOfForm, type FormSubject } from './subject-of-form.js';

const EXAMPLE = 'prisma/sample/lists/ashen-orchard-illegal.txt';
const UNPROCESSABLE = 422;

/** The pages under /check: the form, its report and, on request, a link to the saved report. */
@Injectable()
export class CheckPages {
  constructor(
    private readonly options: FormOptionsService,
    private readonly checks: CheckService,
    private readonly jobs: CheckJobService,
    private readonly views: ReportViews,
  ) {}

  async form(withExample: boolean): Promise<PageAnswer> {
    const text = withExample ? await readFile(path.join(repositoryFolder, EXAMPLE), 'utf8').catch(() => '') : '';
    return formWith(200, { ...NOTHING_ASKED, text }, await this.options.list());
  }

  async refused(status: number, fault: string): Promise<PageAnswer> {
    return formWith(status, NOTHING_ASKED, await this.options.list(), fault);
  }

  async submit(form: Form, asker: Asker): Promise<PageAnswer> {
    const asked = readAsked(form);
    const options = await this.options.list();
    const keep = fieldOf(form, 'keep') !== '';
    const question = questionOf(asked);
    if ('fault' in question) return formWith(UNPROCESSABLE, asked, options, question.fault);
    const subject = subjectOfForm(form, asked.text);
    if ('fault' in subject) return formWith(UNPROCESSABLE, asked, options, subject.fault);
    return keep ? this.#keep(subject, question, asked, options, asker) : this.#report(subject, question, asked, options, asker);
  }

  async #report(subject: FormSubject, question: JobQuestion, asked: Asked, options: FormOptions, asker: Asker): Promise<PageAnswer> {
    const { against, ...rest } = question;
    const { reports, userErrors } = await this.checks.check(subject, { ...rest, against: against ? [against] : [] }, ANYONE);
    const [report] = reports;
    if (!report) return formWith(UNPROCESSABLE, asked, options, ...userErrors.map(asker.say));
    const view = await this.views.of(subject, toQuestion(rest), report, asker);
    return { status: 200, html: reportPage({ view, asked: subject.kind === 'text' ? { ...asked, text: subject.text } : asked, options }) };
  }

  async #keep(subject: FormSubject, question: JobQuestion, asked: Asked, options: FormOptions, asker: Asker): Promise<PageAnswer> {
    const given =
      subject.kind === 'text'
        ? ({ kind: 'texts', texts: [{ player: null, text: subject.text }] } as const)
        : ({ kind: 'files', files: [{ name: subject.name, bytes: subject.bytes }] } as const);
    const { job, userErrors } = await this.jobs.startWith(given, question, asker.caller);
    if (!job) return formWith(UNPROCESSABLE, asked, options, ...userErrors.map(asker.say));
    return { seeOther: `/check/kept/${job.token}` };
  }
}

function formWith(status: number, asked: Asked, options: FormOptions, ...faults: readonly string[]): PageAnswer {
  return { status, html: checkPage({ asked, options, faults, keep: false }) };
}
