import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { Turns } from '../../platform/rates/turns.service.js';
import { AROUND_FILES, LIMITS } from '../../platform/limits.js';
import { Forms } from '../../platform/http/forms.service.js';
import { asTooLarge } from '../../platform/http/form.js';
import { askerOf } from '../layout/asker.js';
import { answerFaultPage, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithForm, AnswersWithPage, refuseForeignForm, sendPage } from '../layout/page-answer.js';
import { CheckPages } from './check-pages.service.js';

/** The maximum size of a form: a roster file, the other fields, and the boundaries that a browser adds. */
const LARGEST_FORM = LIMITS.rosterFile + AROUND_FILES;
/** The maximum size in bytes of a form with no list. */
const SMALL_FORM = 16 * 1024;

@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller('check')
export class CheckPageController {
  constructor(
    private readonly pages: CheckPages,
    private readonly forms: Forms,
    private readonly turns: Turns,
  ) {}

  @Get()
  @AnswersWithForm()
  async form(@Query() query: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.form('example' in query, askerOf(reply)), reply);
  }

  @Post('report')
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded', 'multipart/form-data'], answerFaultPage)
  @AnswersWithPage()
  async submit(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    refuseForeignForm(request);
    const asker = askerOf(reply);
    const form = await this.forms.read(reply, LARGEST_FORM).catch(asTooLarge);
    return sendPage(
      form instanceof ApiError ? await this.pages.refused(413, form.message, asker) : await this.pages.submit(form, asker),
      reply,
    );
  }

  /** Answers someone who opens or reloads the address to which the form is sent. */
  @Get('report')
  toForm(@Res({ passthrough: true }) reply: FastifyReply): string {
    return sendPage({ seeOther: '/check' }, reply);
  }

  @Get('kept/:token')
  @AnswersWithPage()
  async find(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const asker = askerOf(reply);
    await this.turns.take(asker.caller, reply.raw);
    return sendPage(await this.pages.report(token, asker), reply);
  }

  @Post('kept/:token/delete')
  @TakesUploads(SMALL_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async remove(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    refuseForeignForm(request);
    await this.forms.read(reply, SMALL_FORM);
    return sendPage(await this.pages.remove(token, askerOf(reply)), reply);
  }
}
