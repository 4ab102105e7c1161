import { AliasRepository } from '#muster/persistence';
import { EDITIONS, editionWithId } from '#muster/roster';
import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AliasAdministration } from '../../../administration/aliases/alias.service.js';
import { administrator } from '../../../platform/access/viewer.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { plainFields } from '../../../platform/http/form.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import { ALIASES } from '../../phrases/admin/names.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone } from '../frame/told.js';
import { aliasesPage, LONGEST_REASON, type AliasForm } from './aliases-page.js';
import { filterOf, kindIn, namesAddress, namesQuery, type NamesQuery } from './names-query.js';

const ON_A_PAGE = 50;
const UNPROCESSABLE = 422;

type Fields = Readonly<Record<string, string>>;

/** The names that were taught. */
@AtAdminDesk()
@Controller('admin/names/aliases')
export class AliasesController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly stored: AliasRepository,
    private readonly aliases: AliasAdministration,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const query = namesQuery(asked);
    return sendPage(await this.#page(await this.desks.open(reply), query, emptyForm(query), null), reply);
  }

  /** Teaches or withdraws an alias, and goes back to the list that the form was on. */
  @Post()
  @TakesAdminForm()
  async act(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const fields = plainFields(await this.desks.form(reply));
    const query = namesQuery(asked);
    if (fields['do'] === 'teach') return sendPage(await this.#teach(desk, query, fields, reply), reply);
    if (fields['do'] === 'withdraw') return sendPage(await this.#withdraw(desk, query, fields, reply), reply);
    throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
  }

  async #teach(desk: AdminDesk, query: NamesQuery, fields: Fields, reply: FastifyReply): Promise<PageAnswer> {
    const { name = '', means = '', language = '' } = fields;
    const [edition, kind] = [editionWithId(fields['edition'] ?? ''), kindIn(fields['kind'] ?? '')];
    if (edition === null || kind === null) throw new ApiError('BAD_REQUEST', 'The form lacks the edition or the kind.');
    const { alias, userErrors } = await this.aliases.teach({ edition, kind, language, name, means }, administrator(desk.viewer));
    const [fault] = userErrors;
    if (fault) return this.#page(desk, query, { edition, kind, language, name, means }, desk.say(fault));
    if (alias) tellDone(reply, desk.phrase(ALIASES.taughtNow, { name: alias.name, means: alias.means }));
    return back(query);
  }

  async #withdraw(desk: AdminDesk, query: NamesQuery, { id = '', reason = '' }: Fields, reply: FastifyReply): Promise<PageAnswer> {
    const why = reason.trim().slice(0, LONGEST_REASON);
    const { userErrors } = await this.aliases.withdraw({ alias: id, reason: why === '' ? null : why }, administrator(desk.viewer));
    const [fault] = userErrors;
    tellDone(reply, fault ? desk.say(fault) : desk.phrase(ALIASES.withdrawnNow));
    return back(query);
  }

  async #page(desk: AdminDesk, query: NamesQuery, form: AliasForm, fault: string | null): Promise<PageAnswer> {
    const filter = { ...filterOf(query), withWithdrawn: query.withdrawn };
    const after = isStoredId(query.after) ? { after: query.after } : {};
    const [found, totalCount] = await Promise.all([
      this.stored.list(filter, { first: ON_A_PAGE + 1, ...after }),
      this.stored.count(filter),
    ]);
    const aliases = found.slice(0, ON_A_PAGE);
    const next = found.length > ON_A_PAGE ? (aliases.at(-1)?.id ?? null) : null;
    const html = aliasesPage(desk, { query, aliases, totalCount, next, form, fault });
    return { status: fault === null ? 200 : UNPROCESSABLE, html };
  }
}

const back = (query: NamesQuery): PageAnswer => ({ seeOther: namesAddress('/admin/names/aliases', { ...query, after: '' }) });

const emptyForm = ({ edition, kind }: NamesQuery): AliasForm => ({
  ...{ edition: edition ?? EDITIONS.at(-1) ?? '', kind: kind ?? 'unit', language: '', name: '', means: '' },
});
