import { CheckJobs, csvHead, csvResult } from '#muster/bulk';
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

  async *csv(job: CheckJobType, onlyChanged: boolean): AsyncGenerator<string> {
    yield csvHead();
    for await (const page of this.#pages(job, onlyChanged)) yield page.map(csvResult).join('');
  }

  async *json({ id, ...job }: CheckJobType, onlyChanged: boolean, locale: Locale): AsyncGenerator<string> {
    yield `{"job":${JSON.stringify(job)},"results":[`;
    const say = sayingIn(locale);
    let between = '';
    for await (const page of this.#pages({ id }, onlyChanged)) {
      const reports = await this.jobs.reports(
        { id },
        page.map(({ position }) => position),
      );
      for (const { position, ...row } of page) {
        const report = reports.get(position);
        yield `${between}${JSON.stringify({ number: position, ...row, report: report ? reportInWords(report, say) : null })}`;
        between = ',\n';
      }
    }
    yield ']}';
  }

  async *#pages(job: Pick<CheckJobType, 'id'>, onlyChanged: boolean): AsyncGenerator<readonly CheckResult[]> {
    const filter = onlyChanged ? { changed: true } : {};
    for (let after: number | undefined = 0; after !== undefined;) {
      const { results } = await this.jobs.list(job, filter, PAGE, after);
      if (results.length > 0) yield results;
      after = results.length === PAGE ? results.at(-1)?.position : undefined;
    }
  }
}
