import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, type Faction } from '#muster/catalogue';
import { fits } from '../../kernel/keywords/keywords.js';
import { hasGap, keywordsKnown } from '../../kernel/keywords/knowledge.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const unitsOfArmyFaction = defineRule({
  id: 'units-of-army-faction',
  about: 'availability',
  summary: "Every unit has the army's Faction keyword, or a rule allows it as an ally.",
  limits: {},
  messages: {
    stranger: '{{unit}} does not have the Faction keyword {{faction}}, and the BattleScribe data does not allow it as an ally.',
    perhapsAlly:
      '{{unit}} does not have the Faction keyword {{faction}}; the detachment, which could allow it, is unknown or was not understood.',
    notStated: 'The Army Faction is not stated.',
  },
  outcomes: { perhapsAlly: 'DATA_GAP', notStated: 'NOT_CHECKED' },
  *check(roster) {
    const { faction } = roster;
    if (!faction) {
      if (!hasGap(roster, 'faction')) yield { messageId: 'notStated', params: {}, at: ARMY };
      return;
    }
    for (const unit of roster.units) {
      if (isOpenTo(faction, unit) || isOf(faction, unit) || isLetIn(unit, roster)) continue;
      const messageId = detachmentUnderstood(roster) && unit.datasheet.pricesOnly !== true ? 'stranger' : 'perhapsAlly';
      yield { messageId, params: { unit: unit.name, faction: faction.keyword ?? faction.name }, at: unit };
    }
  },
});

function isOf({ keyword }: Faction, { factionKeywords }: ArmyUnit): boolean {
  return keyword !== null && factionKeywords.has(keywordKey(keyword));
}

/**
 * Whether the BattleScribe data lets this faction, or the wider faction that it belongs to, select the datasheet as its own or as an ally.
 */
function isOpenTo({ id, parentId }: Faction, { datasheet }: ArmyUnit): boolean {
  for (const { factionId } of datasheet.factions) if (factionId === id || factionId === parentId) return true;
  return false;
}

function isLetIn(unit: ArmyUnit, { detachments }: Army): boolean {
  return detachments.some(({ detachment }) => detachment.allows?.some((clause) => fits(unit, clause)));
}

function detachmentUnderstood(roster: Army): boolean {
  return (
    keywordsKnown(roster) && roster.detachments.every(({ detachment }) => detachment.restrictions.every(({ kind }) => kind !== 'unread'))
  );
}
