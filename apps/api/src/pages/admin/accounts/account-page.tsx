import type { AccountType, ApiKeyType } from '../../../accounts/account.types.js';
import { scopesOf } from '../../../platform/access/scope.js';
import { ChoiceField, Fault, Seal, SelectField, TextField, type FieldFaults } from '../../form/fields.js';
import { ACCOUNTS, KEYS, ROLES, SCOPE_WORDS } from '../../phrases/admin/accounts.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { ROLE_IDS } from './accounts-query.js';
import { KeysTable } from './keys-table.js';

interface AccountView {
  readonly account: AccountType;
  readonly keys: readonly ApiKeyType[];
  readonly faults: FieldFaults;
}

interface FormParts {
  readonly account: AccountType;
  readonly seal: string;
  readonly faults: FieldFaults;
}

export function accountPage(desk: AdminDesk, { account, keys, faults }: AccountView): string {
  const { phrase, seal } = desk;
  const forms = { account, seal, faults };
  return adminPage({
    desk,
    at: 'accounts',
    title: account.name ?? phrase(ACCOUNTS.noName),
    children: (
      <>
        <p>
          {phrase(ROLES[account.role])}, <Moment at={account.createdAt} />
          {account.issuer === null ? null : `, ${account.issuer}`}
        </p>
        <p>
          <a href={`/admin/audit?actor=${account.id}`}>{phrase(ACCOUNTS.log)}</a>
        </p>
        {keys.length === 0 ? null : <KeysTable {...{ keys, seal, back: account.id, title: phrase(ACCOUNTS.keys) }} />}
        <NewKey {...forms} />
        <RoleForm {...forms} />
        <EraseForm {...forms} />
      </>
    ),
  });
}

const addressOf = ({ id }: AccountType): string => `/admin/accounts/${id}`;

function NewKey({ account, seal, faults }: FormParts) {
  const phrase = usePhrases();
  return (
    <form class="ask" action={addressOf(account)} method="post">
      <h2>{phrase(KEYS.newKey)}</h2>
      <Seal seal={seal} />
      <TextField
        {...{ name: 'name', value: '', max: 200, required: true, fault: faults['name'] }}
        label={phrase(KEYS.name)}
        help={phrase(KEYS.nameHelp)}
      />
      <fieldset>
        <legend>{phrase(KEYS.scopes)}</legend>
        {scopesOf(account.role).map((scope) => (
          <ChoiceField name="scope" value={scope} label={phrase(SCOPE_WORDS[scope])} checked={false} />
        ))}
        <Fault fault={faults['scope']} />
      </fieldset>
      <p>
        <button type="submit" name="do" value="key">
          {phrase(KEYS.create)}
        </button>
      </p>
    </form>
  );
}

function RoleForm({ account, seal, faults }: FormParts) {
  const phrase = usePhrases();
  return (
    <form class="ask" action={addressOf(account)} method="post">
      <h2>{phrase(ACCOUNTS.changeRole)}</h2>
      <Seal seal={seal} />
      <SelectField
        {...{ name: 'role', value: account.role, fault: faults['role'] }}
        label={phrase(ACCOUNTS.role)}
        help={phrase(ACCOUNTS.changeRoleWhy)}
        options={ROLE_IDS.map((role) => [role, phrase(ROLES[role])] as const)}
      />
      <p>
        <button type="submit" name="do" value="role" class="second">
          {phrase(ACCOUNTS.changeRole)}
        </button>
      </p>
    </form>
  );
}

function EraseForm({ account, seal, faults }: FormParts) {
  const phrase = usePhrases();
  return (
    <form class="ask" action={addressOf(account)} method="post">
      <h2>{phrase(ACCOUNTS.erase)}</h2>
      <Seal seal={seal} />
      <TextField
        {...{ name: 'confirm', value: '', max: 20, required: true, fault: faults['confirm'] }}
        label={phrase(ACCOUNTS.confirm)}
        help={phrase(ACCOUNTS.eraseWhy)}
      />
      <p>
        <button type="submit" name="do" value="erase" class="second">
          {phrase(ACCOUNTS.erase)}
        </button>
      </p>
    </form>
  );
}
