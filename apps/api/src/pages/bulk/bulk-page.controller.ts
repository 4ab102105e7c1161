import { BULK_LIMITS } from '@muster/bulk';
import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { answerLanguage } from '../../platform/http/language.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { anonymous } from '../../platform/rates/caller.js';
import { Turns } from '../../platform/rates/turns.service.js';
import { asTooLarge, readForm } from '../../platform/http/form.js';
import { answerFaultPage, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithPage, refuseForeignForm, sendPage } from '../layout/page-answer.js';
import { BulkPages } from './bulk-pages.service.js';
import { readTableQuery } from './table-query.js';

/** What browsers put around the files of a form. */
const AROUND = 512 * 1024;
const SMALL_FORM = 16 * 1024;

@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller('check/bulk')
export class BulkPageController {
  constructor(
    private readonly pages: BulkPages,
    private readonly turns: Turns,
  ) {}

  @Get()
  @AnswersWithPage()
  async form(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.form(), reply);
  }

  @Post()
  @TakesUploads(BULK_LIMITS.uploadBytes + AROUND, ['application/x-www-form-urlencoded', 'multipart/form-data'], answerFaultPage)
  @AnswersWithPage()
  async submit(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    refuseForeignForm(request);
    const form = await readForm(request, BULK_LIMITS.uploadBytes).catch(asTooLarge);
    return sendPage(form instanceof ApiError ? await this.pages.form(413, form.message) : await this.pages.submit(form), reply);
  }

  @Get(':token')
  @AnswersWithPage()
  async table(
    @Param('token') token: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendPage(await this.pages.table(token, readTableQuery(query)), reply);
  }

  @Get(':token/:number')
  @AnswersWithPage()
  async report(
    @Param('token') token: string,
    @Param('number') number: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.turns.take(anonymous(request.ip), reply.raw);
    return sendPage(await this.pages.report(token, Number(number), answerLanguage(reply)), reply);
  }

  @Post(':token/rerun')
  @TakesUploads(SMALL_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async rerun(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    refuseForeignForm(request);
    return sendPage(await this.pages.rerun(token, await readForm(request, SMALL_FORM), readTableQuery({})), reply);
  }
}
