import type { Diagnostic, ReviewReason } from '#muster/diagnostics';

export type Verdict = 'LEGAL' | 'ILLEGAL' | 'NEEDS_REVIEW';

/**
 * ILLEGAL: at least one error. Else NEEDS_REVIEW: at least one reason for a human to look. Else LEGAL.
 * Warnings and infos change nothing.
 */
export function verdictOf(findings: readonly Diagnostic[], review: readonly ReviewReason[]): Verdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'ILLEGAL';
  return review.length > 0 ? 'NEEDS_REVIEW' : 'LEGAL';
}

/** From the verdict most in need of somebody to the least: of many lists, the first one found is the verdict of all. */
export const gravestFirst: readonly Verdict[] = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL'];
