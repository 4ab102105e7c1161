import { EventDirectory, type WholeEvent } from '#muster/events';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EventHandOver } from '../../../administration/events/event-hand-over.service.js';
import { administrator } from '../../../platform/access/viewer.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId, writeGlobalId } from '../../../platform/graphql/global-id.js';
import { plainFields } from '../../../platform/http/form.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { ALL_EVENTS } from '../../phrases/admin/events.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { eventPage } from './event-page.js';
import { eventsPage } from './events-page.js';
import { eventsQuery } from './events-query.js';

const UNPROCESSABLE = 422;

/** The events of all organisers. */
@AtAdminDesk()
@Controller('admin/events')
export class EventsController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly directory: EventDirectory,
    private readonly handOvers: EventHandOver,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const { filter, after } = eventsQuery(asked);
    const page = await this.directory.list(filter, after);
    return sendPage({ status: 200, html: eventsPage(desk, { filter, page }) }, reply);
  }

  @Get(':event')
  @AnswersWithPage()
  async show(
    @Param('event') id: string,
    @Query('before') asked: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply);
    const before = typeof asked === 'string' && /^\d{1,18}$/.test(asked) ? asked : null;
    const whole = await this.#find(id, before);
    return sendPage({ status: 200, html: eventPage(desk, { whole, account: '', faults: {} }) }, reply);
  }

  @Post(':event')
  @TakesAdminForm()
  async act(@Param('event') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const fields = plainFields(await this.desks.form(reply));
    const whole = await this.#find(id, null);
    if (fields['do'] === 'handOver') return sendPage(await this.#handOver(desk, whole, fields['account'] ?? '', reply), reply);
    if (fields['do'] === 'delete') return sendPage(await this.#delete(desk, whole, fields['confirm'] ?? '', reply), reply);
    throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
  }

  async #handOver(desk: AdminDesk, whole: WholeEvent, account: string, reply: FastifyReply): Promise<PageAnswer> {
    const { id } = whole.event;
    const { userErrors } = await this.handOvers.handOver({ event: writeGlobalId('Event', id), account }, administrator(desk.viewer));
    const [fault] = userErrors;
    if (fault) return { status: UNPROCESSABLE, html: eventPage(desk, { whole, account, faults: { account: desk.say(fault) } }) };
    tellDone(reply, desk.phrase(ALL_EVENTS.handedOver));
    return { seeOther: `/admin/events/${id}` };
  }

  async #delete(desk: AdminDesk, whole: WholeEvent, confirm: string, reply: FastifyReply): Promise<PageAnswer> {
    const faults = { confirm: desk.phrase(SETTINGS.notConfirmed) };
    if (confirm.trim() !== 'delete') return { status: UNPROCESSABLE, html: eventPage(desk, { whole, account: '', faults }) };
    await this.directory.delete(whole.event.id, desk.actor);
    tellDone(reply, desk.phrase(ALL_EVENTS.deleted));
    return { seeOther: '/admin/events' };
  }

  async #find(id: string, before: string | null): Promise<WholeEvent> {
    const whole = isStoredId(id) ? await this.directory.find(id, before) : null;
    if (!whole) throw new ApiError('NOT_FOUND', 'There is no such event.');
    return whole;
  }
}
