import type { WholeEvent } from '#muster/events';
import { writeGlobalId } from '../../../platform/graphql/global-id.js';
import { RecordTable } from '../../events/record/record-table.js';
import { Seal, TextField, type FieldFaults } from '../../form/fields.js';
import { ALL_EVENTS, EVENT_ROLE_WORDS } from '../../phrases/admin/events.js';
import { RECORD, STAFF } from '../../phrases/event-people.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { EventSettings } from './event-settings.js';

interface EventView {
  readonly whole: WholeEvent;
  /** What was written in the field of the account. */
  readonly account: string;
  readonly faults: FieldFaults;
}

interface FormParts extends Omit<EventView, 'whole'> {
  readonly address: string;
  readonly seal: string;
}

export function eventPage(desk: AdminDesk, { whole, account, faults }: EventView): string {
  const { phrase, seal, locale } = desk;
  const { event, record } = whole;
  const address = `/admin/events/${event.id}`;
  const form = { address, seal, account, faults };
  return adminPage({
    desk,
    at: 'events',
    title: event.name,
    children: (
      <>
        <EventSettings whole={whole} locale={locale} />
        <StaffTable whole={whole} />
        <HandOverForm {...form} />
        <DeleteForm {...form} />
        <section class="panel" aria-labelledby="done">
          <h2 id="done">{phrase(RECORD.title)}</h2>
          <RecordTable records={record.lines} event={event} locale={locale} />
          {record.next === null ? null : (
            <p class="paging no-print">
              <a href={`${address}?before=${record.next}`}>{phrase(RECORD.older)}</a>
            </p>
          )}
        </section>
        <p>
          <a href={`/admin/audit?kind=event&target=${event.id}`}>{phrase(ALL_EVENTS.log)}</a>
        </p>
      </>
    ),
  });
}

function StaffTable({ whole: { staff } }: Pick<EventView, 'whole'>) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="staff">
      <h2 id="staff">{phrase(STAFF.title)}</h2>
      <table>
        <thead>
          <tr>
            {[STAFF.name, ALL_EVENTS.role, STAFF.since].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staff.map(({ accountId, name, role, since }) => (
            <tr>
              <th scope="row">
                <a href={`/admin/accounts/${writeGlobalId('Account', accountId)}`}>{name ?? phrase(STAFF.noName)}</a>
              </th>
              <td data-label={phrase(ALL_EVENTS.role)}>{phrase(EVENT_ROLE_WORDS[role])}</td>
              <td data-label={phrase(STAFF.since)}>
                <Moment at={since} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HandOverForm({ address, seal, account, faults }: FormParts) {
  const phrase = usePhrases();
  return (
    <form class="ask" action={address} method="post">
      <h2>{phrase(ALL_EVENTS.handOver)}</h2>
      <Seal seal={seal} />
      <TextField
        {...{ name: 'account', value: account, max: 200, required: true, fault: faults['account'] }}
        label={phrase(ALL_EVENTS.account)}
        help={phrase(ALL_EVENTS.handOverWhy)}
      />
      <p>
        <button type="submit" name="do" value="handOver" class="second">
          {phrase(ALL_EVENTS.handOver)}
        </button>
      </p>
    </form>
  );
}

function DeleteForm({ address, seal, faults }: FormParts) {
  const phrase = usePhrases();
  return (
    <form class="ask" action={address} method="post">
      <h2>{phrase(SETTINGS.delete)}</h2>
      <Seal seal={seal} />
      <TextField
        {...{ name: 'confirm', value: '', max: 20, required: true, fault: faults['confirm'] }}
        label={phrase(SETTINGS.confirmation)}
        help={phrase(SETTINGS.deleteHelp)}
      />
      <p>
        <button type="submit" name="do" value="delete" class="second">
          {phrase(SETTINGS.delete)}
        </button>
      </p>
    </form>
  );
}
