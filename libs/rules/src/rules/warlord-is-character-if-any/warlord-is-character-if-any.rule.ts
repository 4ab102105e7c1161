import { isUnbound } from '../../kernel/keywords/detachments.js';
import { CHARACTER, unitHas } from '../../kernel/keywords/keywords.js';
import { defineRule } from '../../kernel/rule.js';

export const warlordIsCharacterIfAny = defineRule({
  id: 'warlord-is-character-if-any',
  about: 'warlord',
  summary: 'The Warlord of a battle-forged army is a CHARACTER if the army has one.',
  limits: {},
  messages: {
    noCharacter: '{{unit}} is your Warlord but not a CHARACTER, although the army has one.',
    noCharacterByData:
      '{{unit}} is your Warlord but not a CHARACTER in the BattleScribe data, which nevertheless offers to make it the Warlord.',
    makeWarlord: 'Make {{unit}} the Warlord.',
  },
  outcomes: { noCharacterByData: 'DATA_GAP', makeWarlord: 'FIX' },
  *check(roster) {
    if (isUnbound(roster)) return;
    const { units } = roster;
    const character = units.find(({ keywords }) => keywords.has(CHARACTER));
    if (!character) return;
    for (const unit of units) {
      if (!unit.warlord || unitHas(unit, CHARACTER)) continue;
      if (unit.warlordOffered) {
        yield { messageId: 'noCharacterByData', params: { unit: unit.name }, at: unit };
        continue;
      }
      const fix = { kind: 'make-warlord', messageId: 'makeWarlord', params: { unit: character.name }, at: [character] } as const;
      yield { messageId: 'noCharacter', params: { unit: unit.name }, at: unit, related: [character], fix };
    }
  },
});
