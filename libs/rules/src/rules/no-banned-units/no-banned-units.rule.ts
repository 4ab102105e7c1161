import { keywordKey } from '#muster/catalogue';
import { hasKeyword } from '../../kernel/keywords/keywords.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const noBannedUnits = defineRule({
  id: 'no-banned-units',
  about: 'bans',
  summary: 'The army includes no unit that the organiser has banned.',
  limits: { banned: listOf('Names of datasheets, or keywords, that are not allowed', keyword('Name or keyword')) },
  messages: {
    banned: '{{unit}} is not allowed: {{ban}}.',
    takeOut: 'Remove {{unit}}.',
  },
  outcomes: { takeOut: 'FIX' },
  *check({ units }, { banned }) {
    for (const unit of units) {
      const name = keywordKey(unit.datasheet.name);
      const ban = banned.find((key) => key === name || hasKeyword(unit, key));
      if (ban === undefined) continue;
      const fix = { kind: 'remove', messageId: 'takeOut', params: { unit: unit.name }, at: [unit] } as const;
      yield { messageId: 'banned', params: { unit: unit.name, ban }, at: unit, fix };
    }
  },
});
