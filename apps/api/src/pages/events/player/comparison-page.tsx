import { differenceMessage } from '#muster/checking';
import type { ListComparison } from '#muster/checks';
import type { ComparisonAsked } from '#muster/events';
import type { EventPlayer } from '#muster/persistence';
import { COMPARISON, REVIEW } from '../../phrases/event-review.js';
import type { Phrase } from '../../phrases/phrase.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';

interface ComparisonParts {
  readonly player: EventPlayer;
  readonly asked: ComparisonAsked;
  /** Null if the lists could not be compared. */
  readonly comparison: ListComparison | null;
  readonly faults: readonly string[];
}

export function comparisonPage(desk: Desk, { player, asked, comparison, faults }: ComparisonParts): string {
  const { phrase, address } = desk;
  const { before, after } = asked;
  const nameOf = (version: number | null): string => phrase(REVIEW.version, { version: version ?? player.version });
  const other = typeof after === 'object' && after ? phrase(COMPARISON.printed) : nameOf(after);
  return deskPage({
    desk,
    at: 'lists',
    title: phrase(COMPARISON.title),
    children: (
      <>
        <p class="back no-print">
          <a href={`${address}/players/${player.id}`}>{phrase(COMPARISON.back, { player: player.name })}</a>
        </p>
        <h2>
          {player.name}: {phrase(COMPARISON.between, { before: nameOf(before ?? player.admitted), after: other })}
        </h2>
        {faults.length === 0 ? null : (
          <div class="faults" role="alert">
            {faults.map((fault) => (
              <p>{fault}</p>
            ))}
          </div>
        )}
        {comparison === null ? null : <Differences desk={desk} comparison={comparison} />}
      </>
    ),
  });
}

interface DifferencesParts {
  readonly desk: Desk;
  readonly comparison: ListComparison;
}

const PARTS: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['warlord', COMPARISON.warlord],
  ['wargear', COMPARISON.wargear],
  ['models', COMPARISON.models],
]);

function Differences({ desk, comparison }: DifferencesParts) {
  const { phrase, say } = desk;
  const { isCompared, differences, units, notCompared } = comparison;
  if (!isCompared) return <p>{phrase(COMPARISON.unreadable)}</p>;
  const unstated = notCompared.flatMap((part) => PARTS.get(part) ?? []).map((part) => phrase(part));
  return (
    <>
      {differences.length + units.length === 0 ? <p>{phrase(COMPARISON.same)}</p> : null}
      {differences.length === 0 ? null : (
        <section class="panel" aria-labelledby="army">
          <h2 id="army">{phrase(COMPARISON.army)}</h2>
          <ul class="plain">
            {differences.map((difference) => (
              <li>{say(differenceMessage(difference))}</li>
            ))}
          </ul>
        </section>
      )}
      {units.length === 0 ? null : <Units desk={desk} comparison={comparison} />}
      {unstated.length === 0 ? null : <p class="quiet">{phrase(COMPARISON.notCompared, { what: unstated.join(', ') })}</p>}
    </>
  );
}

function Units({ desk: { phrase, say }, comparison: { units } }: DifferencesParts) {
  return (
    <section class="panel" aria-labelledby="units">
      <h2 id="units">{phrase(COMPARISON.units)}</h2>
      <ul class="plain">
        {units.map(({ before, after, differences }) => (
          <li>
            <strong>{(after ?? before)?.name}</strong>
            {before && after ? `: ${differences.map((difference) => say(differenceMessage(difference))).join(' ')}` : null}
            {after === null ? ` (${phrase(COMPARISON.onlyBefore)})` : null}
            {before === null ? ` (${phrase(COMPARISON.onlyAfter)})` : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
