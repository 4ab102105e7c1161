import { count } from '../../kernel/limits.js';
import { defineRule, type LedgerLine } from '../../kernel/rule.js';

type NamedLine = LedgerLine & { readonly cause: string };

export const enhancementsWithinLimit = defineRule({
  id: 'enhancements-within-limit',
  about: 'enhancementCount',
  summary: 'An army has no more Enhancements than the edition allows; other upgrades are counted separately.',
  limits: { enhancements: count('Maximum number of Enhancements in an army') },
  messages: {
    tooMany: 'The army has {{count}} {{count|one:Enhancement|other:Enhancements}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    takeOff: 'Remove {{enhancement}}.',
  },
  outcomes: { takeOff: 'FIX' },
  *check({ units }, { enhancements: limit }) {
    const enhancements: NamedLine[] = [];
    const upgrades: NamedLine[] = [];
    for (const unit of units) {
      for (const taken of unit.enhancements) {
        const { name, upgrade } = taken.enhancement;
        (upgrade ? upgrades : enhancements).push({ amount: 1, cause: name, at: taken });
      }
    }
    yield { budget: { kind: 'enhancements', start: 0, lines: enhancements, limit } };
    if (upgrades.length > 0) yield { budget: { kind: 'upgrades', start: 0, lines: upgrades, limit: null } };
    const firstTooMany = enhancements[limit];
    if (!firstTooMany) return;
    const extra = enhancements.slice(limit);
    yield {
      messageId: 'tooMany',
      params: { count: enhancements.length, limit },
      at: firstTooMany.at,
      related: enhancements.filter((line) => line !== firstTooMany).map((line) => line.at),
      fix: {
        kind: 'remove',
        messageId: 'takeOff',
        params: { enhancement: extra.map(({ cause }) => cause).join(', ') },
        at: extra.map((line) => line.at),
      },
    };
  },
});
