import { ARMY, defineRule, type LedgerLine } from '../../kernel/rule.js';

export const reinforcementPointsAffordable = defineRule({
  id: 'reinforcement-points-affordable',
  about: 'points',
  summary: 'Units added during the battle are paid for with the Reinforcement points set aside; models added to an existing unit are free.',
  limits: {},
  messages: {
    cannotPay: '{{unit}} costs {{points}} Reinforcement {{points|one:point|other:points}}; {{balance}} {{balance|one:is|other:are}} left.',
    makeSmaller: 'Reduce the size or options of {{unit}} by {{points}} {{points|one:point|other:points}}.',
    notSetAside: 'The number of Reinforcement points set aside is not stated.',
  },
  outcomes: { makeSmaller: 'FIX', notSetAside: 'NOT_CHECKED' },
  *check({ declared }) {
    const { reinforcementPoints: start, reinforcements: added = [] } = declared ?? {};
    if (start === undefined) {
      if (added.some(({ adds }) => adds !== 'models')) yield { messageId: 'notSetAside', params: {}, at: ARMY };
      return;
    }
    if (start === 0 && added.length === 0) return;
    const lines: LedgerLine[] = [];
    let balance = start;
    for (const unit of added) {
      if (unit.adds === 'models') continue;
      if (unit.points > balance && balance >= 0) {
        const params = { unit: unit.name, points: unit.points - balance };
        const fix = { kind: 'remove-points', messageId: 'makeSmaller', params, at: [unit] } as const;
        yield { messageId: 'cannotPay', params: { unit: unit.name, points: unit.points, balance }, at: unit, fix };
      }
      balance -= unit.points;
      lines.push({ amount: -unit.points, cause: unit.name, at: unit });
    }
    yield { budget: { kind: 'reinforcement-points', start, lines, limit: null } };
  },
});
