import type { Seat } from '#muster/events';
import type { ToldOnce } from '../../../platform/sign-in/told-once.js';
import { Seal, TextField } from '../../form/fields.js';
import { EVENTS } from '../../phrases/events.js';
import { phrasesIn } from '../../phrases/phrase.js';
import { SIGN_IN } from '../../phrases/sign-in.js';
import { signedInPage } from '../../sign-in/signed-in-page.js';
import type { Visitor } from '../../sign-in/visitors.service.js';
import { Told } from '../desk/told.js';
import { inZone } from '../zone-words.js';

interface OwnEventsParts {
  readonly visitor: Visitor;
  readonly seats: readonly Seat[];
  /** The id after which the next page begins; null if there is none. */
  readonly next: string | null;
  readonly mayCreate: boolean;
  readonly told: ToldOnce | null;
}

export function ownEventsPage({ visitor, seats, next, mayCreate, told }: OwnEventsParts): string {
  const phrase = phrasesIn(visitor.locale);
  return signedInPage({
    visitor,
    title: phrase(EVENTS.title),
    children: (
      <>
        <h1>{phrase(EVENTS.title)}</h1>
        <Told told={told} />
        {mayCreate ? (
          <p>
            <a class="button" href="/events/new">
              {phrase(EVENTS.create)}
            </a>
          </p>
        ) : (
          <p class="quiet">{phrase(EVENTS.notOrganiser)}</p>
        )}
        {seats.length === 0 ? <p>{phrase(EVENTS.none)}</p> : <EventsTable visitor={visitor} seats={seats} />}
        {next === null ? null : (
          <p class="paging">
            <a href={`/events?after=${next}`}>{phrase(EVENTS.next)}</a>
          </p>
        )}
      </>
    ),
  });
}

function EventsTable({ visitor, seats }: Pick<OwnEventsParts, 'visitor' | 'seats'>) {
  const phrase = phrasesIn(visitor.locale);
  return (
    <section class="panel" aria-label={phrase(EVENTS.title)}>
      <table>
        <thead>
          <tr>
            {[EVENTS.event, EVENTS.days, EVENTS.deadline, EVENTS.yourRole].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ event, role }) => (
            <tr>
              <th scope="row">
                <a href={`/events/${event.id}`}>{event.name}</a>
              </th>
              <td data-label={phrase(EVENTS.days)}>
                {event.startsOn === event.endsOn ? event.startsOn : phrase(EVENTS.fromTo, { from: event.startsOn, to: event.endsOn })}
              </td>
              <td data-label={phrase(EVENTS.deadline)}>{inZone(event.deadline, event, visitor.locale)}</td>
              <td data-label={phrase(EVENTS.yourRole)}>{phrase(EVENTS[role])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For a key that belongs to no account. */
export function firstAccountPage({ visitor, name, fault }: { readonly visitor: Visitor; readonly name: string; readonly fault?: string }) {
  const phrase = phrasesIn(visitor.locale);
  return signedInPage({
    visitor,
    title: phrase(SIGN_IN.firstTitle),
    children: (
      <>
        <h1>{phrase(SIGN_IN.firstTitle)}</h1>
        <p class="lead">{phrase(SIGN_IN.firstLead)}</p>
        <form class="ask narrow" action="/events" method="post">
          <Seal seal={visitor.seal} />
          <TextField name="name" label={phrase(SIGN_IN.name)} value={name} max={200} required autocomplete="name" fault={fault} />
          <p>
            <button type="submit">{phrase(SIGN_IN.firstSubmit)}</button>
          </p>
        </form>
      </>
    ),
  });
}

export function wrongKeyPage(visitor: Visitor): string {
  const phrase = phrasesIn(visitor.locale);
  return signedInPage({
    visitor,
    title: phrase(EVENTS.title),
    children: (
      <>
        <h1>{phrase(EVENTS.title)}</h1>
        <p>{phrase(SIGN_IN.noPermission)}</p>
      </>
    ),
  });
}
