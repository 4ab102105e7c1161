import type { ReviewReason } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';

/** The review reason for lists of an edition whose rules are not implemented. */
export function rulesNotBuilt(edition: EditionId): ReviewReason {
  return { code: 'RULE_NOT_MODELLED', about: 'data', messageId: 'noRuleset', params: { edition }, path: [], line: null };
}
