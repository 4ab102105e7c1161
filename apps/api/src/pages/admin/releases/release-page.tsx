import type { ReleaseComparison } from '#muster/publishing';
import type { ComponentChildren } from 'preact';
import type { FieldFaults } from '../../form/fields.js';
import { Badge } from '../../layout/badge.js';
import { RELEASES } from '../../phrases/admin/releases.js';
import { NAMES } from '../../phrases/layout.js';
import { usePhrases, type Phrase } from '../../phrases/phrase.js';
import type { AdminDesk } from '../frame/admin-desks.service.js';
import { adminPage } from '../frame/admin-page.js';
import { Moment } from '../frame/moment.js';
import { ComparisonLists } from './comparison-lists.js';
import { ReleaseActions, type OpenDraftForm } from './release-actions.js';
import type { ReleaseFate } from './release-fates.service.js';
import { RosterTotals } from './roster-totals.js';
import { statusMark } from './status-mark.js';
import { releaseAddress } from './timeline-page.js';

export interface ReleaseView {
  readonly fate: ReleaseFate;
  /** Null if there is no release before it. */
  readonly comparison: ReleaseComparison | null;
  readonly form: OpenDraftForm;
  readonly faults: FieldFaults;
}

export function releasePage(desk: AdminDesk, { fate, comparison, form, faults }: ReleaseView): string {
  const { phrase, seal } = desk;
  return adminPage({
    desk,
    at: 'releases',
    title: fate.release.label,
    children: (
      <>
        <p class="back no-print">
          <a href="/admin/releases">{phrase(RELEASES.all)}</a>
        </p>
        <ReleaseFacts fate={fate} />
        <RosterTotals fate={fate} seal={seal} />
        <Changes fate={fate} comparison={comparison} />
        <ReleaseActions {...{ fate, form, faults, seal }} />
      </>
    ),
  });
}

export function ReleaseFacts({ fate }: { readonly fate: ReleaseFate }) {
  const phrase = usePhrases();
  const { edition, effectiveFrom, source, sourceRevision, contentHash, createdAt, publishedAt, withdrawnAt } = fate.release;
  const facts: readonly (readonly [Phrase, ComponentChildren])[] = [
    [RELEASES.status, <Badge mark={statusMark(fate)} />],
    [RELEASES.edition, phrase(NAMES[edition])],
    [RELEASES.inForceFrom, effectiveFrom],
    [RELEASES.source, sourceRevision === null ? source : `${source}, ${sourceRevision}`],
    [RELEASES.created, <Moment at={createdAt} />],
    ...(publishedAt === null ? [] : ([[RELEASES.published, <Moment at={publishedAt} />]] as const)),
    ...(withdrawnAt === null ? [] : ([[RELEASES.withdrawn, <Moment at={withdrawnAt} />]] as const)),
    [RELEASES.hash, <code class="hash">{contentHash}</code>],
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

export function Changes({ fate: { drift }, comparison }: Pick<ReleaseView, 'fate' | 'comparison'>) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="changes">
      <h2 id="changes">{phrase(RELEASES.changes)}</h2>
      {drift === null || comparison === null ? (
        <p>{phrase(RELEASES.first)}.</p>
      ) : (
        <>
          <p>
            {phrase(RELEASES.comparedWith)} <a href={releaseAddress({ release: drift.base })}>{drift.base.label}</a>
          </p>
          <ComparisonLists comparison={comparison} />
        </>
      )}
    </section>
  );
}
