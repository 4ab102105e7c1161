import type { ImportJob } from '#muster/persistence';
import { IMPORT_STAGES } from '#muster/publishing';
import { IMPORT_STAGE, IMPORT_STATUS, IMPORTS } from '../../phrases/admin/imports.js';
import { usePhrases } from '../../phrases/phrase.js';

const POLL_MS = 700;

/** The stages of a running import, with the file that is being read. The script of the pages replaces it while the page is open. */
export function ImportProgress({ job: { status, stage, done, total, file } }: { readonly job: ImportJob }) {
  const phrase = usePhrases();
  const now = IMPORT_STAGES.findIndex((one) => one === stage);
  return (
    <section id="progress" class="panel" aria-labelledby="stages" data-live={POLL_MS}>
      <h2 id="stages">{status === 'queued' ? phrase(IMPORT_STATUS.queued) : phrase(IMPORTS.progress)}</h2>
      <ol class="stages">
        {IMPORT_STAGES.filter((one) => one !== 'finished').map((one, at) => (
          <li {...(at < now ? { class: 'done' } : at === now ? { 'aria-current': 'step' as const } : {})}>{phrase(IMPORT_STAGE[one])}</li>
        ))}
      </ol>
      <progress max={Math.max(total, 1)} value={done} aria-label={phrase(IMPORTS.progress)} />
      <p role="status">
        {total === 0
          ? null
          : file === null
            ? phrase(IMPORTS.steps, { done, total })
            : phrase(IMPORTS.fileOf, { now: Math.min(done + 1, total), total, file })}
      </p>
      <p class="quiet">{phrase(IMPORTS.follows)}</p>
    </section>
  );
}
