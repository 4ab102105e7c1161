import type { EventTeam } from '#muster/events';
import type { QueueCount, QueuedPlayer } from '#muster/persistence';
import { Badge } from '../../layout/badge.js';
import { SEVERITY_MARKS } from '../../layout/words.js';
import { EVENTS } from '../../phrases/events.js';
import { QUEUE, STATES } from '../../phrases/event-review.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { QueueFilterForm } from './queue-filter.js';
import { PLAYER_STATES, queueAddress, type QueueQuery } from './queue-query.js';
import { QueueTable } from './queue-table.js';

export interface QueueView {
  readonly query: QueueQuery;
  readonly counts: readonly QueueCount[];
  readonly pages: number;
  readonly players: readonly QueuedPlayer[];
  readonly teams: readonly EventTeam[];
}

export function queuePage(desk: Desk, view: QueueView): string {
  const { phrase } = desk;
  const isEmpty = view.counts.length === 0;
  const nothing = phrase(isEmpty ? QUEUE.none : QUEUE.nothingFits);
  return deskPage({
    desk,
    at: 'lists',
    children: (
      <>
        {isEmpty ? null : (
          <>
            <Counts desk={desk} view={view} />
            <QueueFilterForm desk={desk} query={view.query} />
          </>
        )}
        {view.players.length === 0 ? <p>{nothing}</p> : <QueueTable desk={desk} players={view.players} />}
        <Paging desk={desk} view={view} />
        <Teams desk={desk} teams={view.teams} />
      </>
    ),
  });
}

interface Parts {
  readonly desk: Desk;
  readonly view: QueueView;
}

/** The number of players in each state, as links that filter the table. */
function Counts({ desk: { phrase, address }, view: { counts, query } }: Parts) {
  const { filter } = query;
  const changed = counts.reduce((sum, one) => sum + one.changed, 0);
  const total = counts.reduce((sum, one) => sum + one.players, 0);
  return (
    <ul class="counts no-print">
      <li>
        <a href={address} {...here(filter.state === undefined && filter.changed === undefined)}>
          <strong>{total}</strong> {phrase(QUEUE.all)}
        </a>
      </li>
      {PLAYER_STATES.map((state) => {
        const count = counts.find((one) => one.state === state)?.players ?? 0;
        return count === 0 ? null : (
          <li>
            <a href={queueAddress(address, { state })} {...here(filter.state === state)}>
              <strong>{count}</strong> {phrase(STATES[state])}
            </a>
          </li>
        );
      })}
      {changed === 0 ? null : (
        <li>
          <a href={queueAddress(address, { changed: true })} class="review" {...here(filter.changed === true)}>
            <strong>{changed}</strong> {phrase(QUEUE.changed)}
          </a>
        </li>
      )}
    </ul>
  );
}

const here = (isHere: boolean) => (isHere ? ({ 'aria-current': 'true' } as const) : {});

function Paging({ desk: { phrase, address }, view: { query, pages } }: Parts) {
  const { filter, page } = query;
  if (pages === 1 && page === 1) return null;
  return (
    <nav class="paging no-print" aria-label={phrase(QUEUE.pageOf, { page, pages })}>
      {page > 1 ? <a href={queueAddress(address, filter, page - 1)}>{phrase(EVENTS.previous)}</a> : null}
      <span>{phrase(QUEUE.pageOf, { page, pages })}</span>
      {page < pages ? <a href={queueAddress(address, filter, page + 1)}>{phrase(EVENTS.next)}</a> : null}
    </nav>
  );
}

/** Teams that break a rule for teams, and those without enough players. */
function Teams({ desk: { phrase, say }, teams }: { readonly desk: Desk; readonly teams: readonly EventTeam[] }) {
  if (teams.length === 0) return null;
  const conspicuous = teams.filter(({ players, size, findings }) => findings.length > 0 || players.length !== size);
  return (
    <section class="panel" aria-labelledby="teams">
      <h2 id="teams">{phrase(QUEUE.teams)}</h2>
      {conspicuous.length === 0 ? <p class="quiet">{phrase(QUEUE.noTeamFindings)}</p> : null}
      {conspicuous.map(({ name, players, size, findings }) => (
        <>
          <h3>{phrase(QUEUE.teamOf, { team: name, count: players.length, size })}</h3>
          <ul class="plain">
            {findings.map((finding) => (
              <li>
                <Badge mark={SEVERITY_MARKS.error} /> {say(finding)}
              </li>
            ))}
          </ul>
        </>
      ))}
    </section>
  );
}
