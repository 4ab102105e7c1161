import { detachmentKinds, forcesOf, sharedFactions } from '../../kernel/detachments.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentFactionShared = defineRule({
  id: 'detachment-faction-shared',
  summary: 'All units of a detachment that asks for it share a Faction keyword.',
  limits: { kinds: detachmentKinds, tooWide: listOf('Faction keywords that do not count', keyword('Faction keyword')) },
  messages: { noneShared: 'The units of {{detachment}} share no Faction keyword.' },
  *check(roster, { kinds, tooWide }) {
    for (const { taken, rules, units } of forcesOf(roster, kinds)) {
      if (!rules?.sameFaction || units.length < 2) continue;
      const shared = [...(sharedFactions(units) ?? [])].filter((key) => !tooWide.includes(key));
      if (shared.length === 0) yield { messageId: 'noneShared', params: { detachment: taken.detachment.name }, at: taken, related: units };
    }
  },
});
