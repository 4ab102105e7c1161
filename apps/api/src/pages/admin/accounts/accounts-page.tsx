import type { AccountConnection } from '../../../accounts/account.types.js';
import type { Counted } from '../../../platform/graphql/connection.js';
import { Seal, SelectField, TextField, type FieldFaults } from '../../form/fields.js';
import { ACCOUNTS, ROLES } from '../../phrases/admin/accounts.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { listAddress, ROLE_IDS, type ListQuery } from './accounts-query.js';

interface AccountsView {
  readonly query: ListQuery;
  readonly page: Counted<AccountConnection>;
  readonly faults: FieldFaults;
}

export function accountsPage(desk: AdminDesk, { query, page, faults }: AccountsView): string {
  const { phrase, seal } = desk;
  const { hasNextPage, endCursor } = page.pageInfo;
  const roles = ROLE_IDS.map((role) => [role, phrase(ROLES[role])] as const);
  return adminPage({
    desk,
    at: 'accounts',
    children: (
      <>
        <form class="filter no-print" action="/admin/accounts" method="get" role="search" aria-label={phrase(ACCOUNTS.filter)}>
          <TextField name="search" label={phrase(ACCOUNTS.search)} value={query.search} max={200} />
          <SelectField
            name="role"
            id="of-role"
            label={phrase(ACCOUNTS.role)}
            value={query.role}
            options={[['', phrase(ACCOUNTS.anyRole)], ...roles]}
          />
          <p>
            <button type="submit" class="second">
              {phrase(ACCOUNTS.show)}
            </button>
          </p>
        </form>
        {page.nodes.length === 0 ? <p>{phrase(ACCOUNTS.none)}</p> : <AccountsTable page={page} />}
        {hasNextPage && endCursor ? (
          <p class="paging no-print">
            <a href={listAddress('/admin/accounts', query, endCursor)}>{phrase(ADMIN.next)}</a>
          </p>
        ) : null}
        <form class="ask" action="/admin/accounts" method="post">
          <h2>{phrase(ACCOUNTS.newAccount)}</h2>
          <Seal seal={seal} />
          <TextField
            {...{ name: 'name', value: '', max: 200, required: true, fault: faults['name'] }}
            label={phrase(ACCOUNTS.name)}
            help={phrase(ACCOUNTS.nameHelp)}
          />
          <SelectField name="role" label={phrase(ACCOUNTS.role)} value="organiser" options={roles} />
          <p>
            <button type="submit">{phrase(ACCOUNTS.create)}</button>
          </p>
        </form>
      </>
    ),
  });
}

function AccountsTable({ page }: Pick<AccountsView, 'page'>) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="accounts">
      <h2 id="accounts">{phrase(ACCOUNTS.count, { count: page.totalCount })}</h2>
      <table>
        <thead>
          <tr>
            {[ACCOUNTS.name, ACCOUNTS.role, ACCOUNTS.signsIn, ACCOUNTS.created].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.nodes.map(({ id, name, role, issuer, createdAt }) => (
            <tr>
              <th scope="row">
                <a href={`/admin/accounts/${id}`}>{name ?? phrase(ACCOUNTS.noName)}</a>
              </th>
              <td data-label={phrase(ACCOUNTS.role)}>{phrase(ROLES[role])}</td>
              <td data-label={phrase(ACCOUNTS.signsIn)}>{issuer ?? phrase(ACCOUNTS.keysOnly)}</td>
              <td data-label={phrase(ACCOUNTS.created)}>
                <Moment at={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
