import { isUnbound, sharedFactions } from '../../kernel/detachments.js';
import { ofOneArmy } from '../../kernel/knowledge.js';
import { keyword } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const armyFactionKeywordShared = defineRule({
  id: 'army-faction-keyword-shared',
  summary: 'All units of a battle-forged army share a Faction keyword, those that are UNALIGNED excepted.',
  limits: { exempt: keyword('Faction keyword of units that need not share one') },
  messages: {
    noneShared: 'No Faction keyword is shared by all units.',
    dataDisagree: 'The data give the units no Faction keyword that all share, and yet let one army have them all.',
    takeOut: 'Without {{unit}} the rest shares one.',
  },
  outcomes: { dataDisagree: 'DATA_GAP', takeOut: 'FIX' },
  *check(roster, { exempt }) {
    if (isUnbound(roster)) return;
    const bound = roster.units.filter(({ factionKeywords, keywords }) => !factionKeywords.has(exempt) && !keywords.has(exempt));
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
