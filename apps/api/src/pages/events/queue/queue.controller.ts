import { EventTeams, Reviews } from '#muster/events';
import { Controller, Get, Param, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Desks } from '../desk/desks.service.js';
import { queuePage } from './queue-page.js';
import { readQueueQuery } from './queue-query.js';

const ON_A_PAGE = 100;

/** The lists of an event in the order in which they need a judge. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events')
export class QueueController {
  constructor(
    private readonly desks: Desks,
    private readonly reviews: Reviews,
    private readonly teams: EventTeams,
  ) {}

  @Get(':event')
  @AnswersWithPage()
  async show(
    @Param('event') event: string,
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply, event);
    const { seat } = desk;
    const query = readQueueQuery(asked);
    const [counts, found, teams] = await Promise.all([
      this.reviews.counts(seat),
      this.reviews.list(seat, query.filter, { first: ON_A_PAGE, skip: (query.page - 1) * ON_A_PAGE }),
      this.teams.list(seat),
    ]);
    const pages = Math.max(Math.ceil(found.total / ON_A_PAGE), 1);
    return sendPage({ status: 200, html: queuePage(desk, { query, counts, pages, teams, players: found.players }) }, reply);
  }
}
