import { QueueJobRepository, QUEUES, type QueueJobFilter } from '#muster/persistence';
import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { QueueJobs } from '../../../administration/jobs/queue-jobs.service.js';
import { administrator } from '../../../platform/access/viewer.js';
import { counted } from '../../../platform/graphql/connection.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { plainFields } from '../../../platform/http/form.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { JOBS } from '../../phrases/admin/jobs.js';
import { AdminDesks } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { jobsPage, STATES } from './jobs-page.js';

const ON_A_PAGE = 50;

/** The queue of the workers. */
@AtAdminDesk()
@Controller('admin/jobs')
export class JobsController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly jobs: QueueJobs,
    private readonly stored: QueueJobRepository,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(
    @Query('queue') queue: unknown,
    @Query('state') state: unknown,
    @Query('after') after: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    const [ofQueue, inState] = [QUEUES.find((one) => one === queue), STATES.find((one) => one === state)];
    const filter: QueueJobFilter = { ...(ofQueue && { queue: ofQueue }), ...(inState && { state: inState }) };
    const page = await this.jobs.list({ first: ON_A_PAGE, filter, ...(typeof after === 'string' && { after }) });
    const failed = await Promise.all(QUEUES.map(async (one) => [one, await this.stored.count({ queue: one, state: 'failed' })] as const));
    return sendPage({ status: 200, html: jobsPage(desk, { filter, page: await counted(page), failed }) }, reply);
  }

  @Post()
  @TakesAdminForm()
  async act(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const { queue: asked, id = '', do: action } = plainFields(await this.desks.form(reply));
    const queue = QUEUES.find((one) => one === asked);
    if (!queue) throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
    const named = { queue, job: id === '' ? null : id };
    const viewer = administrator(desk.viewer);
    const done = action === 'cancel' ? await this.jobs.cancel(named, viewer) : await this.jobs.redrive(named, viewer);
    const [fault] = done.userErrors;
    const told =
      'cancelled' in done ? desk.phrase(JOBS.cancelled, { count: done.cancelled }) : desk.phrase(JOBS.redriven, { count: done.redriven });
    tellDone(reply, fault ? desk.say(fault) : told);
    return sendPage({ seeOther: '/admin/jobs' }, reply);
  }
}
