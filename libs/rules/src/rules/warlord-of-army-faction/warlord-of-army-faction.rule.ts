import { keywordKey } from '#muster/catalogue';
import { defineRule } from '../../kernel/rule.js';

export const warlordOfArmyFaction = defineRule({
  id: 'warlord-of-army-faction',
  about: 'warlord',
  summary: "The Warlord has the army's Faction keyword.",
  limits: {},
  messages: { ofOtherFaction: '{{unit}} is the Warlord but lacks the Faction keyword {{keyword}}.' },
  *check({ units, faction }) {
    const keyword = faction?.keyword ?? null;
    if (keyword === null) return;
    for (const unit of units) {
      if (!unit.warlord || unit.factionKeywords.size === 0 || unit.factionKeywords.has(keywordKey(keyword))) continue;
      yield { messageId: 'ofOtherFaction', params: { unit: unit.name, keyword }, at: unit };
    }
  },
});
