import { allDeepStrike, attachedUnits, companions, startingReserves } from '../../kernel/formations/formations.js';
import { AIRCRAFT } from '../../kernel/keywords/keywords.js';
import { count } from '../../kernel/limits.js';
import { pointsBySize, pointsLimitOf } from '../../kernel/battle-size/points-limit.js';
import { bundled, uncountedIn } from '../../kernel/formations/reserves.js';
import { ARMY, defineRule, type LedgerLine } from '../../kernel/rule.js';
import { smallestSet, type Sized } from '../../kernel/smallest-set.js';

export const strategicReservesWithinPoints = defineRule({
  id: 'strategic-reserves-within-points',
  about: 'reserves',
  summary: 'Units in Strategic Reserves, including those embarked in them, cost no more than a certain share of the points limit.',
  limits: { bySize: pointsBySize, percent: count('Maximum share of the points limit, in percent') },
  messages: {
    over: 'The units in Strategic Reserves cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed.',
    perhapsOver:
      'The units in Strategic Reserves might cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed. Some prices or abilities are uncertain.',
    overOfRelease:
      'At the prices of the data release {{release}}, the units in Strategic Reserves cost {{points}} {{points|one:point|other:points}}; at most {{limit}} {{limit|one:is|other:are}} allowed. The list states different prices.',
    overAssumed:
      'The units in Strategic Reserves cost {{points}} {{points|one:point|other:points}}. The list states no points limit; under the assumed one, at most {{limit}} {{limit|one:is|other:are}} allowed.',
    unpriced: '{{unit}} is in Strategic Reserves but could not be priced.',
    noLimit: 'No points limit is stated.',
    notDeclared: 'The list does not declare which units start the battle in Reserves.',
    leaveOut: 'Remove from Strategic Reserves: {{units}}.',
  },
  outcomes: {
    leaveOut: 'FIX',
    perhapsOver: 'DATA_GAP',
    overAssumed: 'LIMIT_NOT_STATED',
    unpriced: 'DATA_GAP',
    noLimit: 'NOT_CHECKED',
    notDeclared: 'NOT_CHECKED',
  },
  *check(roster, { bySize, percent }) {
    const { declared, pricedUnder: release } = roster;
    const known = pointsLimitOf(roster, bySize);
    if (!declared?.reserves) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    if (known === null) {
      yield { messageId: 'noLimit', params: {}, at: ARMY };
      return;
    }
    const limit = (known.points * percent) / 100;
    const attachedOnes = attachedUnits(roster);
    const lines: LedgerLine[] = [];
    const strategic: Sized[] = [];
    let certain = 0;
    let points = 0;
    let unpriced = null;
    const started = startingReserves(declared);
    const uncounted = uncountedIn(started, declared, 'points');
    for (const { unit, how, share } of started) {
      if (uncounted.has(unit)) continue;
      // AIRCRAFT start in Reserves but do not count as being in Strategic Reserves until the battle begins.
      if (how === 'own-rule' || unit.keywords.has(AIRCRAFT)) continue;
      if (how === 'deep-strike' && allDeepStrike(companions(unit, attachedOnes))) continue;
      if (unit.points === null) {
        unpriced ??= unit;
        continue;
      }
      const amount = unit.points * share;
      points += amount;
      if (how === 'strategic') {
        certain += amount;
        strategic.push({ unit, size: amount });
      }
      lines.push({ amount, cause: unit.name, at: unit });
    }
    yield { budget: { kind: 'strategic-reserves', start: 0, lines, limit } };
    if (certain > limit && known.assumed) yield { messageId: 'overAssumed', params: { points: certain, limit }, at: ARMY };
    else if (certain > limit) {
      const out = smallestSet(bundled(strategic, declared), certain - limit);
      const fix = {
        kind: 'leave-out-of-reserves',
        messageId: 'leaveOut',
        params: { units: out.map(({ name }) => name).join(', ') },
        at: out,
      } as const;
      const params = { points: certain, limit };
      if (release === undefined) yield { messageId: 'over', params, at: ARMY, fix };
      else yield { messageId: 'overOfRelease', params: { ...params, release }, at: ARMY, fix };
    } else if (points > limit) yield { messageId: 'perhapsOver', params: { points, limit }, at: ARMY };
    else if (unpriced) yield { messageId: 'unpriced', params: { unit: unpriced.name }, at: unpriced };
  },
});
