import { CheckJobs, csvHead, csvLeftOut, csvResult } from '#muster/bulk';
import { reportInWords } from '#muster/checking';
import type { Locale } from '#muster/messages';
import type { CheckResult } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { sayingIn } from '../platform/words.js';
import type { CheckJobType } from './check-job.types.js';

const PAGE = 100;

/** Writes a job's results as files, reading one page of results at a time while sending. */
@Injectable()
export class JobExport {
  constructor(private readonly jobs: CheckJobs) {}

  /** `origin` is the address at which the caller reaches this API. Text that belongs to no list is at the end. */
  async *csv(job: CheckJobType, onlyChanged: boolean, origin: string, locale: Locale): AsyncGenerator<string> {
    const addressOf = (position: number): string => `${origin}/check/bulk/${job.token}/${position}`;
    const form = { columns: await this.jobs.columns(job.stored), say: sayingIn(locale), addressOf };
    yield csvHead(form);
    for await (const page of this.#pages(job.stored, onlyChanged)) {
      const reports = await this.#reports(job.stored, page);
      yield page.map((result) => csvResult(result, reports.get(result.position) ?? null, form)).join('');
    }
    if (!onlyChanged) yield job.leftOut.map(csvLeftOut).join('');
  }

  async *json({ stored, ...job }: CheckJobType, onlyChanged: boolean, locale: Locale): AsyncGenerator<string> {
    yield `{"job":${JSON.stringify(job)},"results":[`;
    const say = sayingIn(locale);
    let between = '';
    for await (const page of this.#pages(stored, onlyChanged)) {
      const reports = await this.#reports(stored, page);
      for (const { position, ...row } of page) {
        const report = reports.get(position);
        yield `${between}${JSON.stringify({ number: position, ...row, report: report ? reportInWords(report, say) : null })}`;
        between = ',\n';
      }
    }
    yield ']}';
  }

  #reports(job: CheckJobType['stored'], page: readonly CheckResult[]): ReturnType<CheckJobs['reports']> {
    return this.jobs.reports(
      job,
      page.map(({ position }) => position),
    );
  }

  async *#pages(job: CheckJobType['stored'], onlyChanged: boolean): AsyncGenerator<readonly CheckResult[]> {
    const filter = onlyChanged ? { changed: true } : {};
    for (let after: number | undefined = 0; after !== undefined;) {
      const { results } = await this.jobs.list(job, filter, PAGE, after);
      if (results.length > 0) yield results;
      after = results.length === PAGE ? results.at(-1)?.position : undefined;
    }
  }
}
