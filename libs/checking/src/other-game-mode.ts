import type { Army } from '#muster/army';
import type { Diagnostic } from '#muster/diagnostics';

/** Mustered for a kind of game whose rules are not built, as its detachment tells: what breaks the rules of this one may be lawful there. */
export function isOfOtherGame({ detachments }: Army): boolean {
  return detachments.some(({ detachment }) => (detachment.onlyIn ?? []).length > 0);
}

/** Said beside, accusing nobody. */
export function asRemark(finding: Diagnostic): Diagnostic {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}
