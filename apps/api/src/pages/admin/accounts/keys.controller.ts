import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccountService } from '../../../accounts/account.service.js';
import { counted } from '../../../platform/graphql/connection.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { plainFields } from '../../../platform/http/form.js';
import { storedIdOf } from '../../../platform/graphql/global-id.js';
import { AnswersWithPage, sendPage } from '../../layout/page-answer.js';
import { KEYS } from '../../phrases/admin/accounts.js';
import { AdminDesks } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone, tellKey } from '../frame/told.js';
import { listQuery } from './accounts-query.js';
import { keysPage } from './keys-page.js';

const ON_A_PAGE = 50;
const MOST_HOURS = 720;

/** The API keys of everybody. */
@AtAdminDesk()
@Controller('admin/keys')
export class KeysController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly accounts: AccountService,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const query = listQuery(asked);
    const filter = { ...(query.search !== '' && { search: query.search }), ...(query.active && { active: true }) };
    const page = await this.accounts.allKeys({ first: ON_A_PAGE, filter, ...(query.after !== '' && { after: query.after }) });
    return sendPage({ status: 200, html: keysPage(desk, { query, page: await counted(page) }) }, reply);
  }

  /** Revokes or rotates a key, and goes back to the page that the form was on. */
  @Post()
  @TakesAdminForm()
  async act(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const { do: act = '', id: key = '', account = '', grace = '' } = plainFields(await this.desks.form(reply));
    const graceHours = /^\d{1,3}$/.test(grace) ? Math.min(Number(grace), MOST_HOURS) : 0;
    const back = storedIdOf('Account', account) === null ? '/admin/keys' : `/admin/accounts/${account}`;
    if (act === 'rotate') {
      const { secret, userErrors } = await this.accounts.rotateKey({ key, graceHours }, desk.viewer);
      const [fault] = userErrors;
      if (fault) tellDone(reply, desk.say(fault));
      else tellKey(reply, secret ?? '');
    } else if (act === 'revoke') {
      const [fault] = (await this.accounts.revokeKey({ key }, desk.viewer)).userErrors;
      tellDone(reply, fault ? desk.say(fault) : desk.phrase(KEYS.revokedNow));
    } else throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
    return sendPage({ seeOther: back }, reply);
  }
}
