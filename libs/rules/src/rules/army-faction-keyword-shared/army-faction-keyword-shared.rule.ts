import { type Army, type ArmyUnit } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { isUnbound, sharedFactions } from '../../kernel/keywords/detachments.js';
import { ofOneArmy } from '../../kernel/keywords/knowledge.js';
import { keyword } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const armyFactionKeywordShared = defineRule({
  id: 'army-faction-keyword-shared',
  about: 'availability',
  summary: 'All units of a battle-forged army share a Faction keyword, except for UNALIGNED units.',
  limits: { exempt: keyword('Faction keyword of units that need not share one') },
  messages: {
    noneShared: 'The units do not all share a Faction keyword.',
    dataDisagree: 'In the BattleScribe data the units do not all share a Faction keyword, although one army may include them all.',
    notOfFaction: 'The Army Faction is stated as {{faction}}, but no unit belongs to it.',
    perhapsOfFaction: 'The Army Faction is stated as {{faction}}, but no unit has that Faction keyword in the BattleScribe data.',
    partlyOfFaction: 'The Army Faction is stated as {{faction}}, but these units do not belong to it: {{units}}.',
    takeOut: 'Remove {{unit}}; the other units share a Faction keyword.',
  },
  outcomes: { dataDisagree: 'DATA_GAP', perhapsOfFaction: 'DATA_GAP', partlyOfFaction: 'warning', takeOut: 'FIX' },
  *check(roster, { exempt }) {
    if (isUnbound(roster)) return;
    const bound = roster.units.filter(({ factionKeywords, keywords }) => !factionKeywords.has(exempt) && !keywords.has(exempt));
    const stated = statedFaction(roster);
    const outside = stated === null ? [] : bound.filter((unit) => !isOf(unit, stated));
    if (stated !== null && outside.length > 0) {
      const { name: faction, isCertain } = stated;
      const params = { faction, units: outside.map(({ name }) => name).join(', ') };
      if (outside.length < bound.length) yield { messageId: 'partlyOfFaction', params, at: ARMY, related: outside };
      else yield { messageId: isCertain ? 'notOfFaction' : 'perhapsOfFaction', params, at: ARMY };
    }
    if (bound.length < 2 || (sharedFactions(bound)?.size ?? 0) > 0) return;
    if (ofOneArmy(bound)) {
      yield { messageId: 'dataDisagree', params: {}, at: ARMY };
      return;
    }
    const strangers = bound.filter((unit) => (sharedFactions(bound.filter((other) => other !== unit))?.size ?? 0) > 0);
    const [stranger, ...more] = strangers;
    if (!stranger || more.length > 0) yield { messageId: 'noneShared', params: {}, at: ARMY };
    else {
      const fix = { kind: 'remove', messageId: 'takeOut', params: { unit: stranger.name }, at: [stranger] } as const;
      yield { messageId: 'noneShared', params: {}, at: ARMY, fix };
    }
  },
});

interface StatedFaction {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly ids: readonly string[];
  /** False if the stated name may be that of a library file in the BattleScribe data rather than of a Faction. */
  readonly isCertain: boolean;
}

function statedFaction({ declared, faction, factions }: Army): StatedFaction | null {
  if (declared?.armyKeyword !== undefined) {
    return { name: declared.armyKeyword, keywords: [keywordKey(declared.armyKeyword)], ids: [], isCertain: false };
  }
  if (!faction || factions.length > 1) return null;
  const { id, parentId, name } = faction;
  return {
    name,
    keywords: [name, ...(faction.keyword === null ? [] : [faction.keyword])].map(keywordKey),
    ids: [id, ...(parentId === null ? [] : [parentId])],
    isCertain: true,
  };
}

/**
 * Whether the unit belongs to the Faction, by a keyword or because the BattleScribe data lets an army of that Faction select its datasheet.
 */
function isOf({ factionKeywords, datasheet }: ArmyUnit, { keywords, ids }: StatedFaction): boolean {
  return keywords.some((key) => factionKeywords.has(key)) || datasheet.factions.some(({ factionId }) => ids.includes(factionId));
}
