import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { pointsWithinLimit } from './points-within-limit.rule.js';

const walker = datasheet('Walker');
const two = rosterOf(unit(walker, { points: 150 }), unit(walker, { points: 140, enhancements: [enhancement('Ember Lens')] }));
const unknown = rosterOf(unit(walker, { points: 150 }), unit(walker, { points: null }));

testRule(
  pointsWithinLimit,
  { bySize: { battle: 290 }, sizesByPower: false },
  {
    passes: {
      'exactly the limit': { ...two, pointsLimit: 290 },
      'no units': rosterOf(),
      'the limit of the battle size declared': declaring({ ...two, pointsLimit: null }, { battleSize: 'BATTLE' }),
    },
    fails: {
      'one point over': {
        roster: { ...two, pointsLimit: 289 },
        says: [
          'error army: The army costs 290 points; the limit is 289. -> remove-points units/1: Remove at least 1 point; removing Walker alone is enough.',
        ],
      },
      'the Warlord and the only CHARACTER are not suggested for removal': {
        roster: {
          ...rosterOf(
            unit(walker, { points: 20, warlord: true }),
            unit(datasheet('Captain', ['Character']), { points: 60 }),
            unit(datasheet('Squad'), { points: 150 }),
          ),
          pointsLimit: 220,
        },
        says: [
          'error army: The army costs 230 points; the limit is 220. -> remove-points units/2: Remove at least 10 points; removing Squad alone is enough.',
        ],
      },
      'over by more than any unit costs': {
        roster: { ...two, pointsLimit: 100 },
        says: ['error army: The army costs 290 points; the limit is 100. -> remove-points army: Remove at least 190 points.'],
      },
      'over at prices that the list does not state': {
        roster: { ...two, pointsLimit: 280, pricedUnder: '2026-07' },
        says: [
          'error army: At the prices of the data release 2026-07, the army costs 290 points; the limit is 280. The list states different prices. -> remove-points units/1: Remove at least 10 points; removing Walker alone is enough.',
        ],
      },
      'over the limit assumed from the stated total': {
        roster: {
          ...rosterOf(unit(walker, { points: 150 }), unit(walker, { points: 141 })),
          pointsLimit: null,
          statedPoints: 285,
        },
        says: ['LIMIT_NOT_STATED army: The army costs 291 points. The list states no points limit; 290 points are assumed.'],
      },
      'a unit without a price': {
        roster: unknown,
        says: ['DATA_GAP units/1: Walker could not be priced, so the total is unknown.'],
      },
      'over the limit even without the unit without a price': {
        roster: { ...unknown, pointsLimit: 100 },
        says: [
          'error army: The army costs 150 points; the limit is 100. -> remove-points units/0: Remove at least 50 points; removing Walker alone is enough.',
        ],
      },
      'over with the points set aside': {
        roster: declaring({ ...two, pointsLimit: 300 }, { reinforcementPoints: 11 }),
        says: [
          'error army: The army costs 301 points; the limit is 300. -> remove-points units/1: Remove at least 1 point; removing Walker alone is enough.',
        ],
      },
      'no limit stated': { roster: { ...two, pointsLimit: null }, says: ['NOT_CHECKED army: No points limit is stated.'] },
    },
    budgets: {
      'a line per unit': { roster: { ...two, pointsLimit: 1000 }, reads: ['points 0, +150 Walker, +140 Walker = 290 of 1000'] },
      'points set aside': {
        roster: declaring(two, { reinforcementPoints: 50 }),
        reads: ['points 0, +150 Walker, +140 Walker, +50 Reinforcement points = 340 of 2000'],
      },
      'units without a price have no line': { roster: unknown, reads: ['points 0, +150 Walker = 150 of 2000'] },
    },
  },
);
