import { CheckingService, type CheckQuestion, type CheckReport, type CheckSubject } from '@muster/checking';
import { ReleaseRepository } from '@muster/persistence';
import type { EditionId } from '@muster/roster';
import { Injectable } from '@nestjs/common';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { toCheckReport } from '../../checking/present-report.js';
import { LIMITS } from '../../platform/limits.js';

/** The same list under another release. */
export interface UnderRelease {
  readonly label: string;
  readonly effectiveFrom: string;
  readonly report: CheckReportType;
  /** Units that cost otherwise than in the report that is shown. */
  readonly drift: readonly Drift[];
}

export interface Drift {
  readonly unit: string;
  readonly here: number;
  readonly there: number;
}

/** When is a list legal: under the newest releases of its edition. */
@Injectable()
export class ReleaseMatrix {
  constructor(
    private readonly checking: CheckingService,
    private readonly releases: ReleaseRepository,
  ) {}

  async of(subject: CheckSubject, question: CheckQuestion, shown: CheckReportType): Promise<readonly UnderRelease[]> {
    const { edition, format } = shown;
    if (edition.id === null || format === null) return [];
    const releases = await this.#newest(edition.id, shown.release?.label);
    const against = releases.map(({ label }) => ({ kind: 'label', label }) as const);
    const answers = await this.checking.checkAgainst(subject, { ...question, edition: edition.id }, against);
    return answers.flatMap((answer, index) => {
      const release = releases[index];
      return 'refused' in answer || !release ? [] : [underRelease(release, answer, shown)];
    });
  }

  /** The one that is shown is among them. */
  async #newest(
    edition: EditionId,
    shown: string | undefined,
  ): Promise<readonly { readonly label: string; readonly effectiveFrom: string }[]> {
    const published = await this.releases.list({ edition, status: 'published' });
    const newest = published.slice(0, LIMITS.releasesPerCheck);
    const own = published.find(({ label }) => label === shown);
    return own && !newest.includes(own) ? [...newest.slice(0, -1), own] : newest;
  }
}

function underRelease(
  { label, effectiveFrom }: { readonly label: string; readonly effectiveFrom: string },
  report: CheckReport,
  shown: CheckReportType,
): UnderRelease {
  const drift = report.units.flatMap(({ name, computed: there }, index) => {
    const here = shown.units[index]?.computed ?? null;
    return here === null || there === null || here === there ? [] : [{ unit: name, here, there }];
  });
  return { label, effectiveFrom, report: toCheckReport(report), drift };
}
