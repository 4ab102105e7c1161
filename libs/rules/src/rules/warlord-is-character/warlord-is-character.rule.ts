import { CHARACTER, mayHave } from '../../kernel/keywords/keywords.js';
import { keywordsKnown } from '../../kernel/keywords/knowledge.js';
import { keyword, nullable } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';
import { saysOfWarlord } from '../../kernel/keywords/warlord-clauses.js';

export const warlordIsCharacter = defineRule({
  id: 'warlord-is-character',
  about: 'warlord',
  summary: 'The Warlord is a CHARACTER.',
  limits: { exempt: nullable(keyword('Keyword of a Warlord that need not be a CHARACTER')) },
  messages: {
    noCharacter: '{{unit}} is your Warlord but not a CHARACTER.',
    grantsUnknown:
      '{{unit}} is your Warlord but not a CHARACTER by its datasheet; the detachment, which could grant the keyword, is unknown.',
    makeWarlord: 'Make {{unit}} the Warlord.',
  },
  outcomes: { makeWarlord: 'FIX', grantsUnknown: 'DATA_GAP' },
  *check(roster, { exempt }) {
    for (const unit of roster.units) {
      if (!unit.warlord || mayHave(unit, CHARACTER, roster) || (exempt !== null && unit.keywords.has(exempt))) continue;
      const params = { unit: unit.name };
      if (!keywordsKnown(roster)) {
        yield { messageId: 'grantsUnknown', params, at: unit };
        continue;
      }
      const character = roster.units.find((other) => other.keywords.has(CHARACTER) && !saysOfWarlord(other, 'cannot', roster));
      if (!character) yield { messageId: 'noCharacter', params, at: unit };
      else {
        const fix = { kind: 'make-warlord', messageId: 'makeWarlord', params: { unit: character.name }, at: [character] } as const;
        yield { messageId: 'noCharacter', params, at: unit, fix };
      }
    }
  },
});
