import type { Paged } from '#muster/events';
import { EVENT_STATES, type EventFilter, type ListedEvent } from '#muster/persistence';
import { writeGlobalId } from '../../../platform/graphql/global-id.js';
import { SelectField, TextField } from '../../form/fields.js';
import { ADMIN } from '../../phrases/admin/desk.js';
import { ALL_EVENTS, EVENT_STATE_WORDS } from '../../phrases/admin/events.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { pageAddress } from './events-query.js';

interface EventsView {
  readonly filter: EventFilter;
  readonly page: Paged<ListedEvent> & { readonly count: number };
}

export function eventsPage(desk: AdminDesk, { filter, page }: EventsView): string {
  const { phrase } = desk;
  return adminPage({
    desk,
    at: 'events',
    children: (
      <>
        <form class="filter no-print" action="/admin/events" method="get" role="search" aria-label={phrase(ALL_EVENTS.filter)}>
          <TextField name="search" label={phrase(ALL_EVENTS.search)} value={filter.search ?? ''} max={200} />
          <SelectField
            name="state"
            label={phrase(ALL_EVENTS.state)}
            value={filter.state ?? ''}
            options={[
              ['', phrase(ALL_EVENTS.anyState)],
              ...EVENT_STATES.map((state) => [state, phrase(EVENT_STATE_WORDS[state])] as const),
            ]}
          />
          <p>
            <button type="submit" class="second">
              {phrase(ALL_EVENTS.show)}
            </button>
          </p>
        </form>
        {page.lines.length === 0 ? <p>{phrase(ALL_EVENTS.none)}</p> : <EventsTable page={page} />}
        {page.next === null ? null : (
          <p class="paging no-print">
            <a href={pageAddress(filter, page.next)}>{phrase(ADMIN.next)}</a>
          </p>
        )}
      </>
    ),
  });
}

function EventsTable({ page }: Pick<EventsView, 'page'>) {
  const phrase = usePhrases();
  const { name, owner, days, state, players, toReview } = ALL_EVENTS;
  return (
    <section class="panel" aria-labelledby="events">
      <h2 id="events">{phrase(ALL_EVENTS.count, { count: page.count })}</h2>
      <table>
        <thead>
          <tr>
            {[name, owner, days, state, players, toReview].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.lines.map((listed) => (
            <tr>
              <th scope="row">
                <a href={`/admin/events/${listed.event.id}`}>{listed.event.name}</a>
              </th>
              <td data-label={phrase(owner)}>
                <Owners owners={listed.owners} />
              </td>
              <td data-label={phrase(days)}>
                <Days event={listed.event} />
              </td>
              <td data-label={phrase(state)}>{phrase(EVENT_STATE_WORDS[listed.state])}</td>
              <td data-label={phrase(players)}>{listed.players}</td>
              <td data-label={phrase(toReview)}>{listed.toReview}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Days({ event: { startsOn, endsOn } }: Pick<ListedEvent, 'event'>) {
  const phrase = usePhrases();
  return <>{startsOn === endsOn ? startsOn : phrase(ALL_EVENTS.fromTo, { from: startsOn, to: endsOn })}</>;
}

/** The organisers of an event, each with a link to the account. */
export function Owners({ owners }: Pick<ListedEvent, 'owners'>) {
  const phrase = usePhrases();
  if (owners.length === 0) return <>{phrase(ALL_EVENTS.noOwner)}</>;
  return (
    <>
      {owners.map(({ accountId, name }, at) => (
        <>
          {at === 0 ? null : ', '}
          <a href={`/admin/accounts/${writeGlobalId('Account', accountId)}`}>{name ?? phrase(ALL_EVENTS.noName)}</a>
        </>
      ))}
    </>
  );
}
