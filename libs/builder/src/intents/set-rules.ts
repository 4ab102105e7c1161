import { rulesAsked } from '#muster/checking';
import { impossible } from '../intent-fault.js';
import type { RulesSetting } from '../roster-document.js';
import type { Workbench } from '../workbench.js';

/** What the edition's rules cannot be amended by is refused, every reason said. */
export function setRules(bench: Workbench, { amendments, houseRules }: RulesSetting): void {
  const asked = rulesAsked(bench.tools.release.data.release.edition, { amendments, houseRules });
  if ('refused' in asked) impossible('RULES_REFUSED', { reason: asked.refused.map(({ message }) => message).join(' ') });
  bench.change({ rules: { amendments, houseRules } });
}
