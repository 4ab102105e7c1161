import { startingReserves } from '../../kernel/formations/formations.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { count } from '../../kernel/limits.js';
import { bundled, uncountedIn } from '../../kernel/formations/reserves.js';
import { ARMY, defineRule } from '../../kernel/rule.js';
import { smallestSet, type Sized } from '../../kernel/smallest-set.js';

export const reservesWithinHalf = defineRule({
  id: 'reserves-within-half',
  about: 'reserves',
  summary: 'No more than a certain share of all units, and of all points, starts the battle in Reserves of any kind.',
  limits: { percent: count('Maximum share of the units and of the points, in percent') },
  messages: {
    tooManyUnits:
      '{{count}} of {{all}} {{all|one:unit|other:units}} {{count|one:starts|other:start}} in Reserves; at most {{percent}}% may.',
    tooManyPoints: 'Units worth {{points}} of {{all}} {{all|one:point|other:points}} start in Reserves; at most {{percent}}% may.',
    tooManyPointsOfRelease:
      'At the prices of the data release {{release}}, units worth {{points}} of {{all}} {{all|one:point|other:points}} start in Reserves; at most {{percent}}% may. The list states different prices.',
    notDeclared: 'The list does not declare which units start the battle in Reserves.',
    leaveOut: 'Remove from Reserves: {{units}}.',
  },
  outcomes: { leaveOut: 'FIX', notDeclared: 'NOT_CHECKED' },
  *check(roster, { percent }) {
    const { declared } = roster;
    if (!declared?.reserves) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    // A unit that was not found might be another unit that starts on the battlefield.
    if (hasGap(roster, 'unit')) return;
    const started = startingReserves(declared);
    const uncounted = uncountedIn(started, declared, 'units');
    const shares = started.filter(({ unit }) => !uncounted.has(unit));
    const all = roster.units.length;
    if (shares.length * 100 > all * percent) {
      const fix = leaveOut(
        bundled(
          shares.map(({ unit }) => ({ unit, size: 1 })),
          declared,
        ),
        shares.length - Math.floor((all * percent) / 100),
      );
      yield { messageId: 'tooManyUnits', params: { count: shares.length, all, percent }, at: ARMY, fix };
    }
    if (roster.units.some(({ points }) => points === null)) return;
    const total = roster.units.reduce((sum, { points }) => sum + (points ?? 0), 0);
    const points = shares.reduce((sum, { unit, share }) => sum + (unit.points ?? 0) * share, 0);
    if (points * 100 > total * percent) {
      const fix = leaveOut(
        bundled(
          shares.map(({ unit, share }) => ({ unit, size: (unit.points ?? 0) * share })),
          declared,
        ),
        points - (total * percent) / 100,
      );
      const params = { points, all: total, percent };
      const { pricedUnder: release } = roster;
      if (release === undefined) yield { messageId: 'tooManyPoints', params, at: ARMY, fix };
      else yield { messageId: 'tooManyPointsOfRelease', params: { ...params, release }, at: ARMY, fix };
    }
  },
});

function leaveOut(inReserves: readonly Sized[], excess: number) {
  const out = smallestSet(inReserves, excess);
  return {
    kind: 'leave-out-of-reserves',
    messageId: 'leaveOut',
    params: { units: out.map(({ name }) => name).join(', ') },
    at: out,
  } as const;
}
