import { Injectable } from '@nestjs/common';
import { CheckJobService } from '../../bulk/check-job.service.js';
import { givenBy } from '../../bulk/upload.js';
import { ANYONE } from '../../platform/access/viewer.js';
import { keptReportPage } from '../check/report-page.js';
import { KeptReports } from '../check/kept-reports.service.js';
import { noReportPage, waitingPage } from '../check/waiting-page.js';
import { NOTHING_ASKED, questionOf, readAsked, type Asked } from '../form/asked.js';
import { FormOptionsService } from '../form/form-options.service.js';
import { fieldOf, isText, type Form } from '../../platform/http/form.js';
import type { Asker } from '../layout/asker.js';
import { faultPage, GONE } from '../layout/fault-page.js';
import type { PageAnswer } from '../layout/page-answer.js';
import { bulkPage } from './bulk-page.js';
import { JobTables } from './job-tables.service.js';
import { resultsPage } from './results-page.js';
import type { TableQuery } from './table-query.js';

const UNPROCESSABLE = 422;
const NOT_FOUND: PageAnswer = { status: 404, html: faultPage(GONE) };

/** The pages under /check/bulk: upload lists, follow the job, see its table, and check the same lists under another release. */
@Injectable()
export class BulkPages {
  constructor(
    private readonly options: FormOptionsService,
    private readonly jobs: CheckJobService,
    private readonly kept: KeptReports,
    private readonly tables: JobTables,
  ) {}

  async form(status = 200, ...faults: readonly string[]): Promise<PageAnswer> {
    return this.#formWith(status, NOTHING_ASKED, ...faults);
  }

  async submit(form: Form, { caller, say }: Asker): Promise<PageAnswer> {
    const asked = readAsked(form);
    const question = questionOf(asked);
    if ('fault' in question) return this.#formWith(UNPROCESSABLE, asked, question.fault);
    if (!isText(asked.text)) return this.#formWith(UNPROCESSABLE, { ...asked, text: '' }, 'What you pasted is not text.');
    const { job, userErrors } = await this.jobs.startWith(givenBy(form.files, asked.text), question, caller);
    if (job) return { seeOther: `/check/bulk/${job.token}` };
    return this.#formWith(UNPROCESSABLE, asked, ...userErrors.map(say));
  }

  async table(token: string, query: TableQuery, { say }: Asker, ...faults: readonly string[]): Promise<PageAnswer> {
    const job = await this.kept.find(token);
    if (!job) return NOT_FOUND;
    const status = faults.length > 0 ? UNPROCESSABLE : 200;
    if (job.finishedAt === null) return { status, html: waitingPage({ job, token }) };
    return { status, html: resultsPage(await this.tables.view(job, token, query, { faults, say })) };
  }

  async report(token: string, number: number, asker: Asker): Promise<PageAnswer> {
    const job = await this.kept.find(token);
    if (!job || !Number.isSafeInteger(number) || number < 1 || number > job.total) return NOT_FOUND;
    if (job.finishedAt === null) return { status: 200, html: waitingPage({ job, token }) };
    const table = `/check/bulk/${token}`;
    const view = await this.kept.view(job, number, asker);
    const html = view
      ? keptReportPage({ view, address: `${table}/${number}`, expiresAt: job.expiresAt, table: `${table}#list-${number}` })
      : noReportPage({ failure: await this.kept.failure(job, number), table });
    return { status: 200, html };
  }

  async rerun(token: string, form: Form, query: TableQuery, asker: Asker): Promise<PageAnswer> {
    const { job, userErrors } = await this.jobs.rerun({ token, against: { label: fieldOf(form, 'release') } }, ANYONE);
    if (job) return { seeOther: `/check/bulk/${job.token}?changed=true` };
    return this.table(token, query, asker, ...userErrors.map(asker.say));
  }

  async #formWith(status: number, asked: Asked, ...faults: readonly string[]): Promise<PageAnswer> {
    return { status, html: bulkPage({ asked, options: await this.options.list(), faults }) };
  }
}
