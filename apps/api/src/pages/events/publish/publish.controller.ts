import { parseQuestion } from '#muster/bulk';
import { EventLinks, Events, momentAt, parseTerms, RevealedLists, Reviews, type EventDraft } from '#muster/events';
import type { StoredEvent } from '#muster/persistence';
import { Controller, Get, Param, Post, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { tellOnce } from '../../../platform/sign-in/told-once.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { Desks, type Desk } from '../desk/desks.service.js';
import { admittedPage } from './admitted-page.js';
import { publishPage, type TimeAsked } from './publish-page.js';

const LARGEST_FORM = 16 * 1024;
const UNPROCESSABLE = 422;
const ON_A_PAGE = 50;

/** When and where the admitted lists are public, and the same lists for the staff to print. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events/:event')
export class PublishController {
  constructor(
    private readonly visitors: Visitors,
    private readonly desks: Desks,
    private readonly events: Events,
    private readonly reviews: Reviews,
    private readonly links: EventLinks,
    private readonly revealed: RevealedLists,
  ) {}

  @Get('reveal')
  @AnswersWithPage()
  async show(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage({ status: 200, html: await this.#page(await this.desks.open(reply, event, 'organiser')) }, reply);
  }

  @Post('reveal')
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async act(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply, event, 'organiser');
    const form = await this.visitors.form(reply, LARGEST_FORM);
    const act = fieldOf(form, 'do');
    if (act === 'time') return sendPage(await this.#setTime(desk, form, reply), reply);
    if (act === 'link') {
      const { token } = await this.links.create(desk.seat, 'reveal');
      tellOnce(reply, 'link', `${desk.site}/events/lists/${token}`);
    } else if (act === 'revoke' && isStoredId(fieldOf(form, 'id'))) {
      await this.links.revoke(desk.seat, fieldOf(form, 'id'));
      tellOnce(reply, 'saved');
    } else throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
    return sendPage({ seeOther: `${desk.address}/reveal` }, reply);
  }

  @Get('lists')
  @AnswersWithPage()
  async print(
    @Param('event') event: string,
    @Query('page') asked: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply, event);
    const page = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
    const found = await this.revealed.preview(desk.seat, { first: ON_A_PAGE + 1, skip: (page - 1) * ON_A_PAGE });
    const parts = { lists: found.slice(0, ON_A_PAGE), page, hasNext: found.length > ON_A_PAGE };
    return sendPage({ status: 200, html: admittedPage(desk, parts) }, reply);
  }

  async #setTime(desk: Desk, form: Form, reply: FastifyReply): Promise<PageAnswer> {
    const { event } = desk.seat;
    const asked = { revealAt: fieldOf(form, 'revealAt').trim(), namesHidden: fieldOf(form, 'namesHidden') !== '' };
    const refused = async (fault: string): Promise<PageAnswer> => ({ status: UNPROCESSABLE, html: await this.#page(desk, asked, fault) });
    const revealAt = asked.revealAt === '' ? null : momentAt(asked.revealAt, event.timeZone);
    if (asked.revealAt !== '' && revealAt === null) return refused(desk.phrase(SETTINGS.noMoment));
    const draft = { ...draftOfStored(event), revealAt, namesHidden: asked.namesHidden };
    const outcome = await this.events.change(desk.seat, Number(fieldOf(form, 'revision')) || 0, draft);
    if (!outcome) return refused(desk.phrase(SETTINGS.changedMeanwhile));
    if ('faults' in outcome) return refused(outcome.faults.map(desk.say).join(' '));
    if ('refused' in outcome) return refused(outcome.refused.map(desk.say).join(' '));
    tellOnce(reply, 'saved');
    return { seeOther: `${desk.address}/reveal` };
  }

  async #page(desk: Desk, asked?: TimeAsked, fault?: string): Promise<string> {
    const [counts, links] = await Promise.all([this.reviews.counts(desk.seat), this.links.list(desk.seat)]);
    const view = { counts, links: links.filter(({ kind }) => kind === 'reveal') };
    return publishPage(desk, { ...view, ...(asked && { asked }), ...(fault !== undefined && { fault }) });
  }
}

function draftOfStored({ question, terms, ...settings }: StoredEvent): EventDraft {
  const { name, edition, startsOn, endsOn, timeZone, deadline, locksAt, correctionHours, revealAt, namesHidden, keptUntil } = settings;
  return {
    ...{ name, edition, startsOn, endsOn, timeZone, deadline, locksAt, correctionHours, revealAt, namesHidden, keptUntil },
    ...{ question: parseQuestion(question), terms: parseTerms(terms) },
  };
}
