import type { ImportJob } from '#muster/persistence';
import { summaryCountsOf } from '#muster/publishing';
import { CHANGE, ENTRY_KIND, IMPORTS } from '../../phrases/admin/imports.js';
import { usePhrases } from '../../phrases/phrase.js';

/** How many entries the import added, changed and removed. */
export function ImportSummary({ job: { summary: stored } }: { readonly job: ImportJob }) {
  const phrase = usePhrases();
  const summary = summaryCountsOf(stored);
  if (summary === null) return null;
  const { base, files, kinds, prices } = summary;
  return (
    <section class="panel" aria-labelledby="summary">
      <h2 id="summary">{phrase(IMPORTS.summary)}</h2>
      <p>
        {phrase(IMPORTS.files, { count: files })}{' '}
        {base === null
          ? phrase(IMPORTS.nothingBefore)
          : `${phrase(IMPORTS.comparedWith, { base })} ${phrase(IMPORTS.prices, { count: prices })}`}
      </p>
      <table>
        <thead>
          <tr>
            {[IMPORTS.kind, IMPORTS.count, CHANGE.added, CHANGE.changed, CHANGE.dropped].map((head) => (
              <th scope="col">{phrase(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, count, added, changed, dropped }) => (
            <tr>
              <th scope="row">{phrase(ENTRY_KIND[kind])}</th>
              <td data-label={phrase(IMPORTS.count)}>{count}</td>
              <td data-label={phrase(CHANGE.added)}>{added}</td>
              <td data-label={phrase(CHANGE.changed)}>{changed}</td>
              <td data-label={phrase(CHANGE.dropped)}>{dropped}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
