import { ReleaseRepository } from '#muster/persistence';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { AdminDesks } from '../frame/admin-desks.service.js';
import { AtAdminDesk } from '../frame/admin-page.decorators.js';
import { timelinePage } from './timeline-page.js';

/** The releases of all editions over time. */
@AtAdminDesk()
@Controller('admin/releases')
export class ReleasesController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly releases: ReleaseRepository,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    return sendPage({ status: 200, html: timelinePage(desk, await this.releases.list()) }, reply);
  }
}
