import type { EventRecord, Json } from '#muster/persistence';
import { ACTIONS, RECORD } from '../../phrases/event-people.js';
import type { Phrase } from '../../phrases/phrase.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { inZone } from '../zone-words.js';

interface RecordView {
  /** The newest first. */
  readonly records: readonly EventRecord[];
  /** The number before which older lines begin; null if there are none. */
  readonly older: string | null;
}

const WORDS: ReadonlyMap<string, Phrase> = new Map(Object.entries(ACTIONS));

export function recordPage(desk: Desk, { records, older }: RecordView): string {
  const { phrase, address } = desk;
  return deskPage({
    desk,
    at: 'record',
    children: (
      <section class="panel" aria-labelledby="done">
        <h2 id="done">{phrase(RECORD.title)}</h2>
        <p class="quiet">{phrase(RECORD.why)}</p>
        <table>
          <thead>
            <tr>
              {[RECORD.at, RECORD.actor, RECORD.action, RECORD.player, RECORD.details].map((head) => (
                <th scope="col">{phrase(head)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <Line desk={desk} record={record} />
            ))}
          </tbody>
        </table>
        {older === null ? null : (
          <p class="paging no-print">
            <a href={`${address}/record?before=${older}`}>{phrase(RECORD.older)}</a>
          </p>
        )}
      </section>
    ),
  });
}

function Line({ desk, record: { at, actor, action, player, version, details } }: { readonly desk: Desk; readonly record: EventRecord }) {
  const { phrase, seat, locale } = desk;
  const words = WORDS.get(action);
  const whose = player !== null && version !== null ? phrase(RECORD.withVersion, { player, version }) : player;
  return (
    <tr>
      <th scope="row">{inZone(at, seat.event, locale)}</th>
      <td data-label={phrase(RECORD.actor)}>{actor}</td>
      <td data-label={phrase(RECORD.action)}>{words === undefined ? action : phrase(words)}</td>
      <td data-label={phrase(RECORD.player)}>{whose}</td>
      <td data-label={phrase(RECORD.details)}>{detailsOf(details, phrase(RECORD.details))}</td>
    </tr>
  );
}

const SHORT = 200;

/** What belongs to a line of the record: in full if it is short, otherwise folded. */
function detailsOf(details: Json, title: string) {
  const said = inWords(details);
  if (said.length <= SHORT) return said;
  return (
    <details class="more">
      <summary>{title}</summary>
      <code>{said}</code>
    </details>
  );
}

function inWords(details: Json): string {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return details === null ? '' : JSON.stringify(details);
  return Object.entries(details)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => `${name}: ${[value].flat().map(inWord).join(', ')}`)
    .join(', ');
}

const inWord = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value));
