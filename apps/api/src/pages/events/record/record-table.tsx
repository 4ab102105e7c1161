import type { EventRecord, Json } from '#muster/persistence';
import type { Locale } from '#muster/messages';
import { ACTIONS, RECORD } from '../../phrases/event-people.js';
import { usePhrases, type Phrase } from '../../phrases/phrase.js';
import { inZone } from '../zone-words.js';

interface TableParts {
  readonly records: readonly EventRecord[];
  readonly event: { readonly timeZone: string };
  readonly locale: Locale;
}

const WORDS: ReadonlyMap<string, Phrase> = new Map(Object.entries(ACTIONS));

/** Lines of the record of an event, with times in its time zone. */
export function RecordTable({ records, event, locale }: TableParts) {
  const phrase = usePhrases();
  return (
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
          <Line event={event} locale={locale} record={record} />
        ))}
      </tbody>
    </table>
  );
}

interface LineParts extends Pick<TableParts, 'event' | 'locale'> {
  readonly record: EventRecord;
}

function Line({ event, locale, record: { at, actor, action, player, version, details } }: LineParts) {
  const phrase = usePhrases();
  const words = WORDS.get(action);
  const whose = player !== null && version !== null ? phrase(RECORD.withVersion, { player, version }) : player;
  return (
    <tr>
      <th scope="row">{inZone(at, event, locale)}</th>
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
