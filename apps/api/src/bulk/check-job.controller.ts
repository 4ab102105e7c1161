import { Readable } from 'node:stream';
import { BULK_LIMITS } from '#muster/bulk';
import { Controller, Get, Header, HttpStatus, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../platform/access/access.decorator.js';
import { Forms } from '../platform/http/forms.service.js';
import { answerLanguage } from '../platform/http/language.js';
import { TakesUploads } from '../platform/http/uploads.js';
import { userErrorInWords, type UserErrorInWords } from '../platform/graphql/user-error.js';
import { sayingIn } from '../platform/words.js';
import { InOpenApi, type Params } from '../platform/openapi/in-openapi.decorator.js';
import { anonymous } from '../platform/rates/caller.js';
import { existing, CheckJobService } from './check-job.service.js';
import type { CheckJobType } from './check-job.types.js';
import { JobExport } from './job-export.service.js';
import { QUESTION_PARAMS, readQuestion } from './question-params.js';
import { readUpload } from './upload.js';

const NOT_KEPT = 'no-store';
const TOKEN: Params = { token: { schema: { type: 'string' }, description: 'The token of the job.' } };
const CHANGED: Params = { changed: { schema: { type: 'boolean' }, description: 'Only lists whose result differs from the earlier job.' } };
const CSV = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="results.csv"' };
const JSON_TEXT = { type: 'application/json; charset=utf-8' };

type JobAnswer = Omit<CheckJobType, 'stored'>;

const toAnswer = ({ stored: _stored, ...job }: CheckJobType): JobAnswer => job;

interface CheckJobAnswer {
  readonly job: JobAnswer | null;
  readonly userErrors: readonly UserErrorInWords[];
}

/** Plain HTTP routes for checks of many lists: clients upload files and download tables. */
@OpenToAnyone()
@Controller('check/jobs')
export class CheckJobController {
  constructor(
    private readonly jobs: CheckJobService,
    private readonly exports: JobExport,
    private readonly forms: Forms,
  ) {}

  /**
   * Accepts a text of many lists, a CSV, a zip, or a form with files. Answers 201 with the job, whose `token` gives access to it, or 422
   * with `userErrors`.
   */
  @InOpenApi({
    summary: 'Checks many lists as a job: a text, a CSV, a zip, or a form with files.',
    query: QUESTION_PARAMS,
    answers: {
      201: { description: 'The job.', body: { json: 'CheckJobPayload' } },
      422: { description: 'There is no job, for the reasons in userErrors.', body: { json: 'CheckJobPayload' } },
    },
  })
  @Post()
  @TakesUploads(BULK_LIMITS.uploadBytes, ['text/plain', 'text/csv', 'application/zip', 'multipart/form-data'])
  async start(
    @Query() params: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckJobAnswer> {
    const say = sayingIn(answerLanguage(reply));
    const asked = readQuestion(params, true);
    const { given, fields } = await readUpload(reply, this.forms);
    const question = Object.keys(fields).length > 0 ? readQuestion({ ...fields, ...params }, false) : asked;
    const { job, userErrors } = await this.jobs.startWith(given, question, anonymous(reply.request.ip));
    void reply.status(job ? HttpStatus.CREATED : HttpStatus.UNPROCESSABLE_ENTITY).header('cache-control', NOT_KEPT);
    return { job: job && toAnswer(job), userErrors: userErrors.map((error) => userErrorInWords(error, say)) };
  }

  @InOpenApi({ summary: 'The state of a job.', path: TOKEN, answers: { 200: { description: 'The job.', body: { json: 'CheckJob' } } } })
  @Get(':token')
  @Header('cache-control', NOT_KEPT)
  async find(@Param('token') token: string): Promise<JobAnswer> {
    return toAnswer(existing(await this.jobs.find(token)));
  }

  @InOpenApi({
    summary: 'The results of a job as a table.',
    path: TOKEN,
    query: CHANGED,
    answers: { 200: { description: 'One row for each list.', body: { type: 'text/csv' } } },
  })
  @Get(':token/results.csv')
  @Header('cache-control', NOT_KEPT)
  async csv(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('changed') changed?: string,
  ): Promise<StreamableFile> {
    const locale = answerLanguage(reply);
    const { protocol, host } = reply.request;
    const job = existing(await this.jobs.find(token));
    return new StreamableFile(Readable.from(this.exports.csv(job, changed === 'true', `${protocol}://${host}`, locale)), CSV);
  }

  /** Returns every row with its findings, review reasons and units: enough for a printable page. */
  @InOpenApi({
    summary: 'The results of a job with their reports.',
    path: TOKEN,
    query: CHANGED,
    answers: { 200: { description: 'The lists in the order in which they were given.', body: { json: 'Results' } } },
  })
  @Get(':token/results.json')
  @Header('cache-control', NOT_KEPT)
  async json(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('changed') changed?: string,
  ): Promise<StreamableFile> {
    const locale = answerLanguage(reply);
    const job = existing(await this.jobs.find(token));
    return new StreamableFile(Readable.from(this.exports.json(job, changed === 'true', locale)), JSON_TEXT);
  }
}
