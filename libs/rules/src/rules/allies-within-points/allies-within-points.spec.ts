import { datasheet, detachment, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { alliesWithinPoints } from './allies-within-points.rule.js';

const own = unit(datasheet('Warden'), { points: 300 });
const friend = datasheet('Ferryman', ['Boatman'], { factionKeywords: ['Tidebound'] });
const open = detachment('Open Host', { allows: [{ has: 'Boatman' }], allowsUpTo: [{ battleSize: 'Battle', points: 250 }] });
const under = (pointsLimit: number | null, ...units: Parameters<typeof rosterOf>) => ({
  ...rosterOf(own, ...units),
  pointsLimit,
  detachments: placed([open]),
});
const two = [unit(friend, { points: 130 }), unit(friend, { points: 121 })];

testRule(
  alliesWithinPoints,
  { bySize: { battle: 1000 } },
  {
    passes: {
      'exactly what is allowed': under(1000, unit(friend, { points: 250 })),
      'no such units': under(1000),
      'a detachment without a limit': {
        ...rosterOf(own, ...two),
        detachments: placed([detachment('Any Host', { allows: [{ has: 'Boatman' }] })]),
      },
    },
    fails: {
      'more than is allowed': {
        roster: under(1000, ...two),
        says: ['error detachments/0: The units that Open Host allows cost 251 points; at most 250 are allowed. [units/1 units/2]'],
      },
      'at prices that the list does not state': {
        roster: { ...under(1000, ...two), pricedUnder: '2026-07' },
        says: [
          'error detachments/0: At the prices of the data release 2026-07, the units that Open Host allows cost 251 points; at most 250 are allowed. The list states different prices. [units/1 units/2]',
        ],
      },
      'more than is allowed for the assumed battle size': {
        roster: { ...under(1000, ...two), pointsLimit: null, statedPoints: 990 },
        says: [
          'LIMIT_NOT_STATED detachments/0: The units that Open Host allows cost 251 points. The list states no battle size; for the assumed one, at most 250 are allowed.',
        ],
      },
      'a unit without a price': {
        roster: under(1000, unit(friend, { points: null })),
        says: [
          'DATA_GAP detachments/0: The units that Open Host allows might cost 0 points; at most 250 are allowed. The prices are uncertain.',
        ],
      },
      'an unknown size': {
        roster: under(1250, ...two),
        says: ['NOT_CHECKED detachments/0: The battle sizes for which Open Host allows additional units are unknown.'],
      },
    },
    budgets: {
      'none where the size is not known': { roster: under(1250, ...two), reads: [] },
      'units with the keyword of the army do not count': {
        roster: under(1000, ...two),
        reads: ['allies 0, +130 Ferryman, +121 Ferryman = 251 of 250'],
      },
    },
  },
);
