import { rulesAsked, type Refusal } from '#muster/checking';
import { Impossible, type IntentFault } from '../edit/intent-fault.js';
import type { RulesSetting } from '../document/roster-document.js';
import type { EditSession } from '../edit/edit-session.js';

/** Refuses rules that cannot be combined with those of the edition, and gives every reason. */
export function setRules(bench: EditSession, { amendments, houseRules }: RulesSetting): void {
  const asked = rulesAsked(bench.tools.release.data.release.edition, { amendments, houseRules });
  if ('refused' in asked) throw new Impossible(refusedFor(asked.refused), asked.refused[0]?.path ?? []);
  bench.change({ rules: { amendments, houseRules } });
}

function refusedFor([reason, ...more]: readonly Refusal[]): IntentFault {
  if (!reason) throw new Error('A refusal has a reason.');
  const refused = { code: 'INVALID_EDIT', params: {} } as const;
  if (more.length === 0) return { ...refused, messageId: 'RULES_REFUSED', phrases: { reason } };
  return { ...refused, messageId: 'RULES_REFUSED_TOO', phrases: { reason, others: refusedFor(more) } };
}
