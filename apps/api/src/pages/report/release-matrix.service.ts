import { CheckThreads } from '#muster/bulk';
import type { CheckQuestion, CheckSubject } from '#muster/checking';
import type { Drift } from '#muster/checks';
import { ReleaseRepository } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { CHECK_COST } from '../../platform/rates/cost-of-check.js';
import { RateLimits } from '../../platform/rates/rate-limits.service.js';
import type { Asker } from '../layout/asker.js';
import { releasesShown } from './releases-shown.js';

/** The result of the same list under another release. */
export interface UnderRelease {
  readonly label: string;
  readonly effectiveFrom: string;
  readonly report: CheckReportType;
  /**
   * How the result differs from that under the release that is shown. Null for that release itself, or if the results cannot be compared.
   */
  readonly drift: Drift | null;
}

/** Shows under which of the newest releases of its edition a list is legal, newest first. */
@Injectable()
export class ReleaseMatrix {
  constructor(
    private readonly threads: CheckThreads,
    private readonly releases: ReleaseRepository,
    private readonly rates: RateLimits,
  ) {}

  /**
   * Each result costs as much as a further release of a check.
   * @throws ApiError RATE_LIMITED
   */
  async of(subject: CheckSubject, question: CheckQuestion, shown: CheckReportType, { caller }: Asker): Promise<readonly UnderRelease[]> {
    const { edition, format } = shown;
    if (edition.id === null || format === null) return [];
    const own = shown.release?.label ?? null;
    const labels = await this.#newest(edition.id, own);
    await this.rates.cost(caller, CHECK_COST.further * labels.length);
    const { verdicts } = await this.threads.answer('legalWhen', subject, { ...question, edition: edition.id }, { kind: 'labels', labels });
    const rows: UnderRelease[] = [];
    for (const { report } of verdicts.toReversed()) {
      const { release } = report;
      if (!release) continue;
      const drift = await this.#drift(subject, edition.id, own, release.label);
      rows.push({ ...release, report: release.label === own ? shown : report, drift });
    }
    return rows;
  }

  async #drift(subject: CheckSubject, edition: EditionId, from: string | null, to: string): Promise<Drift | null> {
    if (from === null || from === to) return null;
    const drift = await this.threads.answer('drift', subject, edition, { kind: 'label', label: from }, { kind: 'label', label: to });
    return 'refused' in drift ? null : drift;
  }

  /** The result includes the release that is shown. */
  async #newest(edition: EditionId, shown: string | null): Promise<readonly string[]> {
    const published = await this.releases.listPublished(edition);
    return releasesShown(
      published.map(({ label }) => label),
      shown,
    );
  }
}
