import { Events } from '#muster/events';
import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Desks } from '../desk/desks.service.js';
import { recordPage } from './record-page.js';

const ON_A_PAGE = 100;

/** What was done in an event. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events/:event/record')
export class RecordController {
  constructor(
    private readonly desks: Desks,
    private readonly events: Events,
  ) {}

  @Get()
  @AnswersWithPage()
  async show(
    @Param('event') event: string,
    @Query('before') before: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply, event);
    const after = typeof before === 'string' && /^\d{1,18}$/.test(before) ? { after: before } : {};
    const found = await this.events.records(desk.seat, { first: ON_A_PAGE + 1, ...after });
    const older = found.length > ON_A_PAGE ? (found[ON_A_PAGE - 1]?.id ?? null) : null;
    return sendPage({ status: 200, html: recordPage(desk, { records: found.slice(0, ON_A_PAGE), older }) }, reply);
  }
}
