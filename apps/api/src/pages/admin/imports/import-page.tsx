import type { ImportJob } from '#muster/persistence';
import { importOrderOf } from '#muster/publishing';
import type { ComponentChildren } from 'preact';
import { Seal } from '../../form/fields.js';
import { IMPORT_FAILURES, IMPORT_MODES, IMPORT_STATUS, IMPORTS } from '../../phrases/admin/imports.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases, type Phrase } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import type { DiagnosticsQuery } from './diagnostics-query.js';
import { Diagnostics } from './diagnostics.js';
import { ImportProgress } from './import-progress.js';
import { ImportSummary } from './import-summary.js';

/** Seconds after which a browser without scripts reloads the page of a running import. */
const REFRESH = 2;

const FAILURES: ReadonlyMap<string, Phrase> = new Map(Object.entries(IMPORT_FAILURES));

export function importPage(desk: AdminDesk, job: ImportJob, query: DiagnosticsQuery): string {
  const { phrase, say } = desk;
  const isOver = job.finishedAt !== null;
  return adminPage({
    desk,
    at: 'imports',
    title: job.label,
    ...(isOver ? {} : { refresh: REFRESH }),
    children: (
      <>
        <p class="back no-print">
          <a href="/admin/imports">{phrase(IMPORTS.list)}</a>
        </p>
        <Facts job={job} />
        {isOver ? (
          <>
            <Ending job={job} />
            <ImportSummary job={job} />
            <Diagnostics {...{ job, query, say }} />
          </>
        ) : (
          <>
            <ImportProgress job={job} />
            <form action={`/admin/imports/${job.id}/cancel`} method="post">
              <Seal seal={desk.seal} />
              <p>
                <button type="submit" class="second">
                  {phrase(IMPORTS.cancel)}
                </button>
              </p>
            </form>
          </>
        )}
      </>
    ),
  });
}

function Facts({ job }: { readonly job: ImportJob }) {
  const phrase = usePhrases();
  const order = importOrderOf(job);
  const facts: readonly (readonly [Phrase, ComponentChildren])[] = [
    [IMPORTS.edition, phrase(NAMES[job.edition])],
    ...(order === null
      ? []
      : ([
          [IMPORTS.source, order.sourceRevision === null ? order.source : `${order.source}, ${order.sourceRevision}`],
          [IMPORTS.effectiveFrom, order.effectiveFrom],
          [IMPORTS.mode, phrase(IMPORT_MODES[order.mode])],
        ] as const)),
    [IMPORTS.by, job.actor.name],
    [IMPORTS.requested, <Moment at={job.createdAt} />],
    ...(job.finishedAt === null ? [] : ([[IMPORTS.ended, <Moment at={job.finishedAt} />]] as const)),
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div>
          <dt>{phrase(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ending({ job: { status, failure, releaseId } }: { readonly job: ImportJob }) {
  const phrase = usePhrases();
  const why = failure === null ? undefined : FAILURES.get(failure);
  return (
    <section class="panel" aria-labelledby="ending">
      <h2 id="ending">{phrase(IMPORT_STATUS[status])}</h2>
      {failure === null ? null : <p>{why === undefined ? failure : phrase(why)}</p>}
      {releaseId === null ? null : (
        <p>
          <a href={`/admin/releases/${releaseId}`}>{phrase(IMPORTS.showRelease)}</a>
        </p>
      )}
    </section>
  );
}
