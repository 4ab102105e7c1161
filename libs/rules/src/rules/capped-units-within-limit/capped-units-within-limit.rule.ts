import { keywordKey } from '#muster/catalogue';
import { hasKeyword } from '../../kernel/keywords/keywords.js';
import { count, keyword, listOf, record } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const cappedUnitsWithinLimit = defineRule({
  id: 'capped-units-within-limit',
  about: 'copies',
  summary: 'An army has no more units of a datasheet, or with a keyword, than the organiser allows.',
  limits: { caps: listOf('Caps', record('Cap', { of: keyword('Name of a datasheet, or keyword'), most: count('Units') })) },
  messages: {
    tooMany:
      'The army has {{count}} {{count|one:unit|other:units}} of the kind "{{cap}}"; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    takeOut: 'Remove {{extra}} of these units.',
  },
  outcomes: { takeOut: 'FIX' },
  *check({ units }, { caps }) {
    for (const { of: cap, most } of caps) {
      const capped = units.filter((unit) => hasKeyword(unit, cap) || keywordKey(unit.datasheet.name) === cap);
      const firstTooMany = capped[most];
      if (!firstTooMany) continue;
      const extra = capped.slice(most);
      const fix = { kind: 'remove', messageId: 'takeOut', params: { extra: extra.length }, at: extra } as const;
      yield {
        messageId: 'tooMany',
        params: { count: capped.length, cap, limit: most },
        at: firstTooMany,
        related: capped.slice(0, most),
        fix,
      };
    }
  },
});
