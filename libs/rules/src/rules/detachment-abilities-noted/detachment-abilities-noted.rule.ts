import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentAbilitiesNoted = defineRule({
  id: 'detachment-abilities-noted',
  about: 'record',
  summary: 'Units in auxiliary detachments and Fortification Networks never gain detachment abilities.',
  limits: { kinds: detachmentKinds },
  messages: { none: 'The units of {{detachment}} gain no detachment abilities.' },
  outcomes: { none: 'info' },
  *check(roster, { kinds }) {
    for (const { taken, rules } of forcesOf(roster, kinds)) {
      if (rules && !rules.abilities) yield { messageId: 'none', params: { detachment: taken.detachment.name }, at: taken };
    }
  },
});
