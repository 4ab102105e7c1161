import { CheckJobs, JobWatch, parseQuestion } from '#muster/bulk';
import type { CheckSubject } from '#muster/checking';
import { decodeText } from '#muster/formats';
import type { CheckJob } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { askedBy, type Asked } from '../form/asked.js';
import type { Asker } from '../layout/asker.js';
import type { ReportView } from '../report/report-view.js';
import { ReportViews } from '../report/report-views.service.js';

/** Reports of saved lists, whether the list was checked alone or with others. */
@Injectable()
export class KeptReports {
  constructor(
    private readonly jobs: CheckJobs,
    private readonly watching: JobWatch,
    private readonly views: ReportViews,
  ) {}

  find(token: string): Promise<CheckJob | null> {
    return this.jobs.find(token);
  }

  /** Resolves when the job has finished, or after so many milliseconds. */
  async finished(token: string, patience: number): Promise<void> {
    for await (const job of this.watching.watch(token, AbortSignal.timeout(patience))) if (job.finishedAt !== null) return;
  }

  /** The form by which the only list of a job was submitted. The text box is empty if it was a file. */
  async asked(job: CheckJob): Promise<Asked> {
    const content = await this.jobs.content(job, 1);
    return askedBy(parseQuestion(job.question), content?.kind === 'text' ? (decodeText(content.content) ?? '') : '');
  }

  /** Deletes a job with its lists. False if no job has this token. */
  remove(token: string): Promise<boolean> {
    return this.jobs.remove(token);
  }

  /** Returns null if the list has no report or the job has no list of that number. */
  async view(job: CheckJob, number: number, asker: Asker): Promise<ReportView | null> {
    const report = (await this.jobs.reports(job, [number])).get(number);
    const content = await this.jobs.content(job, number);
    if (!report || !content) return null;
    const { against: _against, ...question } = parseQuestion(job.question);
    return this.views.of(await this.#subject(job, number, content), question, report, asker);
  }

  /** Explains why a list of a finished job has no report. */
  async failure(job: CheckJob, number: number): Promise<string> {
    const { results } = await this.jobs.list(job, {}, 1, number - 1);
    return results[0]?.failure ?? 'INTERNAL';
  }

  async #subject(
    job: CheckJob,
    number: number,
    { kind, content }: NonNullable<Awaited<ReturnType<CheckJobs['content']>>>,
  ): Promise<CheckSubject> {
    if (kind === 'text') return { kind, text: decodeText(content) ?? '' };
    const { results } = await this.jobs.list(job, {}, 1, number - 1);
    return { kind, name: results[0]?.source ?? 'the file', bytes: content };
  }
}
