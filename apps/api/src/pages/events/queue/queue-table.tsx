import { parseTerms } from '#muster/events';
import type { QueuedPlayer, SubmissionCheck } from '#muster/persistence';
import { Badge } from '../../layout/badge.js';
import { failureWords } from '../../layout/words.js';
import { DESK } from '../../phrases/events.js';
import { QUEUE, STATES } from '../../phrases/event-review.js';
import type { Desk } from '../desk/desks.service.js';
import { verdictMark } from '../verdict-mark.js';

interface QueueTableParts {
  readonly desk: Desk;
  readonly players: readonly QueuedPlayer[];
}

/** A line for each player. */
export function QueueTable({ desk, players }: QueueTableParts) {
  const { phrase } = desk;
  return (
    <section class="panel" aria-label={phrase(DESK.lists)}>
      <table class="results">
        <thead>
          <tr>
            {[QUEUE.player, QUEUE.faction, QUEUE.points, QUEUE.columnVerdict, QUEUE.reason, QUEUE.state].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        {players.map((queued) => (
          <tbody>
            <Row desk={desk} queued={queued} />
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Row({ desk, queued: { player, latest } }: { readonly desk: Desk; readonly queued: QueuedPlayer }) {
  const { phrase, address } = desk;
  const check = latest?.check ?? null;
  const isWaiting = player.state !== 'accepted' && player.admitted !== null;
  return (
    <tr>
      <th scope="row">
        <a href={`${address}/players/${player.id}`}>{player.name}</a>
        {player.team === null ? null : <span class="quiet"> {player.team}</span>}
      </th>
      <td data-label={phrase(QUEUE.faction)}>{check?.faction}</td>
      <td data-label={phrase(QUEUE.points)}>{check === null ? null : <Points desk={desk} check={check} />}</td>
      <td data-label={phrase(QUEUE.columnVerdict)}>{check === null ? null : <Verdict desk={desk} check={check} />}</td>
      <td data-label={phrase(QUEUE.reason)}>{latest === null ? null : <Reason desk={desk} check={check} />}</td>
      <td data-label={phrase(QUEUE.state)}>
        <span>
          {phrase(STATES[player.state])}
          {latest?.late ? <span class="quiet"> {phrase(QUEUE.late)}</span> : null}
          {isWaiting ? <span class="quiet"> {phrase(QUEUE.admitted, { version: player.admitted ?? 0 })}</span> : null}
        </span>
      </td>
    </tr>
  );
}

interface CheckParts {
  readonly desk: Desk;
  readonly check: SubmissionCheck;
}

function Points({ desk: { phrase }, check: { computedPoints, statedPoints, changes, pointsBefore } }: CheckParts) {
  const hasChanged = changes > 0 && pointsBefore !== null && pointsBefore !== computedPoints;
  return (
    <span>
      {computedPoints ?? statedPoints}
      {hasChanged ? <span class="quiet"> {phrase(QUEUE.was, { points: pointsBefore })}</span> : null}
    </span>
  );
}

function Verdict({ desk: { phrase }, check: { verdict, changes, verdictBefore } }: CheckParts) {
  return (
    <span>
      {changes > 0 && verdictBefore !== verdict ? (
        <>
          <Badge mark={verdictMark(verdictBefore)} /> <span aria-hidden="true">{'\u2192'}</span>
          <span class="unseen"> {phrase(QUEUE.followedBy)} </span>{' '}
        </>
      ) : null}
      <Badge mark={verdictMark(verdict)} />
    </span>
  );
}

function Reason({ desk: { phrase, say, seat }, check }: { readonly desk: Desk; readonly check: SubmissionCheck | null }) {
  if (check === null) return <>{phrase(QUEUE.beingChecked)}</>;
  const { deciding, failure, format } = check;
  const line = deciding?.line ?? null;
  const { formats } = parseTerms(seat.event.terms);
  const isWanted = formats.length === 0 || (format !== null && formats.includes(format));
  if (failure === null && deciding === null && isWanted) return null;
  return (
    <span>
      {failure === null ? null : failureWords(failure, phrase)}
      {deciding === null ? null : say(deciding)}
      {line === null ? null : <span class="quiet"> {phrase(QUEUE.line, { line })}</span>}
      {isWanted ? null : <span class="quiet"> {phrase(QUEUE.wrongFormat)}</span>}
    </span>
  );
}
