import { UnresolvedNames } from '#muster/publishing';
import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AliasAdministration } from '../../../administration/aliases/alias.service.js';
import { administrator } from '../../../platform/access/viewer.js';
import { startAfter } from '../../../platform/graphql/page.js';
import { plainFields } from '../../../platform/http/form.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { ALIASES } from '../../phrases/admin/names.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { namesPage, type RefusedMeaning } from './names-page.js';
import { filterOf, kindIn, namesAddress, namesQuery, type NamesQuery } from './names-query.js';

const ON_A_PAGE = 50;
const UNPROCESSABLE = 422;

/** The names that recent checks did not find. */
@AtAdminDesk()
@Controller('admin/names')
export class NamesController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly unresolved: UnresolvedNames,
    private readonly aliases: AliasAdministration,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.#page(await this.desks.open(reply), namesQuery(asked), null), reply);
  }

  /** Accepts a meaning of a name, and goes back to the list that the form was on. */
  @Post()
  @TakesAdminForm()
  async accept(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const query = namesQuery(asked);
    const { id = '', means = '', kind = '' } = plainFields(await this.desks.form(reply));
    const { alias, userErrors } = await this.aliases.accept({ unresolvedName: id, means, kind: kindIn(kind) }, administrator(desk.viewer));
    const [fault] = userErrors;
    if (fault) return sendPage(await this.#page(desk, query, { id, means, fault: desk.say(fault) }), reply);
    if (alias) tellDone(reply, desk.phrase(ALIASES.taughtNow, { name: alias.name, means: alias.means }));
    return sendPage({ seeOther: namesAddress('/admin/names', { ...query, after: '' }) }, reply);
  }

  async #page(desk: AdminDesk, query: NamesQuery, refused: RefusedMeaning | null): Promise<PageAnswer> {
    const skip = startAfter(query.after);
    const { names, totalCount } = await this.unresolved.list(filterOf(query), { first: ON_A_PAGE, skip });
    const shown = skip + names.length;
    const next = shown < totalCount ? String(shown) : null;
    return { status: refused === null ? 200 : UNPROCESSABLE, html: namesPage(desk, { query, names, totalCount, next, refused }) };
  }
}
