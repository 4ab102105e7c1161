import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { defineRule } from '../../kernel/rule.js';
import { fits } from '../../kernel/keywords/keywords.js';

export const unitsOfOneSubfaction = defineRule({
  id: 'units-of-one-subfaction',
  about: 'availability',
  summary: 'If several armies share a Faction keyword, an army includes units of only one of them.',
  limits: {},
  messages: {
    ofAnother: '{{unit}} has the Faction keyword {{other}}; a {{army}} army cannot include it.',
    mixed: '{{unit}} has the Faction keyword {{other}}, but {{first}} has {{one}}; one army cannot include both.',
  },
  *check(roster) {
    const { faction } = roster;
    if (!faction?.keyword || hasGap(roster, 'faction')) return;
    const shared = keywordKey(faction.keyword);
    const bound = roster.units.filter((unit) => isOfAnother(unit, shared, roster));
    const [first] = bound;
    for (const unit of bound) {
      const params = { unit: unit.name, other: subfactionOf(unit, shared) };
      if (faction.parentId !== null) yield { messageId: 'ofAnother', params: { ...params, army: faction.name }, at: unit };
      else if (first && !sharesArmy(first, unit)) {
        const one = subfactionOf(first, shared);
        yield { messageId: 'mixed', params: { ...params, first: first.name, one }, at: unit, related: [first] };
      }
    }
  },
});

/**
 * Whether the unit belongs to another subfaction. It then has the army's Faction keyword and one of its own, the BattleScribe data offers
 * it neither to this army nor to the wider faction, and no rule allows it.
 */
function isOfAnother(unit: ArmyUnit, shared: string, { faction, detachments }: Army): boolean {
  const { factions } = unit.datasheet;
  if (!unit.factionKeywords.has(shared) || subfactionOf(unit, shared) === '' || factions.length === 0) return false;
  if (factions.some(({ factionId }) => factionId === faction?.id || factionId === faction?.parentId)) return false;
  return !detachments.some(({ detachment }) => detachment.allows?.some((clause) => fits(unit, clause)));
}

/** The Faction keyword that the unit has in addition to the shared one, as printed. Empty if the unit has no such keyword. */
function subfactionOf({ datasheet }: ArmyUnit, shared: string): string {
  return datasheet.factionKeywords.find((keyword) => keywordKey(keyword) !== shared) ?? '';
}

function sharesArmy(one: ArmyUnit, other: ArmyUnit): boolean {
  return one.datasheet.factions.some(({ factionId }) => other.datasheet.factions.some((offered) => offered.factionId === factionId));
}
