import { eventFault, EventLinks, Events } from '#muster/events';
import { Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { tellOnce } from '../../../platform/sign-in/told-once.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { Desks, type Desk } from '../desk/desks.service.js';
import { staffPage } from './staff-page.js';

const LARGEST_FORM = 16 * 1024;
const UNPROCESSABLE = 422;

/** The organisers and judges of an event, and the invitations to it. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events/:event/staff')
export class StaffController {
  constructor(
    private readonly visitors: Visitors,
    private readonly desks: Desks,
    private readonly events: Events,
    private readonly links: EventLinks,
  ) {}

  @Get()
  @AnswersWithPage()
  async show(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage({ status: 200, html: await this.#page(await this.desks.open(reply, event, 'organiser')) }, reply);
  }

  @Post()
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async act(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply, event, 'organiser');
    return sendPage(await this.#act(desk, await this.visitors.form(reply, LARGEST_FORM), reply), reply);
  }

  async #act(desk: Desk, form: Form, reply: FastifyReply): Promise<PageAnswer> {
    const [act, id] = [fieldOf(form, 'do'), fieldOf(form, 'id')];
    const done: PageAnswer = { seeOther: `${desk.address}/staff` };
    if (act === 'judge' || act === 'organiser') {
      const { token } = await this.links.create(desk.seat, act);
      tellOnce(reply, 'link', `${desk.site}/events/join/${token}`);
      return done;
    }
    if (!isStoredId(id) || (act !== 'revoke' && act !== 'dismiss')) throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
    if (act === 'revoke') await this.links.revoke(desk.seat, id);
    else if (!(await this.events.dismiss(desk.seat, id)) && (await this.#isStaff(desk, id))) {
      return { status: UNPROCESSABLE, html: await this.#page(desk, desk.say(eventFault('lastOrganiser', []))) };
    }
    tellOnce(reply, 'saved');
    return done;
  }

  async #isStaff({ seat }: Desk, accountId: string): Promise<boolean> {
    return (await this.events.staff(seat)).some((one) => one.accountId === accountId);
  }

  async #page(desk: Desk, fault: string | null = null): Promise<string> {
    const [staff, links] = await Promise.all([this.events.staff(desk.seat), this.links.list(desk.seat)]);
    return staffPage(desk, { staff, fault, links: links.filter(({ kind }) => kind === 'judge' || kind === 'organiser') });
  }
}
