import { BULK_LIMITS } from '#muster/bulk';
import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { Turns } from '../../platform/rates/turns.service.js';
import { LIMITS } from '../../platform/limits.js';
import { Forms } from '../../platform/http/forms.service.js';
import { asTooLarge } from '../../platform/http/form.js';
import { askerOf } from '../layout/asker.js';
import { answerFaultPage, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithForm, AnswersWithPage, refuseForeignForm, sendPage } from '../layout/page-answer.js';
import { BulkPages } from './bulk-pages.service.js';
import { readTableQuery } from './table-query.js';

const SMALL_FORM = 16 * 1024;

@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller('check/bulk')
export class BulkPageController {
  constructor(
    private readonly pages: BulkPages,
    private readonly forms: Forms,
    private readonly turns: Turns,
  ) {}

  @Get()
  @AnswersWithForm()
  async form(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.form(askerOf(reply)), reply);
  }

  @Post()
  @TakesUploads(LIMITS.largestBody, ['application/x-www-form-urlencoded', 'multipart/form-data'], answerFaultPage)
  @AnswersWithPage()
  async submit(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    refuseForeignForm(request);
    const asker = askerOf(reply);
    const form = await this.forms.read(reply, BULK_LIMITS.uploadBytes).catch(asTooLarge);
    return sendPage(
      form instanceof ApiError ? await this.pages.form(asker, 413, form.message) : await this.pages.submit(form, asker),
      reply,
    );
  }

  @Get(':token')
  @AnswersWithPage()
  async table(
    @Param('token') token: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendPage(await this.pages.table(token, readTableQuery(query), askerOf(reply)), reply);
  }

  @Get(':token/:number')
  @AnswersWithPage()
  async report(
    @Param('token') token: string,
    @Param('number') number: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const asker = askerOf(reply);
    await this.turns.take(asker.caller, reply.raw);
    return sendPage(await this.pages.report(token, Number(number), asker), reply);
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
    return sendPage(await this.pages.rerun(token, await this.forms.read(reply, SMALL_FORM), readTableQuery({}), askerOf(reply)), reply);
  }
}
