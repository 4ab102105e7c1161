import { detachmentKinds, forcesOf, sharedFactions } from '../../kernel/keywords/detachments.js';
import { ofOneArmy } from '../../kernel/keywords/knowledge.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentFactionShared = defineRule({
  id: 'detachment-faction-shared',
  about: 'availability',
  summary: 'All units of a detachment share a Faction keyword if the detachment requires it.',
  limits: { kinds: detachmentKinds, tooWide: listOf('Faction keywords that do not count', keyword('Faction keyword')) },
  messages: {
    noneShared: 'The units of {{detachment}} do not all share a Faction keyword.',
    dataDisagree:
      'In the BattleScribe data the units of {{detachment}} do not all share a Faction keyword, although one army may include them all.',
  },
  outcomes: { dataDisagree: 'DATA_GAP' },
  *check(roster, { kinds, tooWide }) {
    for (const { taken, rules, units } of forcesOf(roster, kinds)) {
      if (!rules?.sameFaction || units.length < 2) continue;
      const shared = [...(sharedFactions(units) ?? [])].filter((key) => !tooWide.includes(key));
      if (shared.length > 0) continue;
      const messageId = (sharedFactions(units)?.size ?? 0) === 0 && ofOneArmy(units) ? 'dataDisagree' : 'noneShared';
      yield { messageId, params: { detachment: taken.detachment.name }, at: taken, related: units };
    }
  },
});
