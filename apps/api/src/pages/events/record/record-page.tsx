import type { EventRecord } from '#muster/persistence';
import { RECORD } from '../../phrases/event-people.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { RecordTable } from './record-table.js';

interface RecordView {
  /** The newest first. */
  readonly records: readonly EventRecord[];
  /** The number before which older lines begin; null if there are none. */
  readonly older: string | null;
}

export function recordPage(desk: Desk, { records, older }: RecordView): string {
  const { phrase, address } = desk;
  return deskPage({
    desk,
    at: 'record',
    children: (
      <section class="panel" aria-labelledby="done">
        <h2 id="done">{phrase(RECORD.title)}</h2>
        <p class="quiet">{phrase(RECORD.why)}</p>
        <RecordTable records={records} event={desk.seat.event} locale={desk.locale} />
        {older === null ? null : (
          <p class="paging no-print">
            <a href={`${address}/record?before=${older}`}>{phrase(RECORD.older)}</a>
          </p>
        )}
      </section>
    ),
  });
}
