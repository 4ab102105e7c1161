import { Events } from '#muster/events';
import { Controller, Get, Post, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { mayOrganise } from '../../../events/event-settings.service.js';
import { Seats } from '../../../events/seats.service.js';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { fieldOf } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { PageSessions } from '../../../platform/sign-in/page-sessions.service.js';
import { tellOnce, toldOnce } from '../../../platform/sign-in/told-once.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { phrasesIn } from '../../phrases/phrase.js';
import { SIGN_IN } from '../../phrases/sign-in.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { firstAccountPage, ownEventsPage, wrongKeyPage } from './own-events-page.js';

const ON_A_PAGE = 50;
const LARGEST_FORM = 16 * 1024;
const LONGEST_NAME = 200;

/** The events in which an account has a role. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events')
export class OwnEventsController {
  constructor(
    private readonly visitors: Visitors,
    private readonly seats: Seats,
    private readonly events: Events,
    private readonly sessions: PageSessions,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query('after') after: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const visitor = await this.visitors.of(reply);
    const { viewer } = visitor;
    if (viewer.kind === 'anyone' || viewer.holder === null)
      return sendPage({ status: 200, html: firstAccountPage({ visitor, name: '' }) }, reply);
    if (!viewer.holder.scopes.has('events')) return sendPage({ status: 403, html: wrongKeyPage(visitor) }, reply);
    const actor = await this.seats.actor(viewer);
    const last = typeof after === 'string' && isStoredId(after) ? { after } : {};
    const found = await this.events.list(actor, { first: ON_A_PAGE + 1, ...last });
    const next = found.length > ON_A_PAGE ? (found[ON_A_PAGE - 1]?.event.id ?? null) : null;
    const parts = { visitor, seats: found.slice(0, ON_A_PAGE), next, mayCreate: mayOrganise(viewer), told: toldOnce(reply) };
    return sendPage({ status: 200, html: ownEventsPage(parts) }, reply);
  }

  /** Gives the person who installed this server an account, because the key of the configuration has none. */
  @Post()
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async createAccount(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const visitor = await this.visitors.of(reply);
    const form = await this.visitors.form(reply, LARGEST_FORM);
    const { viewer } = visitor;
    if (viewer.kind !== 'administrator' || viewer.holder !== null) return sendPage({ seeOther: '/events' }, reply);
    const name = fieldOf(form, 'name').trim().slice(0, LONGEST_NAME);
    const fault = phrasesIn(visitor.locale)(SIGN_IN.nameMissing);
    if (name === '') return sendPage({ status: 422, html: firstAccountPage({ visitor, name, fault }) }, reply);
    const scopes = ['rosters:read', 'rosters:write', 'events', 'account'] as const;
    const { key } = await this.sessions.signUp({ name, role: 'organiser', scopes }, viewer.author, reply);
    tellOnce(reply, 'key', key);
    return sendPage({ seeOther: '/events' }, reply);
  }
}
