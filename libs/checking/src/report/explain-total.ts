import type { Release } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import type { ListSource } from '#muster/formats';
import type { CheckReport } from './check-report.js';
import type { CompiledRelease } from '../compiled-release.js';
import { POINTS_DIFFER } from './points-differ.js';
import type { SubjectReading } from '../read-subject.js';
import { resolvedSubject } from '../resolved-subject.js';

/** Adds the release for the list's data version to the report. */
export function withSource(report: CheckReport, source: ListSource | undefined, stated: Release | null): CheckReport {
  if (!source || (source.appVersion === null && source.dataVersion === null)) return report;
  const release = stated && { label: stated.label, effectiveFrom: stated.effectiveFrom };
  return { ...report, writtenBy: { ...source, release } };
}

/** Whether the total that the list states differs from the computed total. If so, the release for the list's data version may explain why. */
export function hasOtherTotal({ findings }: CheckReport): boolean {
  return findings.some(isOfTheTotal);
}

/** If the stated total is correct under the release for the list's data version, the finding says so. Pure. */
export function explainedTotal(report: CheckReport, reading: SubjectReading, stated: CompiledRelease): CheckReport {
  const { roster } = resolvedSubject(reading, stated);
  if (roster.points === null || roster.points !== roster.statedPoints) return report;
  const names = { fitting: stated.release.label, version: reading.source?.dataVersion ?? '' };
  return { ...report, findings: report.findings.map((finding) => (isOfTheTotal(finding) ? explained(finding, names) : finding)) };
}

function isOfTheTotal({ code, messageId }: Diagnostic): boolean {
  return code === POINTS_DIFFER && (messageId === 'total' || messageId === 'unitsAndTotal');
}

function explained(finding: Diagnostic, names: Readonly<Record<string, string>>): Diagnostic {
  const messageId = finding.messageId === 'total' ? 'totalOfDataVersion' : 'unitsOfDataVersion';
  return { ...finding, messageId, params: { ...finding.params, ...names } };
}
