import { aspectsOf, type Aspect, type Diagnostic, type ReviewReason } from '#muster/diagnostics';
import type { CheckReport } from './check-report.js';
import { aspectsOfFinding } from './verdict.js';

/** The first error, or the first review reason, that decides the verdict; null for a legal list. */
export function decidingOf({ verdict, findings, review, question }: CheckReport): Diagnostic | ReviewReason | null {
  const isAsked = (aspects: readonly Aspect[]): boolean => aspects.some((aspect) => question.aspects.includes(aspect));
  if (verdict === 'ILLEGAL')
    return findings.find(({ severity, about }) => severity === 'error' && isAsked(aspectsOfFinding(about))) ?? null;
  return review.find(({ about }) => verdict === 'NEEDS_REVIEW' && isAsked(aspectsOf(about))) ?? null;
}
