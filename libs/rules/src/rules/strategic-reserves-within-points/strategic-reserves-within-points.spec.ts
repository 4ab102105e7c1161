import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { strategicReservesWithinPoints } from './strategic-reserves-within-points.rule.js';

const squad = unit(datasheet('Squad', [], { minModels: 10 }), { points: 200 });
const captain = unit(datasheet('Captain'), { points: 60 });
const carrier = unit(datasheet('Carrier'), { points: 80 });
const divers = unit(datasheet('Divers', [], { abilities: ['Deep Strike'] }), { points: 150 });
const flyer = unit(datasheet('Flyer', ['Aircraft']), { points: 170 });
const riddle = unit(datasheet('Riddle'), { points: null });

const rider = unit(datasheet('Rider'), { points: 60, enhancements: [enhancement('Swift Road', { uncountedInReserves: 'points' })] });

const led = declaring({ ...rosterOf(squad, captain), pointsLimit: 1000 }, { attachments: [[1, 0]], reserves: [[0, 'strategic']] });
const carried = declaring({ ...rosterOf(squad, carrier), pointsLimit: 1000 }, { passengers: [[0, 1]], reserves: [[1, 'strategic']] });

testRule(
  strategicReservesWithinPoints,
  { bySize: { skirmish: 1000 }, percent: 25 },
  {
    passes: {
      'exactly a quarter': declaring({ ...rosterOf(squad), pointsLimit: 800 }, { reserves: [[0, 'strategic']] }),
      'half of a unit that was split': declaring({ ...rosterOf(squad), pointsLimit: 400 }, { reserves: [[0, 'strategic', 'half']] }),
      'Deep Strike, special rules and AIRCRAFT do not count': declaring(
        { ...rosterOf(divers, squad, flyer), pointsLimit: 100 },
        {
          reserves: [
            [0, 'deep-strike'],
            [1, 'own-rule'],
            [2, 'strategic'],
          ],
        },
      ),
      'the unit of the bearer of an Enhancement that says so': declaring(
        { ...rosterOf(squad, rider), pointsLimit: 100 },
        { attachments: [[1, 0]], reserves: [[0, 'strategic']] },
      ),
      'units that leave the battlefield during the battle do not start in Reserves': declaring(
        { ...rosterOf(squad), pointsLimit: 100 },
        { reserves: [[0, 'left-table']] },
      ),
    },
    fails: {
      'with the Leader that is attached': {
        roster: led,
        says: [
          'error army: The units in Strategic Reserves cost 260 points; at most 250 are allowed. -> leave-out-of-reserves units/0: Remove from Strategic Reserves: Squad.',
        ],
      },
      'with the units embarked': {
        roster: carried,
        says: [
          'error army: The units in Strategic Reserves cost 280 points; at most 250 are allowed. -> leave-out-of-reserves units/1: Remove from Strategic Reserves: Carrier.',
        ],
      },
      'more than a quarter of the assumed limit': {
        roster: { ...carried, pointsLimit: null, statedPoints: 990 },
        says: [
          'LIMIT_NOT_STATED army: The units in Strategic Reserves cost 280 points. The list states no points limit; under the assumed one, at most 250 are allowed.',
        ],
      },
      'at prices that the list does not state': {
        roster: { ...carried, pricedUnder: '2026-07' },
        says: [
          'error army: At the prices of the data release 2026-07, the units in Strategic Reserves cost 280 points; at most 250 are allowed. The list states different prices. -> leave-out-of-reserves units/1: Remove from Strategic Reserves: Carrier.',
        ],
      },
      'by units that lack Deep Strike on their datasheet': {
        roster: declaring(
          { ...rosterOf(squad, captain), pointsLimit: 1000 },
          {
            reserves: [
              [0, 'strategic'],
              [1, 'deep-strike'],
            ],
          },
        ),
        says: [
          'DATA_GAP army: The units in Strategic Reserves might cost 260 points; at most 250 are allowed. Some prices or abilities are uncertain.',
        ],
      },
      'a unit without a price': {
        roster: declaring(rosterOf(squad, riddle), {
          reserves: [
            [0, 'strategic'],
            [1, 'strategic'],
          ],
        }),
        says: ['DATA_GAP units/1: Riddle is in Strategic Reserves but could not be priced.'],
      },
      'no limit stated': {
        roster: declaring({ ...rosterOf(squad), pointsLimit: null }, { reserves: [[0, 'strategic']] }),
        says: ['NOT_CHECKED army: No points limit is stated.'],
      },
      'no declarations': {
        roster: rosterOf(squad),
        says: ['NOT_CHECKED army: The list does not declare which units start the battle in Reserves.'],
      },
    },
    budgets: {
      'a line per unit': { roster: led, reads: ['strategic-reserves 0, +200 Squad, +60 Captain = 260 of 250'] },
      'no line for a unit without a price': {
        roster: declaring(rosterOf(squad, riddle), {
          reserves: [
            [0, 'strategic'],
            [1, 'strategic'],
          ],
        }),
        reads: ['strategic-reserves 0, +200 Squad = 200 of 500'],
      },
      'half of a unit': {
        roster: declaring(rosterOf(squad), { reserves: [[0, 'strategic', 'half']] }),
        reads: ['strategic-reserves 0, +100 Squad = 100 of 500'],
      },
    },
  },
);
