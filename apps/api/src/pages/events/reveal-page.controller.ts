import { Readable } from 'node:stream';
import { csvLine } from '#muster/bulk';
import { RevealedLists, type RevealedList } from '#muster/events';
import type { RevealedEvent } from '#muster/persistence';
import { Controller, Get, Header, Param, Query, Res, StreamableFile, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { answerLanguage } from '../../platform/http/language.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { gonePage, PageFaultFilter } from '../layout/fault-page.js';
import { AnswersWithPage, sendPage } from '../layout/page-answer.js';
import { revealPage } from './reveal-page.js';

const ON_A_PAGE = 50;
import { InOpenApi, type Params } from '../../platform/openapi/in-openapi.decorator.js';

const NOT_KEPT = 'no-store';
const TOKEN: Params = { token: { schema: { type: 'string' }, description: 'The token of the public address.' } };
const HEAD = ['player', 'team', 'faction', 'points', 'verdict', 'hash', 'list'];

/** The admitted lists of an event at a public address, from the reveal on. Before it, every address answers as if there were no event. */
@OpenToAnyone()
@Controller('events/lists')
export class RevealPageController {
  constructor(private readonly revealed: RevealedLists) {}

  @Get(':token')
  @UseFilters(PageFaultFilter)
  @AnswersWithPage()
  async show(
    @Param('token') token: string,
    @Query('page') asked: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const locale = answerLanguage(reply);
    const event = await this.revealed.event(token);
    if (!event) return sendPage({ status: 404, html: gonePage(locale) }, reply);
    const pages = Math.max(Math.ceil(event.lists / ON_A_PAGE), 1);
    const page = Math.min(typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1, pages);
    const lists = await this.revealed.list(token, { first: ON_A_PAGE, skip: (page - 1) * ON_A_PAGE });
    return sendPage({ status: 200, html: revealPage({ locale, event, lists, address: `/events/lists/${token}`, page, pages }) }, reply);
  }

  @InOpenApi({
    summary: 'The revealed lists of an event as a table.',
    path: TOKEN,
    answers: { 200: { description: 'One row for each list.', body: { type: 'text/csv' } } },
  })
  @Get(':token/lists.csv')
  @Header('cache-control', NOT_KEPT)
  async csv(@Param('token') token: string): Promise<StreamableFile> {
    await this.#existing(token);
    return new StreamableFile(Readable.from(this.#csv(token)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="lists.csv"',
    });
  }

  @InOpenApi({
    summary: 'The revealed lists of an event as data.',
    path: TOKEN,
    answers: { 200: { description: 'The event and its lists.', body: { json: 'Lists' } } },
  })
  @Get(':token/lists.json')
  @Header('cache-control', NOT_KEPT)
  async json(
    @Param('token') token: string,
  ): Promise<{ readonly event: RevealedEvent; readonly lists: readonly Omit<RevealedList, 'id'>[] }> {
    const event = await this.#existing(token);
    const lists: Omit<RevealedList, 'id'>[] = [];
    for await (const { id: _id, ...list } of this.revealed.all(token)) lists.push(list);
    return { event, lists };
  }

  async *#csv(token: string): AsyncGenerator<string> {
    yield csvLine(HEAD);
    for await (const { player, team, faction, points, verdict, hash, text } of this.revealed.all(token))
      yield csvLine([player, team, faction, points, verdict, hash, text]);
  }

  async #existing(token: string): Promise<RevealedEvent> {
    const event = await this.revealed.event(token);
    if (event) return event;
    throw new ApiError('NOT_FOUND', 'There is nothing at this address.');
  }
}
