import { EventLinks } from '#muster/events';
import { Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Seats } from '../../../events/seats.service.js';
import { OpenToAnyone } from '../../../platform/access/access.decorator.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { fieldOf } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { PageSessions } from '../../../platform/sign-in/page-sessions.service.js';
import { tellOnce } from '../../../platform/sign-in/told-once.js';
import { answerFaultPage, PageFaultFilter } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { phrasesIn } from '../../phrases/phrase.js';
import { SIGN_IN } from '../../phrases/sign-in.js';
import { Visitors, type Visitor } from '../../sign-in/visitors.service.js';
import { joinPage } from './join-page.js';

const LARGEST_FORM = 16 * 1024;
const LONGEST_NAME = 200;

/** Invitations to organise or judge. Opening one changes nothing, because programs that preview links open them too. */
@OpenToAnyone()
@UseFilters(PageFaultFilter)
@Controller('events/join')
export class JoinPageController {
  constructor(
    private readonly visitors: Visitors,
    private readonly links: EventLinks,
    private readonly seats: Seats,
    private readonly sessions: PageSessions,
  ) {}

  @Get(':token')
  @AnswersWithPage()
  async show(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const parts = await this.#partsOf(token, reply);
    return sendPage({ status: 200, html: joinPage(parts) }, reply);
  }

  @Post(':token')
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async join(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const parts = await this.#partsOf(token, reply);
    const form = await this.visitors.form(reply, LARGEST_FORM);
    const name = fieldOf(form, 'name').trim().slice(0, LONGEST_NAME);
    const fault = phrasesIn(parts.visitor.locale)(SIGN_IN.nameMissing);
    if (!parts.hasAccount && name === '') return sendPage({ status: 422, html: joinPage({ ...parts, fault }) }, reply);
    const actor = parts.hasAccount ? await this.seats.actor(parts.visitor.viewer) : await this.#signUp(name, reply);
    const event = await this.links.join(token, actor);
    if (parts.hasAccount) tellOnce(reply, 'joined');
    return sendPage({ seeOther: event ? `/events/${event.id}` : '/events' }, reply);
  }

  async #signUp(name: string, reply: FastifyReply) {
    const { accountId, key } = await this.sessions.signUp({ name, role: 'player', scopes: ['events'] }, null, reply);
    tellOnce(reply, 'key', key);
    return { accountId, name };
  }

  async #partsOf(token: string, reply: FastifyReply) {
    const invitation = await this.links.invitation(token);
    if (!invitation) throw new ApiError('NOT_FOUND', 'There is no such invitation.');
    const visitor = await this.visitors.of(reply);
    return { visitor, invitation, token, hasAccount: hasAccount(visitor) };
  }
}

/** Whether the browser is signed in with a key that may be used for events. */
const hasAccount = ({ viewer }: Visitor): boolean => viewer.kind !== 'anyone' && (viewer.holder?.scopes.has('events') ?? false);
