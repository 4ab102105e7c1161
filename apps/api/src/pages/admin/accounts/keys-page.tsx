import type { ApiKeyConnection } from '../../../accounts/account.types.js';
import type { Counted } from '../../../platform/graphql/connection.js';
import { ChoiceField, TextField } from '../../form/fields.js';
import { KEYS } from '../../phrases/admin/accounts.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { listAddress, type ListQuery } from './accounts-query.js';
import { KeysTable } from './keys-table.js';

interface KeysView {
  readonly query: ListQuery;
  readonly page: Counted<ApiKeyConnection>;
}

export function keysPage(desk: AdminDesk, { query, page }: KeysView): string {
  const { phrase, seal } = desk;
  const { hasNextPage, endCursor } = page.pageInfo;
  const title = phrase(KEYS.count, { count: page.totalCount });
  return adminPage({
    desk,
    at: 'keys',
    children: (
      <>
        <form class="filter no-print" action="/admin/keys" method="get" role="search" aria-label={phrase(KEYS.filter)}>
          <TextField name="search" label={phrase(KEYS.search)} value={query.search} max={200} />
          <ChoiceField name="active" value="true" label={phrase(KEYS.onlyActive)} checked={query.active} />
          <p>
            <button type="submit" class="second">
              {phrase(KEYS.show)}
            </button>
          </p>
        </form>
        {page.nodes.length === 0 ? <p>{phrase(KEYS.none)}</p> : <KeysTable {...{ keys: page.nodes, seal, back: null, title }} />}
        {hasNextPage && endCursor ? (
          <p class="paging no-print">
            <a href={listAddress('/admin/keys', query, endCursor)}>{phrase(ADMIN.next)}</a>
          </p>
        ) : null}
      </>
    ),
  });
}
