import type { StoredRelease } from '#muster/persistence';
import { NAMES } from '../../phrases/layout.js';
import { RELEASE_STATUS, RELEASES } from '../../phrases/admin/releases.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';

export function timelinePage(desk: AdminDesk, releases: readonly StoredRelease[]): string {
  return adminPage({
    desk,
    at: 'releases',
    children: [...Map.groupBy(releases, ({ edition }) => edition)].map(([edition, own]) => <Edition edition={edition} releases={own} />),
  });
}

function Edition({ edition, releases }: { readonly edition: StoredRelease['edition']; readonly releases: readonly StoredRelease[] }) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby={`edition-${edition}`}>
      <h2 id={`edition-${edition}`}>{phrase(NAMES[edition])}</h2>
      <table>
        <thead>
          <tr>
            {[RELEASES.release, RELEASES.status, RELEASES.inForceFrom, RELEASES.hash].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.map(({ label, status, effectiveFrom, contentHash }) => (
            <tr>
              <th scope="row">{label}</th>
              <td data-label={phrase(RELEASES.status)}>{phrase(RELEASE_STATUS[status])}</td>
              <td data-label={phrase(RELEASES.inForceFrom)}>{effectiveFrom}</td>
              <td data-label={phrase(RELEASES.hash)}>
                <code>{contentHash.slice(0, 12)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
