import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const enhancementsOfDetachment = defineRule({
  id: 'enhancements-of-detachment',
  about: 'enhancementOffer',
  summary: "Every Enhancement is one that the army's detachment offers.",
  limits: {},
  messages: {
    ofOtherDetachment: '{{enhancement}} is not an Enhancement of {{detachment}}.',
    detachmentNotStated: 'The detachment is not stated, so its Enhancements are unknown.',
    takeOff: 'Remove {{enhancement}}.',
  },
  outcomes: { takeOff: 'FIX', detachmentNotStated: 'NOT_CHECKED' },
  *check(roster) {
    const { units, detachments } = roster;
    if (hasGap(roster, 'detachment')) return;
    const [first] = detachments;
    for (const unit of units) {
      for (const taken of unit.enhancements) {
        const { name, detachmentIds, upgrade } = taken.enhancement;
        if (upgrade || detachmentIds.length === 0) continue;
        if (!first) {
          yield { messageId: 'detachmentNotStated', params: {}, at: ARMY };
          return;
        }
        if (detachments.some(({ detachment }) => detachmentIds.includes(detachment.id))) continue;
        const fix = { kind: 'remove', messageId: 'takeOff', params: { enhancement: name }, at: [taken] } as const;
        yield { messageId: 'ofOtherDetachment', params: { enhancement: name, detachment: first.detachment.name }, at: taken, fix };
      }
    }
  },
});
