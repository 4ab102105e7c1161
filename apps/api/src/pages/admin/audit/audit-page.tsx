import { MOST_COUNTED, TARGET_KINDS, type AuditRecord, type Json } from '#muster/persistence';
import { writeGlobalId } from '../../../platform/graphql/global-id.js';
import { SelectField, TextField } from '../../form/fields.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { AUDIT, TARGETS } from '../../phrases/admin/audit.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { auditAddress, type AuditQuery } from './audit-query.js';

interface AuditView {
  readonly query: AuditQuery;
  /** The newest first. */
  readonly records: readonly AuditRecord[];
  /** The id before which older entries begin; null if there are none. */
  readonly older: string | null;
  readonly count: number;
  /** Every action that the log has. */
  readonly actions: readonly string[];
}

export function auditPage(desk: AdminDesk, { query, records, older, count, actions }: AuditView): string {
  const { phrase } = desk;
  return adminPage({
    desk,
    at: 'audit',
    children: (
      <>
        <p class="lead">{phrase(AUDIT.why)}</p>
        <FilterForm {...{ query, actions }} />
        {records.length === 0 ? (
          <p>{phrase(AUDIT.none)}</p>
        ) : (
          <AuditTable records={records} title={phrase(count < MOST_COUNTED ? AUDIT.count : AUDIT.countOrMore, { count })} />
        )}
        {older === null ? null : (
          <p class="paging no-print">
            <a href={auditAddress(query, older)}>{phrase(ADMIN.older)}</a>
          </p>
        )}
      </>
    ),
  });
}

function FilterForm({ query, actions }: Pick<AuditView, 'query' | 'actions'>) {
  const phrase = usePhrases();
  const any = ['', phrase(AUDIT.anyAction)] as const;
  const isUsed = Object.values(query).some((value) => value !== '');
  return (
    <details class="no-print" open={isUsed}>
      <summary>{phrase(AUDIT.filter)}</summary>
      <form class="filter" action="/admin/audit" method="get" role="search" aria-label={phrase(AUDIT.filter)}>
        <TextField name="actor" label={phrase(AUDIT.actor)} help={phrase(AUDIT.actorHelp)} value={query.actor} max={200} />
        <SelectField
          name="action"
          label={phrase(AUDIT.action)}
          value={query.action}
          options={[any, ...actions.map((one) => [one, one] as const)]}
        />
        <SelectField
          name="kind"
          label={phrase(AUDIT.target)}
          value={query.kind}
          options={[any, ...TARGET_KINDS.map((kind) => [kind, phrase(TARGETS[kind])] as const)]}
        />
        <TextField name="target" label={`${phrase(AUDIT.target)} (id, ...)`} value={query.target} max={200} />
        <TextField name="from" type="date" label={phrase(AUDIT.from)} value={query.from} />
        <TextField name="until" type="date" label={phrase(AUDIT.until)} value={query.until} />
        <p>
          <button type="submit" class="second">
            {phrase(AUDIT.show)}
          </button>
        </p>
      </form>
    </details>
  );
}

function AuditTable({ records, title }: { readonly records: readonly AuditRecord[]; readonly title: string }) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="changes">
      <h2 id="changes">{title}</h2>
      <table>
        <thead>
          <tr>
            {[AUDIT.at, AUDIT.actor, AUDIT.action, AUDIT.target, AUDIT.details].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Line record={record} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ record }: { readonly record: AuditRecord }) {
  const phrase = usePhrases();
  const { at, actor, action, target } = record;
  return (
    <tr>
      <th scope="row">
        <Moment at={at} />
      </th>
      <td data-label={phrase(AUDIT.actor)}>
        <Actor actor={actor} />
      </td>
      <td data-label={phrase(AUDIT.action)}>{action}</td>
      <td data-label={phrase(AUDIT.target)}>{target === null ? null : `${phrase(TARGETS[target.kind])} ${target.name ?? target.id}`}</td>
      <td data-label={phrase(AUDIT.details)}>
        <Details record={record} />
      </td>
    </tr>
  );
}

function Actor({ actor: { name, accountId, keyPrefix } }: Pick<AuditRecord, 'actor'>) {
  const phrase = usePhrases();
  const shown = name ?? phrase(AUDIT.erased);
  return (
    <>
      {accountId === null ? shown : <a href={`/admin/accounts/${writeGlobalId('Account', accountId)}`}>{shown}</a>}
      {keyPrefix === null ? null : <div class="quiet">{phrase(AUDIT.withKey, { prefix: keyPrefix })}</div>}
    </>
  );
}

function Details({ record: { reason, before, after, target, requestId } }: { readonly record: AuditRecord }) {
  const phrase = usePhrases();
  const parts: readonly (readonly [string, string | null])[] = [
    [phrase(AUDIT.reason), reason],
    [phrase(AUDIT.before), jsonOf(before)],
    [phrase(AUDIT.after), jsonOf(after)],
    ['id', target?.id ?? null],
    [phrase(AUDIT.request), requestId],
  ];
  const known = parts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <details class="more">
      <summary>{phrase(AUDIT.details)}</summary>
      <dl>
        {known.map(([label, value]) => (
          <>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </>
        ))}
      </dl>
    </details>
  );
}

const jsonOf = (value: Json): string | null => (value === null ? null : JSON.stringify(value));
