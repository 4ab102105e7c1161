import type { Army } from '#muster/army';
import type { Diagnostic } from '#muster/diagnostics';

/**
 * Whether a detachment of the army belongs to a game mode whose rules are not implemented. What breaks the rules of matched play may be
 * legal in that mode.
 */
export function isOfOtherGame({ detachments }: Army): boolean {
  return detachments.some(({ detachment }) => (detachment.onlyIn ?? []).length > 0);
}

/** The finding as a remark that does not affect the verdict. */
export function asRemark(finding: Diagnostic): Diagnostic {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}
