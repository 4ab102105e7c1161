import { EventPlayers, ListComparisons, type ComparisonAsked } from '#muster/events';
import { Controller, Get, Param, Post, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { refusalError } from '../../../checking/check.service.js';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { plainFields } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { LIMITS } from '../../../platform/limits.js';
import { Turns } from '../../../platform/rates/turns.service.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { Desks, type Desk } from '../desk/desks.service.js';
import { comparisonPage } from './comparison-page.js';

/** A list in a form is longer than as text: a browser writes many characters as three. */
const LARGEST_FORM = 4 * LIMITS.listText;
const UNPROCESSABLE = 422;

/** Two versions of a player's list side by side, or a printed list beside the admitted one. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events/:event/players/:player/comparison')
export class ComparisonController {
  constructor(
    private readonly visitors: Visitors,
    private readonly desks: Desks,
    private readonly players: EventPlayers,
    private readonly comparisons: ListComparisons,
    private readonly turns: Turns,
  ) {}

  @Get()
  @AnswersWithPage()
  async versions(
    @Param('event') event: string,
    @Param('player') id: string,
    @Query() { before, after }: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply, event);
    await this.turns.take(desk.caller, reply.raw);
    return sendPage(await this.#compare(desk, id, { before: versionIn(before), after: versionIn(after) }), reply);
  }

  /** Nothing is stored, so there is no page to redirect to. */
  @Post()
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async printed(
    @Param('event') event: string,
    @Param('player') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply, event);
    const { text = '' } = plainFields(await this.visitors.form(reply, LARGEST_FORM));
    return sendPage(await this.#compare(desk, id, { before: null, after: { text } }), reply);
  }

  async #compare(desk: Desk, id: string, asked: ComparisonAsked): Promise<PageAnswer> {
    const player = isStoredId(id) ? await this.players.find(desk.seat, id) : null;
    const answer = player && (await this.comparisons.compare(desk.seat, player.id, asked));
    if (!player || !answer) throw new ApiError('NOT_FOUND', 'The event has no such player.');
    const refused = 'fault' in answer ? [answer.fault] : 'refused' in answer ? answer.refused.map(refusalError) : [];
    const comparison = 'fault' in answer || 'refused' in answer ? null : answer;
    const parts = { player, asked, comparison, faults: refused.map(desk.say) };
    return { status: comparison === null ? UNPROCESSABLE : 200, html: comparisonPage(desk, parts) };
  }
}

const versionIn = (asked: unknown): number | null => (typeof asked === 'string' && /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : null);
