import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { AdminDesks } from './admin-desks.service.js';
import { AtAdminDesk } from './admin-page.decorators.js';
import { overviewPage } from './overview-page.js';

/** The first page of the desk. */
@AtAdminDesk()
@Controller('admin')
export class OverviewController {
  constructor(private readonly desks: AdminDesks) {}

  @Get()
  @AnswersWithPage()
  async show(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage({ status: 200, html: overviewPage(await this.desks.open(reply)) }, reply);
  }
}
