import { detachment, gap, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentPointsWithinBudget } from './detachment-points-within-budget.rule.js';

const priced = (...costs: (number | null)[]) =>
  placed(costs.map((detachmentPoints, at) => detachment(`Host ${at + 1}`, { detachmentPoints })));
const army = (pointsLimit: number | null, ...costs: (number | null)[]) => ({ ...rosterOf(), pointsLimit, detachments: priced(...costs) });
const alone = (releasedOn: string) => ({ ...army(1000, 3), releasedOn });

testRule(
  detachmentPointsWithinBudget,
  {
    bySize: { incursion: 1000, 'strike force': 2000 },
    detachmentPoints: { incursion: 2, 'strike force': 3 },
    single: { size: 'incursion', detachmentPoints: 3, since: '2026-07-22' },
  },
  {
    passes: {
      'within the budget': army(2000, 2, 1),
      'a dear detachment alone': alone('2026-07-22'),
      'a larger battle is not judged': army(3000, 4),
      'a detachment that was not found': { ...army(2000), gaps: [gap('detachment')] },
    },
    fails: {
      'over the budget': {
        roster: army(2000, 3, 1),
        says: ['error army: The detachments cost 4 Detachment Points; at most 3 are allowed.'],
      },
      'a dear detachment before it was allowed': {
        roster: alone('2026-06-17'),
        says: ['error army: The detachments cost 3 Detachment Points; at most 2 are allowed.'],
      },
      'with prices of other data': {
        roster: { ...army(1000, 2, 1), pricedUnder: 'spring' },
        says: [
          'DATA_GAP army: In the data release spring, the detachments cost 3 Detachment Points; at most 2 are allowed. The list states prices of other data, in which they may cost less.',
        ],
      },
      'in a battle of unknown size': {
        roster: { ...army(null, 2, 1), statedPoints: 990 },
        says: [
          'LIMIT_NOT_STATED army: The detachments cost 3 Detachment Points. The list states no battle size; for the assumed one, at most 2 are allowed.',
        ],
      },
      'an unknown cost': {
        roster: army(2000, 2, null),
        says: ['DATA_GAP detachments/1: The data does not state how many Detachment Points Host 2 costs.'],
      },
      'none stated': { roster: army(2000), says: ['ITEM_MISSING army: The detachment is not stated.'] },
      none: { roster: { ...army(2000), statesAll: new Set(['detachments'] as const) }, says: ['error army: The army has no detachment.'] },
    },
    budgets: { 'two detachments': { roster: army(2000, 2, 1), reads: ['detachment-points 0, +2 Host 1, +1 Host 2 = 3 of 3'] } },
  },
);
