import type { Diagnostic } from '#muster/diagnostics';
import type { Messages } from '#muster/messages';
import type { BetterFitting, CheckReport } from '../report/check-report.js';
import { POINTS_DIFFER } from '../report/points-differ.js';
import type { Verdict } from '../report/verdict.js';
import { fitOfReport, fitsBetter } from './price-fit.js';

/** The code of the finding that names the release whose prices the list states. */
export const OTHER_RELEASE_FITS = 'OTHER_RELEASE_FITS';

export const otherReleaseMessages = {
  legal:
    'The prices in the list fit the data release {{release}} better than {{here}}: {{units}} of {{of}} {{of|one:unit|other:units}} cost what the list states under {{release}}, {{unitsHere}} under {{here}}. Under {{release}} the list is legal; total: {{points}}.',
  illegal:
    'The prices in the list fit the data release {{release}} better than {{here}}: {{units}} of {{of}} {{of|one:unit|other:units}} cost what the list states under {{release}}, {{unitsHere}} under {{here}}. Under {{release}} the list is illegal; total: {{points}}.',
  needsReview:
    'The prices in the list fit the data release {{release}} better than {{here}}: {{units}} of {{of}} {{of|one:unit|other:units}} cost what the list states under {{release}}, {{unitsHere}} under {{here}}. Under {{release}} the list needs review; total: {{points}}.',
} as const satisfies Messages;

/** Whether the list states other prices than those of the release it was judged under. */
export const statesOtherPrices = ({ findings }: CheckReport): boolean => findings.some(({ code }) => code === POINTS_DIFFER);

/** The report with the result under another release, if the stated prices fit that release better. Pure. */
export function withBetterFitting(report: CheckReport, other: CheckReport): CheckReport {
  const [here, there] = [fitOfReport(report), fitOfReport(other)];
  if (report.release === null || other.release === null || !fitsBetter(there, here)) return report;
  const betterFitting: BetterFitting = {
    release: other.release,
    unitsStated: report.units.filter(({ stated }) => stated !== null).length,
    unitsAsStated: there.units,
    unitsAsStatedHere: here.units,
    points: other.points.computed,
    verdict: other.verdict,
    aspects: other.aspects,
  };
  const prices = report.findings.findIndex(({ code }) => code === POINTS_DIFFER);
  return { ...report, findings: report.findings.toSpliced(prices + 1, 0, said(betterFitting, report.release.label)), betterFitting };
}

const MESSAGE_OF = {
  LEGAL: 'legal',
  ILLEGAL: 'illegal',
  NEEDS_REVIEW: 'needsReview',
} as const satisfies Record<Verdict, keyof typeof otherReleaseMessages>;

function said({ release, unitsStated, unitsAsStated, unitsAsStatedHere, points, verdict }: BetterFitting, here: string): Diagnostic {
  return {
    code: OTHER_RELEASE_FITS,
    messageId: MESSAGE_OF[verdict],
    severity: 'info',
    params: {
      release: release.label,
      here,
      units: unitsAsStated,
      unitsHere: unitsAsStatedHere,
      of: unitsStated,
      points: points ?? 'unknown',
    },
    path: [],
    related: [],
    line: null,
    cites: null,
  };
}
