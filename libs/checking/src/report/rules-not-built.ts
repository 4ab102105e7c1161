import type { ReviewReason } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';

/** Lists of an edition are read before its rules are built: what of them is legal is for a human. */
export function rulesNotBuilt(edition: EditionId): ReviewReason {
  return { code: 'RULE_NOT_MODELLED', about: 'data', messageId: 'noRuleset', params: { edition }, path: [], line: null };
}
