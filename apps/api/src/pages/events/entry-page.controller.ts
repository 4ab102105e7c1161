import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { asTooLarge } from '../../platform/http/form.js';
import { Forms } from '../../platform/http/forms.service.js';
import { TakesUploads } from '../../platform/http/uploads.js';
import { AROUND_FILES, LIMITS } from '../../platform/limits.js';
import { Turns } from '../../platform/rates/turns.service.js';
import { askerOf } from '../layout/asker.js';
import { answerFaultPage, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithPage, refuseForeignForm, sendPage } from '../layout/page-answer.js';
import { EntryPages } from './entry-pages.service.js';

/** The maximum size of a form: a roster file, the other fields, and the boundaries that a browser adds. */
const LARGEST_FORM = LIMITS.rosterFile + AROUND_FILES;

/** Anyone with the private link of a player is that player. */
@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller('events/entry')
export class EntryPageController {
  constructor(
    private readonly pages: EntryPages,
    private readonly forms: Forms,
    private readonly turns: Turns,
  ) {}

  @Get(':token')
  @AnswersWithPage()
  async show(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.pages.show(token, askerOf(reply)), reply);
  }

  @Post(':token')
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded', 'multipart/form-data'], answerFaultPage)
  @AnswersWithPage()
  async submit(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    refuseForeignForm(request);
    const asker = askerOf(reply);
    const form = await this.forms.read(reply, LARGEST_FORM).catch(asTooLarge);
    if (form instanceof ApiError) return sendPage(await this.pages.refused(token, 413, form.message, asker), reply);
    await this.turns.take(asker.caller, reply.raw);
    return sendPage(await this.pages.submit(token, form, asker), reply);
  }
}
