import type { EditionId } from '#muster/roster';
import { Badge } from '../../layout/badge.js';
import { ROSTERS, RELEASES } from '../../phrases/admin/releases.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases, type Phrasing } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import type { EditionTimeline, ReleaseFate } from './release-fates.service.js';
import { statusMark } from './status-mark.js';

export const releaseAddress = ({ release: { id, status } }: Pick<ReleaseFate, 'release'>): string =>
  status === 'draft' ? `/admin/drafts/${id}` : `/admin/releases/${id}`;

export function timelinePage(desk: AdminDesk, timelines: readonly EditionTimeline[]): string {
  return adminPage({
    desk,
    at: 'releases',
    children: timelines.length === 0 ? <p>{desk.phrase(RELEASES.none)}</p> : timelines.map((one) => <Timeline timeline={one} />),
  });
}

function Timeline({ timeline: { edition, fates, from, total } }: { readonly timeline: EditionTimeline }) {
  const phrase = usePhrases();
  const next = from + fates.length;
  return (
    <section class="panel" aria-labelledby={`edition-${edition}`}>
      <h2 id={`edition-${edition}`}>{phrase(NAMES[edition])}</h2>
      <table class="timeline">
        <thead>
          <tr>
            {[RELEASES.release, RELEASES.inForceFrom, RELEASES.status, RELEASES.drift, RELEASES.rosters, RELEASES.hash].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fates.map((fate) => (
            <Row fate={fate} />
          ))}
        </tbody>
      </table>
      {next < total ? (
        <p class="paging">
          <a href={olderAddress(edition, next)}>{phrase(RELEASES.older)}</a>
        </p>
      ) : null}
    </section>
  );
}

const olderAddress = (edition: EditionId, from: number): string => `/admin/releases?edition=${edition}&from=${from}`;

function Row({ fate }: { readonly fate: ReleaseFate }) {
  const phrase = usePhrases();
  const { label, effectiveFrom, contentHash } = fate.release;
  return (
    <tr>
      <th scope="row">
        <a href={releaseAddress(fate)}>{label}</a>
      </th>
      <td data-label={phrase(RELEASES.inForceFrom)}>
        <time dateTime={effectiveFrom}>{effectiveFrom}</time>
      </td>
      <td data-label={phrase(RELEASES.status)}>
        <Badge mark={statusMark(fate)} />
      </td>
      <td data-label={phrase(RELEASES.changed)}>{driftWords(fate, phrase)}</td>
      <td data-label={phrase(RELEASES.rosters)}>{rosterWords(fate, phrase)}</td>
      <td data-label={phrase(RELEASES.hash)}>
        <code>{contentHash.slice(0, 8)}</code>
      </td>
    </tr>
  );
}

function driftWords({ drift }: ReleaseFate, phrase: Phrasing): string {
  if (drift === null) return phrase(RELEASES.first);
  const sum = (side: 'added' | 'changed' | 'dropped'): number => drift.kinds.reduce((so, kind) => so + kind[side], 0);
  const [added, changed, dropped] = [sum('added'), sum('changed'), sum('dropped')];
  if (added + changed + dropped === 0) return phrase(RELEASES.unchanged);
  return phrase(RELEASES.driftOf, { added, changed, dropped, prices: drift.prices });
}

function rosterWords({ rosters }: ReleaseFate, phrase: Phrasing): string {
  if (rosters === null) return phrase(ROSTERS.notChecked);
  if (rosters.finishedAt === null) return phrase(ROSTERS.waiting);
  return phrase(ROSTERS.short, { illegal: rosters.becameIllegal, checked: rosters.checked });
}
