import type { RevealedList } from '#muster/events';
import { Badge } from '../../layout/badge.js';
import { EVENTS } from '../../phrases/events.js';
import { REVEAL } from '../../phrases/event-people.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { verdictMark } from '../verdict-mark.js';

interface AdmittedParts {
  readonly lists: readonly RevealedList[];
  readonly page: number;
  readonly hasNext: boolean;
}

/** The admitted lists for the staff, one to a printed page, before the reveal too. */
export function admittedPage(desk: Desk, { lists, page, hasNext }: AdmittedParts): string {
  const { phrase, address } = desk;
  return deskPage({
    desk,
    at: desk.seat.role === 'organiser' ? 'reveal' : 'lists',
    title: phrase(REVEAL.print),
    children: (
      <>
        <p class="quiet no-print">{phrase(REVEAL.onlyStaff)}</p>
        {lists.length === 0 ? <p>{phrase(REVEAL.none)}</p> : null}
        {lists.map((list) => (
          <Sheet desk={desk} list={list} />
        ))}
        {page === 1 && !hasNext ? null : (
          <nav class="paging no-print" aria-label={phrase(REVEAL.print)}>
            {page > 1 ? <a href={`${address}/lists?page=${page - 1}`}>{phrase(EVENTS.previous)}</a> : null}
            {hasNext ? <a href={`${address}/lists?page=${page + 1}`}>{phrase(EVENTS.next)}</a> : null}
          </nav>
        )}
      </>
    ),
  });
}

function Sheet({ desk: { phrase }, list }: { readonly desk: Desk; readonly list: RevealedList }) {
  const { id, player, team, faction, points, verdict, text, isNormalised, hash } = list;
  const facts = [team, faction, points === null ? null : phrase(REVEAL.points, { points })];
  return (
    <section class="panel sheet" aria-labelledby={`list-${id}`}>
      <h2 id={`list-${id}`}>{player}</h2>
      <p>
        <Badge mark={verdictMark(verdict)} /> {facts.filter((fact) => fact !== null).join(', ')}
      </p>
      {text === null ? <p class="quiet">{phrase(REVEAL.noText)}</p> : <pre>{text}</pre>}
      <p class="quiet">
        {isNormalised ? '' : `${phrase(REVEAL.asSubmitted)} `}
        {phrase(REVEAL.hash)} <code>{hash}</code>
      </p>
    </section>
  );
}
