import { hasGap } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const detachmentOfArmyFaction = defineRule({
  id: 'detachment-of-army-faction',
  about: 'detachments',
  summary: "The army's detachment is one that its faction offers.",
  limits: {},
  messages: {
    ofOtherFaction: '{{detachment}} is not a detachment of {{faction}}.',
    otherGame: '{{detachment}} is for {{forces}}, whose rules are not implemented.',
    factionNotStated: 'The Army Faction is not stated.',
  },
  outcomes: { otherGame: 'RULE_NOT_MODELLED', factionNotStated: 'NOT_CHECKED' },
  *check(roster) {
    const { faction, detachments } = roster;
    for (const taken of detachments) {
      const { name, onlyIn } = taken.detachment;
      if (onlyIn) yield { messageId: 'otherGame', params: { detachment: name, forces: onlyIn.join(', ') }, at: taken };
    }
    if (!faction) {
      if (detachments.length > 0 && !hasGap(roster, 'faction')) yield { messageId: 'factionNotStated', params: {}, at: ARMY };
      return;
    }
    for (const taken of detachments) {
      const { factionIds, name } = taken.detachment;
      const offered = factionIds.length === 0 || factionIds.some((id) => id === faction.id || id === faction.parentId);
      if (!offered) yield { messageId: 'ofOtherFaction', params: { detachment: name, faction: faction.name }, at: taken };
    }
  },
});
