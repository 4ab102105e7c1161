import { resultOf } from '#muster/bulk';
import { decidingOf, verdictsOf, worstOf, type CheckReport } from '#muster/checking';
import type { Sayable } from '#muster/diagnostics';
import type { Deciding, FindingOverride, NewSubmissionCheck } from '#muster/persistence';
import { findingKey } from './finding-key.js';

/** The result of a report, without the findings that judges have overridden. The stored report keeps all of them. */
export function countedResult(report: CheckReport, overrides: readonly Pick<FindingOverride, 'finding'>[]): NewSubmissionCheck {
  const overridden = new Set(overrides.map(({ finding }) => finding));
  const isCounted = (said: Sayable): boolean => overridden.size === 0 || !overridden.has(findingKey(said));
  const findings = report.findings.filter(isCounted);
  const review = report.review.filter(isCounted);
  const aspects = verdictsOf(findings, review);
  const verdict = worstOf(aspects, report.question.aspects);
  const counted = { ...report, findings, review, aspects, verdict };
  return { ...resultOf(counted), report: JSON.stringify(report), aspects: { ...aspects }, deciding: toDeciding(decidingOf(counted)) };
}

function toDeciding(found: ReturnType<typeof decidingOf>): Deciding | null {
  if (!found) return null;
  const { code, messageId, params, phrases, line } = found;
  return { code, messageId, params, ...(phrases && { phrases }), line };
}
