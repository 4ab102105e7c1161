import type { Assessment } from '../assess/assess.js';
import type { KeyedFinding } from '../assess/keyed-finding.js';
import { limitBehind } from './fixes/data-remedies.js';

/** Whether what is added settles it: a rule says so of its own messages; of the data's limits those are settled that ask for more. */
export function isWanting(finding: KeyedFinding, assessment: Assessment): boolean {
  const rule = assessment.rules.ruleset?.rules.find(({ id }) => id === finding.code);
  return rule ? rule.settledByAdding.has(finding.messageId) : limitBehind(finding, null, assessment)?.kind === 'tooFew';
}
