import type { ResolvedEnhancement } from '#muster/army';
import { pointsBySize } from '../../kernel/battle-size/points-limit.js';
import { countBySize, limitBySize } from '../../kernel/battle-size/limit-by-size.js';
import { defineRule } from '../../kernel/rule.js';

export const enhancementsWithinSize = defineRule({
  id: 'enhancements-within-size',
  about: 'enhancementCount',
  summary: 'An army has no more Enhancements than the battle size allows; further copies of an Upgrade are not counted.',
  limits: { bySize: pointsBySize, enhancements: countBySize('Maximum number of Enhancements in an army') },
  messages: {
    tooMany: 'The army has {{count}} {{count|one:Enhancement|other:Enhancements}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    tooManyAssumed:
      'The army has {{count}} {{count|one:Enhancement|other:Enhancements}}. The list states no battle size; for the assumed one, at most {{limit}} {{limit|one:is|other:are}} allowed.',
    takeOff: 'Remove {{enhancement}}.',
  },
  outcomes: { takeOff: 'FIX', tooManyAssumed: 'LIMIT_NOT_STATED' },
  *check(roster, { bySize, enhancements }) {
    const known = limitBySize(roster, bySize, enhancements);
    const taken = roster.units.flatMap((unit) => unit.enhancements).filter(({ enhancement }) => !enhancement.upgrade);
    const counted = taken.filter((one, at) => !isFurtherCopy(one, taken.slice(0, at)));
    const lines = counted.map((at) => ({ amount: 1, cause: at.enhancement.name, at }));
    yield { budget: { kind: 'enhancements', start: 0, lines, limit: known?.limit ?? null } };
    const firstTooMany = known === null ? undefined : counted[known.limit];
    if (known === null || !firstTooMany) return;
    const { limit, assumed } = known;
    const params = { count: counted.length, limit };
    const related = counted.filter((one) => one !== firstTooMany);
    const extra = counted.slice(limit);
    const names = extra.map(({ enhancement }) => enhancement.name).join(', ');
    const fix = { kind: 'remove', messageId: 'takeOff', params: { enhancement: names }, at: extra } as const;
    if (assumed) yield { messageId: 'tooManyAssumed', params, at: firstTooMany, related };
    else yield { messageId: 'tooMany', params, at: firstTooMany, related, fix };
  },
});

function isFurtherCopy({ enhancement }: ResolvedEnhancement, before: readonly ResolvedEnhancement[]): boolean {
  return enhancement.copies !== undefined && before.some((other) => other.enhancement.id === enhancement.id);
}
