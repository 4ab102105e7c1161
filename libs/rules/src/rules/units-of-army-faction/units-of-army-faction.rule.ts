import { keywordKey, type Faction, type ResolvedUnit } from '@muster/catalogue';
import { hasGap } from '../../kernel/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const unitsOfArmyFaction = defineRule({
  id: 'units-of-army-faction',
  summary: 'Every unit has the Faction keyword of the army, or a rule lets that army take it as an ally.',
  limits: {},
  messages: {
    stranger: '{{unit}} does not have the Faction keyword {{faction}}, and nothing in the data lets this army take it as an ally.',
    notStated: 'The Army Faction is not stated.',
  },
  outcomes: { notStated: 'NOT_CHECKED' },
  *check(roster) {
    const { faction } = roster;
    if (!faction) {
      if (!hasGap(roster, 'faction')) yield { messageId: 'notStated', params: {}, at: ARMY };
      return;
    }
    const key = faction.keyword === null ? null : keywordKey(faction.keyword);
    for (const unit of roster.units) {
      if ((key !== null && unit.factionKeywords.has(key)) || isOpenTo(faction, unit)) continue;
      yield { messageId: 'stranger', params: { unit: unit.name, faction: faction.keyword ?? faction.name }, at: unit };
    }
  },
});

/** The data let the faction, or the wider one it belongs to, select the datasheet: as its own or as an ally. */
function isOpenTo({ id, parentId }: Faction, { datasheet }: ResolvedUnit): boolean {
  for (const { factionId } of datasheet.factions) if (factionId === id || factionId === parentId) return true;
  return false;
}
