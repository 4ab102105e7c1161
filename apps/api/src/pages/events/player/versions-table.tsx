import { Badge } from '../../layout/badge.js';
import { QUEUE, REVIEW } from '../../phrases/event-review.js';
import { verdictMark } from '../verdict-mark.js';
import { inZone } from '../zone-words.js';
import { ComparisonForms } from './comparison-forms.js';
import type { PlayerParts } from './player-view.js';

export function VersionsTable({ desk, view }: PlayerParts) {
  const { phrase, address, seat, locale } = desk;
  const { player, versions, shown } = view;
  if (versions.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="versions">
      <h2 id="versions">{phrase(REVIEW.versions)}</h2>
      <table>
        <thead>
          <tr>
            {[REVIEW.versions, REVIEW.time, REVIEW.verdict, REVIEW.hash].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, at, late, actor, hash, check }) => (
            <tr class={version === shown?.version ? 'shown' : ''}>
              <th scope="row">
                <a href={`${address}/players/${player.id}?version=${version}`}>{phrase(REVIEW.version, { version })}</a>
              </th>
              <td data-label={phrase(REVIEW.time)}>
                <span>
                  {inZone(at, seat.event, locale)}
                  {late ? `, ${phrase(QUEUE.late)}` : ''}, {phrase(REVIEW.by, { actor })}
                </span>
              </td>
              <td data-label={phrase(REVIEW.verdict)}>{check === null ? null : <Badge mark={verdictMark(check.verdict)} />}</td>
              <td data-label={phrase(REVIEW.hash)}>
                <code>{hash.slice(0, 16)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ComparisonForms desk={desk} view={view} />
    </section>
  );
}
