import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CheckJobService } from '../../bulk/check-job.service.js';
import type { Form } from '../../platform/http/form.js';
import { repositoryFolder } from '../../platform/repository-folder.js';
import { NOTHING_ASKED, questionOf, readAsked, type Asked } from '../form/asked.js';
import { FormOptionsService } from '../form/form-options.service.js';
import type { Asker } from '../layout/asker.js';
import { gonePage } from '../layout/fault-page.js';
import type { PageAnswer } from '../layout/page-answer.js';
import { failureWords } from '../layout/words.js';
import { phrasesIn } from '../phrases/phrase.js';
import { checkPage } from './check-page.js';
import { KeptReports } from './kept-reports.service.js';
import { reportPage } from './report-page.js';
import { subjectOfForm } from './subject-of-form.js';
import { waitingPage } from './waiting-page.js';

const EXAMPLE = 'prisma/sample/lists/ashen-orchard-illegal.txt';
const UNPROCESSABLE = 422;
/** The form waits this many milliseconds for the report before it shows the progress. */
const PATIENCE = 3_000;

/**
 * The pages under /check: the form, and the report, which has an address of its own. So a browser can go back to the form as it was
 * filled in, forward to the report, and reload either.
 */
@Injectable()
export class CheckPages {
  constructor(
    private readonly options: FormOptionsService,
    private readonly jobs: CheckJobService,
    private readonly kept: KeptReports,
  ) {}

  async form(withExample: boolean, asker: Asker): Promise<PageAnswer> {
    const text = withExample ? await readFile(path.join(repositoryFolder, EXAMPLE), 'utf8').catch(() => '') : '';
    return this.#formWith(200, { ...NOTHING_ASKED, text }, asker);
  }

  async refused(status: number, fault: string, asker: Asker): Promise<PageAnswer> {
    return this.#formWith(status, NOTHING_ASKED, asker, fault);
  }

  async submit(form: Form, asker: Asker): Promise<PageAnswer> {
    const asked = readAsked(form);
    const phrase = phrasesIn(asker.locale);
    const question = questionOf(asked, phrase);
    if ('fault' in question) return this.#formWith(UNPROCESSABLE, asked, asker, question.fault);
    const subject = subjectOfForm(form, asked.text, phrase);
    if ('fault' in subject) return this.#formWith(UNPROCESSABLE, asked, asker, subject.fault);
    const given =
      subject.kind === 'text'
        ? ({ kind: 'texts', texts: [{ player: null, text: subject.text }] } as const)
        : ({ kind: 'files', files: [{ name: subject.name, bytes: subject.bytes }] } as const);
    const { job, userErrors } = await this.jobs.startWith(given, question, asker.caller);
    if (!job) return this.#formWith(UNPROCESSABLE, asked, asker, ...userErrors.map(asker.say));
    await this.kept.finished(job.token, PATIENCE);
    return { seeOther: `/check/kept/${job.token}` };
  }

  async report(token: string, asker: Asker): Promise<PageAnswer> {
    const { locale } = asker;
    const job = await this.kept.find(token);
    if (!job) return { status: 404, html: gonePage(locale) };
    const address = `/check/kept/${token}`;
    if (job.finishedAt === null) return { status: 200, html: waitingPage({ locale, job, token }) };
    const view = await this.kept.view(job, 1, asker);
    const asked = await this.kept.asked(job);
    if (!view) return this.#formWith(200, asked, asker, failureWords(await this.kept.failure(job, 1), phrasesIn(locale)));
    const again = { asked, options: await this.options.list() };
    return { status: 200, html: reportPage({ locale, view, address, expiresAt: job.expiresAt, table: null, again }) };
  }

  async remove(token: string, { locale }: Asker): Promise<PageAnswer> {
    return (await this.kept.remove(token)) ? { seeOther: '/check' } : { status: 404, html: gonePage(locale) };
  }

  async #formWith(status: number, asked: Asked, { locale }: Asker, ...faults: readonly string[]): Promise<PageAnswer> {
    return { status, html: checkPage({ locale, asked, options: await this.options.list(), faults }) };
  }
}
