import type { ArmyUnit } from '#muster/army';
import { CHARACTER } from '../../kernel/keywords/keywords.js';
import { ownCause } from '../../kernel/own-cause.js';
import { pointsBySize, pointsLimitOf, sizesByPower } from '../../kernel/battle-size/points-limit.js';
import { ARMY, defineRule, type LedgerLine } from '../../kernel/rule.js';

export const pointsWithinLimit = defineRule({
  id: 'points-within-limit',
  about: 'points',
  summary: 'The total points of all units, including points set aside for reinforcements, do not exceed the points limit.',
  limits: { bySize: pointsBySize, sizesByPower },
  messages: {
    overLimit: 'The army costs {{points}} {{points|one:point|other:points}}; the limit is {{limit}}.',
    overLimitOfRelease:
      'At the prices of the data release {{release}}, the army costs {{points}} {{points|one:point|other:points}}; the limit is {{limit}}. The list states different prices.',
    overAssumedLimit:
      'The army costs {{points}} {{points|one:point|other:points}}. The list states no points limit; {{limit}} {{limit|one:point is|other:points are}} assumed.',
    takeOut: 'Remove at least {{points}} {{points|one:point|other:points}}.',
    takeOutUnit: 'Remove at least {{points}} {{points|one:point|other:points}}; removing {{unit}} alone is enough.',
    unpriced: '{{unit}} could not be priced, so the total is unknown.',
    noLimit: 'No points limit is stated.',
  },
  outcomes: { overAssumedLimit: 'LIMIT_NOT_STATED', takeOut: 'FIX', takeOutUnit: 'FIX', unpriced: 'DATA_GAP', noLimit: 'NOT_CHECKED' },
  *check(roster, { bySize, sizesByPower: byPower }) {
    const { units, pricedUnder, declared } = roster;
    const known = pointsLimitOf(roster, bySize, byPower);
    const lines: LedgerLine[] = [];
    let points = 0;
    for (const unit of units) {
      if (unit.points === null) continue;
      points += unit.points;
      lines.push({ amount: unit.points, cause: unit.name, at: unit });
    }
    const setAside = declared?.reinforcementPoints ?? 0;
    if (setAside > 0) {
      points += setAside;
      lines.push({ amount: setAside, ...ownCause('reinforcementPoints', {}), at: ARMY });
    }
    yield { budget: { kind: 'points', start: 0, lines, limit: known?.points ?? null } };
    if (known === null) {
      yield { messageId: 'noLimit', params: {}, at: ARMY };
      return;
    }
    const limit = known.points;
    if (points > limit) {
      const fix = takeOut(points - limit, units);
      if (known.assumed) yield { messageId: 'overAssumedLimit', params: { points, limit }, at: ARMY };
      else if (pricedUnder === undefined) yield { messageId: 'overLimit', params: { points, limit }, at: ARMY, fix };
      else yield { messageId: 'overLimitOfRelease', params: { release: pricedUnder, points, limit }, at: ARMY, fix };
    } else {
      for (const unit of units) if (unit.points === null) yield { messageId: 'unpriced', params: { unit: unit.name }, at: unit };
    }
  },
});

/**
 * Suggests removing the cheapest unit that costs at least the excess. Never suggests the Warlord or the only CHARACTER, because the army
 * needs them.
 */
function takeOut(points: number, units: readonly ArmyUnit[]) {
  const characters = units.filter(({ keywords }) => keywords.has(CHARACTER));
  const needed = units.filter((unit) => unit.warlord || (characters.length === 1 && characters.includes(unit)));
  const enough = units.filter((unit) => unit.points !== null && unit.points >= points && !needed.includes(unit));
  const [cheapest] = enough.toSorted((one, other) => (one.points ?? 0) - (other.points ?? 0));
  if (!cheapest) return { kind: 'remove-points', messageId: 'takeOut', params: { points }, at: [] } as const;
  return { kind: 'remove-points', messageId: 'takeOutUnit', params: { points, unit: cheapest.name }, at: [cheapest] } as const;
}
