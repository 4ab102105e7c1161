import type { Assessment } from '../assess/assess.js';
import type { KeyedFinding } from '../assess/keyed-finding.js';
import { limitBehind } from './fixes/data-remedies.js';

/**
 * Whether an addition would resolve the finding. A rule declares this for its own messages; among the limits in the data, it is true of
 * minimums.
 */
export function isWanting(finding: KeyedFinding, assessment: Assessment): boolean {
  const rule = assessment.rules.ruleset?.rules.find(({ id }) => id === finding.code);
  return rule ? rule.settledByAdding.has(finding.messageId) : limitBehind(finding, null, assessment)?.kind === 'tooFew';
}
