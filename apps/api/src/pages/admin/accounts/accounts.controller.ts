import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { AccountRole } from '#muster/persistence';
import type { FastifyReply } from 'fastify';
import { AccountService } from '../../../accounts/account.service.js';
import type { AccountType } from '../../../accounts/account.types.js';
import { isScope } from '../../../platform/access/scope.js';
import { counted } from '../../../platform/graphql/connection.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { plainFields, type Form } from '../../../platform/http/form.js';
import { AnswersWithPage, sendPage, type PageAnswer } from '../../layout/page-answer.js';
import type { FieldFaults } from '../../form/fields.js';
import { ACCOUNTS, KEYS } from '../../phrases/admin/accounts.js';
import { AdminDesks, type AdminDesk } from '../frame/admin-desks.service.js';
import { AtAdminDesk, TakesAdminForm } from '../frame/admin-page.decorators.js';
import { tellDone, tellKey } from '../frame/told.js';
import { accountPage } from './account-page.js';
import { accountsPage } from './accounts-page.js';
import { listQuery, nameIn, roleIn } from './accounts-query.js';

const ON_A_PAGE = 50;
const MOST_KEYS = 100;
const UNPROCESSABLE = 422;

/** The accounts of this installation. */
@AtAdminDesk()
@Controller('admin/accounts')
export class AccountsController {
  constructor(
    private readonly desks: AdminDesks,
    private readonly accounts: AccountService,
  ) {}

  @Get()
  @AnswersWithPage()
  async list(@Query() asked: Readonly<Record<string, unknown>>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return sendPage(await this.#list(await this.desks.open(reply), asked, {}), reply);
  }

  @Post()
  @TakesAdminForm()
  async create(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const fields = plainFields(await this.desks.form(reply));
    const [name, role] = [nameIn(fields['name']), roleIn(fields['role'])];
    if (name === null || role === null) return sendPage(await this.#list(desk, {}, { name: desk.phrase(ACCOUNTS.nameMissing) }), reply);
    const { account } = await this.accounts.create({ name, role }, desk.viewer);
    tellDone(reply, desk.phrase(ACCOUNTS.createdNow));
    return sendPage({ seeOther: account ? `/admin/accounts/${account.id}` : '/admin/accounts' }, reply);
  }

  @Get(':account')
  @AnswersWithPage()
  async show(@Param('account') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    return sendPage(await this.#page(desk, await this.#find(id), {}), reply);
  }

  @Post(':account')
  @TakesAdminForm()
  async act(@Param('account') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const desk = await this.desks.open(reply);
    const form = await this.desks.form(reply);
    const account = await this.#find(id);
    return sendPage(await this.#act(desk, account, form, reply), reply);
  }

  async #act(desk: AdminDesk, account: AccountType, form: Form, reply: FastifyReply): Promise<PageAnswer> {
    const fields = plainFields(form);
    const role = roleIn(fields['role']);
    if (fields['do'] === 'role' && role !== null) return this.#setRole(desk, account, role, reply);
    if (fields['do'] === 'erase') return this.#erase(desk, account, fields['confirm'] ?? '', reply);
    if (fields['do'] === 'key') return this.#createKey(desk, account, form, reply);
    throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
  }

  async #setRole(desk: AdminDesk, account: AccountType, role: AccountRole, reply: FastifyReply): Promise<PageAnswer> {
    const { userErrors } = await this.accounts.setRole({ account: account.id, role }, desk.viewer);
    const [fault] = userErrors;
    if (fault) return this.#page(desk, account, { role: desk.say(fault) });
    tellDone(reply, desk.phrase(ACCOUNTS.roleChanged));
    return { seeOther: `/admin/accounts/${account.id}` };
  }

  async #erase(desk: AdminDesk, account: AccountType, confirm: string, reply: FastifyReply): Promise<PageAnswer> {
    if (confirm.trim() !== 'erase') return this.#page(desk, account, { confirm: desk.phrase(ACCOUNTS.notConfirmed) });
    const { userErrors } = await this.accounts.erase({ account: account.id, confirm: 'erase' }, desk.viewer);
    const [fault] = userErrors;
    if (fault) return this.#page(desk, account, { confirm: desk.say(fault) });
    tellDone(reply, desk.phrase(ACCOUNTS.erased));
    return { seeOther: '/admin/accounts' };
  }

  async #createKey(desk: AdminDesk, account: AccountType, form: Form, reply: FastifyReply): Promise<PageAnswer> {
    const name = nameIn(plainFields(form)['name']);
    const scopes = (form.fields.get('scope') ?? []).filter(isScope);
    if (name === null) return this.#page(desk, account, { name: desk.phrase(ACCOUNTS.nameMissing) });
    if (scopes.length === 0) return this.#page(desk, account, { scope: desk.phrase(KEYS.scopesMissing) });
    const made = await this.accounts.createKey({ account: account.id, name, scopes }, desk.viewer);
    const [fault] = made.userErrors;
    if (fault) return this.#page(desk, account, { scope: desk.say(fault) });
    tellKey(reply, made.secret ?? '');
    return { seeOther: `/admin/accounts/${account.id}` };
  }

  async #list(desk: AdminDesk, asked: Readonly<Record<string, unknown>>, faults: FieldFaults): Promise<PageAnswer> {
    const query = listQuery(asked);
    const role = roleIn(query.role);
    const filter = { ...(query.search !== '' && { search: query.search }), ...(role && { role }) };
    const page = await this.accounts.list({ first: ON_A_PAGE, filter, ...(query.after !== '' && { after: query.after }) });
    return {
      status: Object.keys(faults).length > 0 ? UNPROCESSABLE : 200,
      html: accountsPage(desk, { query, page: await counted(page), faults }),
    };
  }

  async #page(desk: AdminDesk, account: AccountType, faults: FieldFaults): Promise<PageAnswer> {
    const keys = await this.accounts.allKeys({ first: MOST_KEYS, filter: { account: account.id } });
    const html = accountPage(desk, { account, keys: keys.nodes, faults });
    return { status: Object.keys(faults).length > 0 ? UNPROCESSABLE : 200, html };
  }

  async #find(id: string): Promise<AccountType> {
    const account = await this.accounts.find(id);
    if (!account) throw new ApiError('NOT_FOUND', 'There is no such account.');
    return account;
  }
}
