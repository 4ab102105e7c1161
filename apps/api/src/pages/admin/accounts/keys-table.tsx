import type { ApiKeyType } from '../../../accounts/account.types.js';
import { Seal } from '../../form/fields.js';
import { ACCOUNTS, KEYS, SCOPE_WORDS } from '../../phrases/admin/accounts.js';
import { usePhrases } from '../../phrases/phrase.js';
import { Moment } from '../frame/moment.js';

/** Hours for which a rotated key stays valid. */
const GRACES = [24, 1, 24 * 7, 0] as const;

interface KeysTableParts {
  readonly keys: readonly ApiKeyType[];
  readonly seal: string;
  /** The account whose page shows the keys; null on the list of all keys. */
  readonly back: string | null;
  readonly title: string;
}

export function KeysTable({ keys, seal, back, title }: KeysTableParts) {
  const phrase = usePhrases();
  const heads = [KEYS.name, ...(back === null ? [KEYS.account] : []), KEYS.scopes, KEYS.created, KEYS.lastUsed, KEYS.state, KEYS.action];
  return (
    <section class="panel" aria-labelledby="keys">
      <h2 id="keys">{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <Line {...{ key_: key, seal, back }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineParts extends Pick<KeysTableParts, 'seal' | 'back'> {
  /** `key` itself is a name of the renderer's. */
  readonly key_: ApiKeyType;
}

function Line({ key_: key, seal, back }: LineParts) {
  const phrase = usePhrases();
  return (
    <tr>
      <th scope="row">
        {key.name}
        <div class="quiet">
          <code>{key.prefix}</code>
        </div>
      </th>
      {back === null ? (
        <td data-label={phrase(KEYS.account)}>
          <a href={`/admin/accounts/${key.account.id}`}>{key.account.name ?? phrase(ACCOUNTS.noName)}</a>
        </td>
      ) : null}
      <td data-label={phrase(KEYS.scopes)}>{key.scopes.map((scope) => phrase(SCOPE_WORDS[scope])).join(', ')}</td>
      <td data-label={phrase(KEYS.created)}>
        <Moment at={key.createdAt} />
      </td>
      <td data-label={phrase(KEYS.lastUsed)}>{key.lastUsedAt === null ? phrase(KEYS.never) : <Moment at={key.lastUsedAt} />}</td>
      <td data-label={phrase(KEYS.state)}>
        <State of={key} />
      </td>
      <td data-label={phrase(KEYS.action)}>{isActive(key) ? <Actions {...{ key_: key, seal, back }} /> : null}</td>
    </tr>
  );
}

const isActive = ({ revokedAt, expiresAt }: ApiKeyType): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());

function State({ of: key }: { readonly of: ApiKeyType }) {
  const phrase = usePhrases();
  const replaced = key.replacedBy === null ? '' : `, ${phrase(KEYS.replaced)}`;
  if (key.revokedAt !== null) return <>{`${phrase(KEYS.revoked)}${replaced}`}</>;
  if (key.expiresAt === null) return <>{phrase(KEYS.active)}</>;
  return (
    <>
      {phrase(isActive(key) ? KEYS.until : KEYS.expired)} <Moment at={key.expiresAt} />
      {replaced}
    </>
  );
}

function Actions({ key_: key, seal, back }: LineParts) {
  const phrase = usePhrases();
  const words = (hours: number): string => {
    if (hours === 0) return phrase(KEYS.atOnce);
    return hours % 24 === 0 ? phrase(KEYS.days, { count: hours / 24 }) : phrase(KEYS.hours, { count: hours });
  };
  return (
    <form action="/admin/keys" method="post">
      <Seal seal={seal} />
      <input type="hidden" name="id" value={key.id} />
      {back === null ? null : <input type="hidden" name="account" value={back} />}
      <button type="submit" name="do" value="revoke" class="plain-button">
        {phrase(KEYS.revoke)}
        <span class="unseen">: {key.name}</span>
      </button>
      {key.replacedBy === null ? (
        <details class="more">
          <summary>{phrase(KEYS.rotate)}</summary>
          <label>
            {phrase(KEYS.grace)}{' '}
            <select name="grace">
              {GRACES.map((hours) => (
                <option value={String(hours)}>{words(hours)}</option>
              ))}
            </select>
          </label>{' '}
          <button type="submit" name="do" value="rotate" class="plain-button">
            {phrase(KEYS.rotate)}
            <span class="unseen">: {key.name}</span>
          </button>
        </details>
      ) : null}
    </form>
  );
}
