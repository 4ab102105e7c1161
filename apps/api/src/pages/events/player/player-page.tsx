import type { Submission } from '#muster/persistence';
import { Badge } from '../../layout/badge.js';
import { QUEUE, REVIEW, STATES } from '../../phrases/event-review.js';
import { ListText } from '../../report/list-text.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { verdictMark } from '../verdict-mark.js';
import { inZone } from '../zone-words.js';
import { DecisionForm } from './decision-form.js';
import { DecisiveList } from './decisive-list.js';
import { AboutPlayer } from './about-player.js';
import type { PlayerParts, PlayerView } from './player-view.js';
import { VersionsTable } from './versions-table.js';

/** One player's list for the judges, with everything that they can do about it. */
export function playerPage(desk: Desk, view: PlayerView): string {
  const { phrase } = desk;
  const { player, shown, lines, refused } = view;
  const isLatest = shown !== null && shown.version === player.version;
  return deskPage({
    desk,
    at: 'lists',
    title: player.name,
    children: (
      <>
        <h2 class="name">
          {player.name}
          {player.team === null ? null : <span class="quiet"> {player.team}</span>}
        </h2>
        {refused.faults['form'] === undefined ? null : (
          <div class="faults" role="alert">
            <p>{refused.faults['form']}</p>
          </div>
        )}
        <Standing desk={desk} view={view} />
        {shown === null ? <p>{phrase(REVIEW.nothing)}</p> : null}
        {shown === null || isLatest ? null : (
          <p class="told">
            {phrase(REVIEW.older)}{' '}
            <a href={`${desk.address}/players/${player.id}`}>{phrase(REVIEW.toLatest, { version: player.version })}</a>
          </p>
        )}
        {isLatest && player.state !== 'withdrawn' ? <DecisionForm desk={desk} view={view} /> : null}
        {shown === null ? null : (
          <div class={lines === null ? '' : 'columns'}>
            <DecisiveList desk={desk} view={view} isLatest={isLatest} />
            {lines === null ? <p class="quiet">{phrase(REVIEW.noText)}</p> : <ListText lines={lines} />}
          </div>
        )}
        <VersionsTable desk={desk} view={view} />
        <AboutPlayer desk={desk} view={view} />
      </>
    ),
  });
}

function Standing({ desk, view: { player, shown, next } }: PlayerParts) {
  const { phrase, locale, seat, address } = desk;
  return (
    <section class="panel" aria-label={phrase(QUEUE.state)}>
      <p>
        <strong>{phrase(STATES[player.state])}</strong>
        {player.admitted === null || player.state === 'accepted' ? null : `. ${phrase(QUEUE.admitted, { version: player.admitted })}`}
      </p>
      {shown === null ? null : <Shown desk={desk} shown={shown} />}
      {player.message === null || player.state === 'submitted' ? null : <p>{phrase(REVIEW.said, { message: player.message })}</p>}
      {player.state === 'correction' && player.correctsUntil !== null ? (
        <p>{phrase(REVIEW.correctsUntil, { until: inZone(player.correctsUntil, seat.event, locale) })}</p>
      ) : null}
      {next === null ? null : (
        <p class="no-print">
          {phrase(REVIEW.next)} <a href={`${address}/players/${next.id}`}>{next.name}</a>
        </p>
      )}
    </section>
  );
}

function Shown({ desk, shown: { version, at, late, actor, source, hash, check } }: { readonly desk: Desk; readonly shown: Submission }) {
  const { phrase, locale, seat } = desk;
  const points = check?.computedPoints ?? check?.statedPoints ?? null;
  const facts = [
    phrase(REVIEW.version, { version }),
    phrase(REVIEW.received, { at: inZone(at, seat.event, locale) }),
    late ? phrase(QUEUE.late) : null,
    phrase(REVIEW.by, { actor }),
    ...[source, check?.faction ?? null, check?.detachment ?? null],
    points === null ? null : phrase(REVIEW.points, { points }),
  ];
  return (
    <>
      <p>
        {check === null ? phrase(QUEUE.beingChecked) : <Badge mark={verdictMark(check.verdict)} />}{' '}
        {facts.filter((fact) => fact !== null).join(', ')}
      </p>
      {check === null || check.changes === 0 ? null : (
        <p>
          {phrase(REVIEW.before)} <Badge mark={verdictMark(check.verdictBefore)} />{' '}
          {check.pointsBefore === null ? null : phrase(REVIEW.points, { points: check.pointsBefore })}
        </p>
      )}
      <p class="quiet">
        {phrase(REVIEW.hash)} <code>{hash}</code>
      </p>
    </>
  );
}
