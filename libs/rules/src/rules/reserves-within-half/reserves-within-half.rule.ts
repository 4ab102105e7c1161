import { startingReserves } from '../../kernel/formations.js';
import { hasGap } from '../../kernel/knowledge.js';
import { count } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const reservesWithinHalf = defineRule({
  id: 'reserves-within-half',
  summary: 'Of all units, and of all points, no more than a share starts the battle in Reserves of any kind.',
  limits: { percent: count('Share of the units and of the points, in hundredths') },
  messages: {
    tooManyUnits: '{{count}} of {{all}} units start in Reserves; at most {{percent}} % may.',
    tooManyPoints: 'Units of {{points}} of {{all}} points start in Reserves; at most {{percent}} % may.',
    notDeclared: 'Which units start the battle in Reserves is not declared.',
  },
  outcomes: { notDeclared: 'NOT_CHECKED' },
  *check(roster, { percent }) {
    if (!roster.declared?.reserves) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    // A unit that was not found might be one more on the table.
    if (hasGap(roster, 'unit')) return;
    const shares = startingReserves(roster.declared);
    const all = roster.units.length;
    if (shares.length * 100 > all * percent) yield { messageId: 'tooManyUnits', params: { count: shares.length, all, percent }, at: ARMY };
    if (!roster.releaseNamed || roster.units.some(({ points }) => points === null)) return;
    const total = roster.units.reduce((sum, { points }) => sum + (points ?? 0), 0);
    const points = shares.reduce((sum, { unit, share }) => sum + (unit.points ?? 0) * share, 0);
    if (points * 100 > total * percent) yield { messageId: 'tooManyPoints', params: { points, all: total, percent }, at: ARMY };
  },
});
