import { pointsBySize, pointsLimitOf } from '../../kernel/points-limit.js';
import { ARMY, defineRule, type LedgerLine } from '../../kernel/rule.js';

export const pointsWithinLimit = defineRule({
  id: 'points-within-limit',
  summary: 'The points of all units together, and those set aside for reinforcements, do not exceed the points limit.',
  limits: { bySize: pointsBySize },
  messages: {
    overLimit: 'The army costs {{points}} points; the limit is {{limit}}.',
    overLimitToday:
      "Under today's prices the army costs {{points}} points; the limit is {{limit}}. The prices it was built with were not named.",
    takeOut: 'Take out {{over}} points.',
    unpriced: '{{unit}} could not be priced, so the total is not known.',
    noLimit: 'No points limit is stated.',
  },
  outcomes: { overLimitToday: 'DATA_GAP', takeOut: 'FIX', unpriced: 'DATA_GAP', noLimit: 'NOT_CHECKED' },
  *check(roster, { bySize }) {
    const { units, releaseNamed, declared } = roster;
    const pointsLimit = pointsLimitOf(roster, bySize);
    const lines: LedgerLine[] = [];
    let points = 0;
    let unpriced = 0;
    for (const unit of units) {
      if (unit.points === null) unpriced += 1;
      else {
        points += unit.points;
        lines.push({ amount: unit.points, cause: unit.name, at: unit });
      }
    }
    const setAside = declared?.reinforcementPoints ?? 0;
    if (setAside > 0) {
      points += setAside;
      lines.push({ amount: setAside, cause: 'Reinforcement points', at: ARMY });
    }
    yield { budget: { kind: 'points', start: 0, lines, limit: pointsLimit } };
    if (pointsLimit === null) {
      yield { messageId: 'noLimit', params: {}, at: ARMY };
      return;
    }
    if (points > pointsLimit) {
      if (!releaseNamed) yield { messageId: 'overLimitToday', params: { points, limit: pointsLimit }, at: ARMY };
      else {
        const fix = { messageId: 'takeOut' as const, params: { over: points - pointsLimit }, at: ARMY };
        yield { messageId: 'overLimit', params: { points, limit: pointsLimit }, at: ARMY, fix };
      }
    } else if (unpriced > 0) {
      for (const unit of units) if (unit.points === null) yield { messageId: 'unpriced', params: { unit: unit.name }, at: unit };
    }
  },
});
