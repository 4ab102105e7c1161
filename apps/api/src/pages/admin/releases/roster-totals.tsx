import { Seal } from '../../form/fields.js';
import { ROSTERS } from '../../phrases/admin/releases.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { ReleaseFate } from './release-fates.service.js';

interface RosterTotalsParts {
  readonly fate: ReleaseFate;
  readonly seal: string;
}

const POLL_MS = 3_000;

/** How many stored rosters change their verdict under a release, and the button that checks them. */
export function RosterTotals({ fate: { release, rosters }, seal }: RosterTotalsParts) {
  const phrase = usePhrases();
  const isRunning = rosters !== null && rosters.finishedAt === null;
  return (
    <section id="stored-rosters" class="panel" aria-labelledby="rosters" {...(isRunning ? { 'data-live': POLL_MS } : {})}>
      <h2 id="rosters">{phrase(ROSTERS.title)}</h2>
      <p class="quiet">
        {phrase(ROSTERS.why)} {release.status === 'draft' ? phrase(ROSTERS.whyDraft) : null}
      </p>
      {rosters === null ? (
        <p>{phrase(ROSTERS.notChecked)}.</p>
      ) : (
        <dl class="facts">
          {(['checked', 'becameIllegal', 'verdictChanged', 'pointsChanged'] as const).map((figure) => (
            <div>
              <dt>{phrase(ROSTERS[figure])}</dt>
              <dd>{rosters[figure]}</dd>
            </div>
          ))}
        </dl>
      )}
      {isRunning ? (
        <p role="status">{phrase(ROSTERS.running)}</p>
      ) : (
        <form action={`/admin/releases/${release.id}/check`} method="post">
          <Seal seal={seal} />
          <p>
            <button type="submit" class="second">
              {phrase(rosters === null ? ROSTERS.check : ROSTERS.again)}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
