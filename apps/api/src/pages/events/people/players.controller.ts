import { EventPlayers } from '#muster/events';
import { decodeText } from '#muster/formats';
import { Controller, Get, HttpCode, Param, Post, Res, StreamableFile, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { fieldOf, isText, type Form } from '../../../platform/http/form.js';
import { TakesUploads } from '../../../platform/http/uploads.js';
import { AROUND_FILES, LIMITS } from '../../../platform/limits.js';
import { tellOnce } from '../../../platform/sign-in/told-once.js';
import { answerFaultPage } from '../../layout/fault-page.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { PLAYERS } from '../../phrases/event-people.js';
import { ToSignIn } from '../../sign-in/to-sign-in.filter.js';
import { Visitors } from '../../sign-in/visitors.service.js';
import { Desks, type Desk } from '../desk/desks.service.js';
import { PLAYER_STATES } from '../queue/queue-query.js';
import { Letters } from './letters.service.js';
import { playersPage } from './players-page.js';

/** The largest table with lists in it: some 700 lists. */
const LARGEST_FORM = LIMITS.rosterFile + AROUND_FILES;
const SMALL_FORM = 16 * 1024;
const UNPROCESSABLE = 422;

/** The organiser's table of players, and the letters to them. */
@SignedIn()
@UseFilters(ToSignIn)
@Controller('events/:event')
export class PlayersController {
  constructor(
    private readonly visitors: Visitors,
    private readonly desks: Desks,
    private readonly players: EventPlayers,
    private readonly letters: Letters,
  ) {}

  @Get('players')
  @AnswersWithPage()
  async show(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply, event, 'organiser');
    return sendPage({ status: 200, html: playersPage(desk, { table: '', faults: {}, problems: [] }) }, reply);
  }

  @Post('players')
  @TakesUploads(LARGEST_FORM, ['application/x-www-form-urlencoded', 'multipart/form-data'], answerFaultPage)
  @AnswersWithPage()
  async enter(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply, event, 'organiser');
    return sendPage(await this.#enter(desk, await this.visitors.form(reply, LARGEST_FORM), reply), reply);
  }

  /** The letters are a download, so the page stays where it is and no form is sent twice by reloading it. */
  @Post('letters')
  @HttpCode(200)
  @TakesUploads(SMALL_FORM, ['application/x-www-form-urlencoded'], answerFaultPage)
  async download(@Param('event') event: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const desk = await this.desks.open(reply, event, 'organiser');
    const form = await this.visitors.form(reply, SMALL_FORM);
    const state = PLAYER_STATES.find((one) => one === fieldOf(form, 'state'));
    void reply.header('cache-control', 'no-store');
    const csv = await this.letters.write(desk, state ?? null);
    return new StreamableFile(Buffer.from(csv), { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="letters.csv"' });
  }

  /** A table with lines that were refused is answered with these lines; what could be entered is entered. */
  async #enter(desk: Desk, form: Form, reply: FastifyReply): Promise<PageAnswer> {
    const { phrase, say } = desk;
    const table = fieldOf(form, 'table');
    const refused = (name: 'file' | 'table', fault: string): PageAnswer => ({
      status: UNPROCESSABLE,
      html: playersPage(desk, { table: isText(table) ? table : '', faults: { [name]: fault }, problems: [] }),
    });
    const [file] = form.files;
    if (file && table.trim() !== '') return refused('table', phrase(PLAYERS.both));
    const csv = file ? decodeText(file.bytes) : isText(table) ? table : null;
    if (csv === null) return refused(file ? 'file' : 'table', phrase(PLAYERS.notText));
    const outcome = await this.players.enterTable(desk.seat, csv);
    if ('messageId' in outcome) return refused(file ? 'file' : 'table', say(outcome));
    const { lines, nameless } = outcome;
    const problems = [
      ...nameless.map((line) => phrase(PLAYERS.nameless, { line })),
      ...lines.flatMap(({ player, list }) => {
        const faults = typeof list === 'object' && list !== null ? list.faults : [];
        return faults.map((fault) => phrase(PLAYERS.listRefused, { player: player.name, reason: say(fault) }));
      }),
    ];
    const counts = {
      ...{ count: lines.length, added: lines.filter(({ isNew }) => isNew).length },
      stored: lines.filter(({ list }) => list === 'stored').length,
    };
    const done = phrase(PLAYERS.entered, counts);
    if (problems.length > 0) return { status: UNPROCESSABLE, html: playersPage(desk, { table, faults: {}, problems, done }) };
    tellOnce(reply, 'entered', done);
    return { seeOther: `${desk.address}/players` };
  }
}
