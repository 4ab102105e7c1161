import { Injectable } from '@nestjs/common';
import { CheckJobService } from '../../bulk/check-job.service.js';
import { givenBy } from '../../bulk/upload.js';
import { ANYONE } from '../../platform/access/viewer.js';
import { reportPage } from '../check/report-page.js';
import { KeptReports } from '../check/kept-reports.service.js';
import { noReportPage, waitingPage } from '../check/waiting-page.js';
import { NOTHING_ASKED, questionOf, readAsked, type Asked } from '../form/asked.js';
import { FormOptionsService } from '../form/form-options.service.js';
import { fieldOf, isText, type Form } from '../../platform/http/form.js';
import type { Asker } from '../layout/asker.js';
import { gonePage } from '../layout/fault-page.js';
import type { PageAnswer } from '../layout/page-answer.js';
import { BULK } from '../phrases/bulk.js';
import { phrasesIn } from '../phrases/phrase.js';
import { bulkPage } from './bulk-page.js';
import { JobTables } from './job-tables.service.js';
import { resultsPage } from './results-page.js';
import type { TableQuery } from './table-query.js';

const UNPROCESSABLE = 422;
const gone = ({ locale }: Asker): PageAnswer => ({ status: 404, html: gonePage(locale) });

/** The pages under /check/bulk: upload lists, follow the job, see its table, and check the same lists under another release. */
@Injectable()
export class BulkPages {
  constructor(
    private readonly options: FormOptionsService,
    private readonly jobs: CheckJobService,
    private readonly kept: KeptReports,
    private readonly tables: JobTables,
  ) {}

  async form(asker: Asker, status = 200, ...faults: readonly string[]): Promise<PageAnswer> {
    return this.#formWith(asker, status, NOTHING_ASKED, ...faults);
  }

  async submit(form: Form, asker: Asker): Promise<PageAnswer> {
    const asked = readAsked(form);
    const phrase = phrasesIn(asker.locale);
    const question = questionOf(asked, phrase);
    if ('fault' in question) return this.#formWith(asker, UNPROCESSABLE, asked, question.fault);
    if (!isText(asked.text)) return this.#formWith(asker, UNPROCESSABLE, { ...asked, text: '' }, phrase(BULK.notText));
    const { job, userErrors } = await this.jobs.startWith(givenBy(form.files, asked.text), question, asker.caller);
    if (job) return { seeOther: `/check/bulk/${job.token}` };
    return this.#formWith(asker, UNPROCESSABLE, asked, ...userErrors.map(asker.say));
  }

  async table(token: string, query: TableQuery, asker: Asker, ...faults: readonly string[]): Promise<PageAnswer> {
    const job = await this.kept.find(token);
    if (!job) return gone(asker);
    const { locale, say } = asker;
    const status = faults.length > 0 ? UNPROCESSABLE : 200;
    if (job.finishedAt === null) return { status, html: waitingPage({ locale: asker.locale, job, token }) };
    return { status, html: resultsPage(await this.tables.view(job, token, query, { faults, say }), locale) };
  }

  async report(token: string, number: number, asker: Asker): Promise<PageAnswer> {
    const job = await this.kept.find(token);
    if (!job || !Number.isSafeInteger(number) || number < 1 || number > job.total) return gone(asker);
    if (job.finishedAt === null) return { status: 200, html: waitingPage({ locale: asker.locale, job, token }) };
    const { locale } = asker;
    const table = `/check/bulk/${token}`;
    const view = await this.kept.view(job, number, asker);
    const html = view
      ? reportPage({ locale, view, address: `${table}/${number}`, expiresAt: job.expiresAt, table: `${table}#list-${number}`, again: null })
      : noReportPage({ locale, failure: await this.kept.failure(job, number), table });
    return { status: 200, html };
  }

  async rerun(token: string, form: Form, query: TableQuery, asker: Asker): Promise<PageAnswer> {
    const { job, userErrors } = await this.jobs.rerun({ token, against: { label: fieldOf(form, 'release') } }, ANYONE);
    if (job) return { seeOther: `/check/bulk/${job.token}?changed=true` };
    return this.table(token, query, asker, ...userErrors.map(asker.say));
  }

  async #formWith({ locale }: Asker, status: number, asked: Asked, ...faults: readonly string[]): Promise<PageAnswer> {
    return { status, html: bulkPage({ locale, asked, options: await this.options.list(), faults }) };
  }
}
