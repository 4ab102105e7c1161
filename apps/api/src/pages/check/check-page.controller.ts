import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { Turns } from '../../platform/rates/turns.service.js';
import { AROUND_FILES, LIMITS } from '../../platform/limits.js';
import { Forms } from '../../platform/http/forms.service.js';
import { asTooLarge } from '../../platform/http/form.js';
import { askerOf, type Asker } from '../layout/asker.js';
import { answerFaultPage, faultPage, GONE, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithPage, refuseForeignForm, sendPage, type PageAnswer } from '../layout/page-answer.js';
import { CheckPages } from './check-pages.service.js';
import { KeptReports } from './kept-reports.service.js';
import { keptReportPage } from './report-page.js';
import { noReportPage, waitingPage } from './waiting-page.js';

/** The maximum size of a form: a roster file, the other fields, and the boundaries that a browser adds. */
const LARGEST_FORM = LIMITS.rosterFile + AROUND_FILES;

@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller('check')
export class CheckPageController {
  constructor(
    private readonly pages: CheckPages,
    private readonly kept: KeptReports,
    private readonly forms: Forms,
    private readonly turns: Turns,
  ) {}

  @Get()
  @AnswersWithPage()
  async form(@Query() query: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.form('example' in query), reply);
  }

  @Post('report')
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded', 'multipart/form-data'], answerFaultPage)
  @AnswersWithPage()
  async submit(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    refuseForeignForm(request);
    const form = await this.forms.read(reply, LARGEST_FORM).catch(asTooLarge);
    return sendPage(
      form instanceof ApiError ? await this.pages.refused(413, form.message) : await this.pages.submit(form, askerOf(reply)),
      reply,
    );
  }

  /** Answers someone who opens or reloads the address of a report that was not saved. */
  @Get('report')
  toForm(@Res({ passthrough: true }) reply: FastifyReply): string {
    return sendPage({ seeOther: '/check' }, reply);
  }

  @Get('kept/:token')
  @AnswersWithPage()
  async find(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const asker = askerOf(reply);
    await this.turns.take(asker.caller, reply.raw);
    return sendPage(await this.#keptPage(token, asker), reply);
  }

  async #keptPage(token: string, asker: Asker): Promise<PageAnswer> {
    const job = await this.kept.find(token);
    if (!job) return { status: 404, html: faultPage(GONE) };
    const address = `/check/kept/${token}`;
    if (job.finishedAt === null) return { status: 200, html: waitingPage({ job, token }) };
    const view = await this.kept.view(job, 1, asker);
    if (!view) return { status: 200, html: noReportPage({ failure: await this.kept.failure(job, 1), table: null }) };
    return { status: 200, html: keptReportPage({ view, address, expiresAt: job.expiresAt, table: null }) };
  }
}
