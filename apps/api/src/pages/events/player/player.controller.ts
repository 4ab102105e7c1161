import { EventPlayers } from '#muster/events';
import type { EventPlayer } from '#muster/persistence';
import { Controller, Get, Param, Post, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { plainFields } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { LIMITS } from '../../../platform/limits.js';
import { tellOnce } from '../../../platform/sign-in/told-once.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { Desks, type Desk } from '../desk/desks.service.js';
import { PlayerActions } from './player-actions.service.js';
import { playerPage } from './player-page.js';
import { NOTHING_REFUSED, type RefusedForm } from './player-view.js';
import { PlayerViews } from './player-views.service.js';

/** A list in a form is longer than as text: a browser writes many characters as three. */
const LARGEST_FORM = 4 * LIMITS.listText;
const UNPROCESSABLE = 422;

/** One player of an event: the list, what was found in it, and what the judges decide. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events/:event/players/:player')
export class PlayerController {
  constructor(
    private readonly visitors: Visitors,
    private readonly desks: Desks,
    private readonly players: EventPlayers,
    private readonly views: PlayerViews,
    private readonly actions: PlayerActions,
  ) {}

  @Get()
  @AnswersWithPage()
  async show(
    @Param('event') event: string,
    @Param('player') id: string,
    @Query('version') version: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const desk = await this.desks.open(reply, event);
    const asked = typeof version === 'string' && /^\d{1,3}$/.test(version) ? Number(version) : null;
    return sendPage({ status: 200, html: await this.#page(desk, await this.#player(desk, id), NOTHING_REFUSED, asked) }, reply);
  }

  @Post()
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  @AnswersWithPage()
  async act(@Param('event') event: string, @Param('player') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply, event);
    const form = await this.visitors.form(reply, LARGEST_FORM);
    const player = await this.#player(desk, id);
    const done = await this.actions.act(desk, player, form);
    if ('faults' in done) {
      const refused = { faults: done.faults, typed: plainFields(form) };
      return sendPage({ status: UNPROCESSABLE, html: await this.#page(desk, await this.#player(desk, id), refused) }, reply);
    }
    tellOnce(reply, done.told, done.secret);
    return sendPage({ seeOther: `${desk.address}/players/${id}` }, reply);
  }

  async #page(desk: Desk, player: EventPlayer, refused: RefusedForm, version: number | null = null): Promise<string> {
    return playerPage(desk, await this.views.of(desk, player, version, refused));
  }

  async #player({ seat }: Desk, id: string): Promise<EventPlayer> {
    const player = isStoredId(id) ? await this.players.find(seat, id) : null;
    if (!player) throw new ApiError('NOT_FOUND', 'The event has no such player.');
    return player;
  }
}
