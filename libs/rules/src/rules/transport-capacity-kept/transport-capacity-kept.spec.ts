import type { TransportCapacity } from '#muster/catalogue';
import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { transportCapacityKept } from './transport-capacity-kept.rule.js';

const carrying = (models: number | null, more: Partial<TransportCapacity> = {}) =>
  datasheet('Carrier', ['Transport'], { transport: { models, passengers: { has: 'Infantry' }, ...more } });
const carrier = carrying(6);
const squad = datasheet('Squad', ['Infantry'], { minModels: 5 });
const captain = datasheet('Captain', ['Infantry']);
const heavy = datasheet('Heavies', ['Infantry', 'Heavy'], { minModels: 3 });
const wounds = (value: string) => [{ id: 'p', name: 'Beast', kind: 'Unit', characteristics: [{ name: 'W', value }] }];
const beast = (value: string) => datasheet('Beast', ['Infantry', 'Mount'], { profiles: wounds(value) });
const walker = datasheet('Walker', ['Walker']);
const heavies = { models: { has: 'Heavy' } };
/** A roster in which the last unit is the TRANSPORT and carries all other units. */
const aboard = (...units: Parameters<typeof rosterOf>) =>
  declaring(rosterOf(...units), { passengers: units.slice(0, -1).map((_, index) => [index, units.length - 1] as const) });

testRule(
  transportCapacityKept,
  {},
  {
    passes: {
      'as many as its capacity': aboard(squad, captain, carrier),
      'part of a unit': declaring(rosterOf(unit(squad, { models: 10 }), carrier), { passengers: [[0, 1, 5]] }),
      'no embarked units': declaring(rosterOf(carrier), { passengers: [] }),
      'models that take the space of two': aboard(heavy, carrying(6, { spaces: [{ ...heavies, size: 2 }] })),
      'other models instead of all others': aboard(walker, carrying(0, { instead: [{ models: { has: 'Walker' }, count: 1 }] })),
      'models for which capacity is reserved': aboard(heavy, squad, carrying(8, { kept: [{ ...heavies, count: 3 }] })),
      'more of those models, if the unreserved capacity is for them too': aboard(
        heavy,
        squad,
        carrying(8, { kept: [{ ...heavies, count: 1 }], general: { has: 'Infantry' } }),
      ),
      'some of another kind, by their Wounds': aboard(
        beast('3'),
        captain,
        carrying(4, { alsoUpTo: [{ models: { has: 'Mount' }, count: 1, size: null }] }),
      ),
      'as many units as it may carry, and CHARACTERS in addition': aboard(
        squad,
        captain,
        captain,
        carrying(10, { units: { most: 1, besides: { has: 'Captain' } } }),
      ),
      'large models by their Wounds': aboard(
        beast('4'),
        carrying(2, { spaces: [{ models: { has: 'Mount' }, wounds: { atLeast: 4 }, size: 2 }] }),
      ),
    },
    fails: {
      'one too many': {
        roster: aboard(squad, captain, captain, carrier),
        says: [
          "error units/3: Carrier carries 7 models' worth of passengers; its capacity is 6. [passengers/0 passengers/1 passengers/2] -> disembark units/3: Start 1 model outside Carrier.",
        ],
      },
      'models that take more space than there is': {
        roster: aboard(heavy, carrying(5, { spaces: [{ ...heavies, size: 2 }] })),
        says: [
          "error units/1: Carrier carries 6 models' worth of passengers; its capacity is 5. [passengers/0] -> disembark units/1: Start 1 model outside Carrier.",
        ],
      },
      'by two spaces, which one large model frees': {
        roster: aboard(squad, heavy, carrying(9, { spaces: [{ ...heavies, size: 2 }] })),
        says: [
          "error units/2: Carrier carries 11 models' worth of passengers; its capacity is 9. [passengers/0 passengers/1] -> disembark units/2: Start 1 model outside Carrier.",
        ],
      },
      'more models of a kind than it can carry': {
        roster: aboard(beast('2'), beast('2'), carrying(9, { alsoUpTo: [{ models: { has: 'Mount' }, count: 1, size: 1 }] })),
        says: ['error units/2: Carrier carries 2 models of a kind that is limited to 1. [passengers/0 passengers/1]'],
      },
      'more units than it takes': {
        roster: aboard(squad, captain, captain, carrying(10, { units: { most: 2 } })),
        says: ['error units/3: Carrier carries 3 units of a kind that is limited to 2. [passengers/0 passengers/1 passengers/2]'],
      },
      'other models in reserved capacity': {
        roster: aboard(squad, captain, carrying(8, { kept: [{ ...heavies, count: 3 }] })),
        says: ['error units/2: Carrier reserves 3 of its capacity for models other than those embarked in it. [passengers/0 passengers/1]'],
      },
      'more models of a kind than its reserved capacity, if the rest is not for them': {
        roster: aboard(walker, walker, carrying(7, { kept: [{ models: { has: 'Walker' }, count: 1 }], general: { has: 'Infantry' } })),
        says: ['error units/2: Carrier carries 2 models of a kind that is limited to 1. [passengers/0 passengers/1]'],
      },
      'capacity that depends on wargear': {
        roster: aboard(squad, captain, carrying(6, { equipped: [{ wargear: 'Great Cannon', models: 5 }] })),
        says: ['DATA_GAP units/2: The data does not show for certain whether Carrier can carry all the models embarked in it.'],
      },
      'space that depends on uncertain Wounds': {
        roster: aboard(beast('2D6'), carrying(1, { spaces: [{ models: { has: 'Mount' }, wounds: { atLeast: 4 }, size: 2 }] })),
        says: ['DATA_GAP units/1: The data does not show for certain whether Carrier can carry all the models embarked in it.'],
      },
      'not a TRANSPORT': { roster: aboard(captain, squad), says: ['error units/1: Squad is not a TRANSPORT. [passengers/0]'] },
      'a capacity that was not understood': {
        roster: aboard(captain, carrying(null)),
        says: ['DATA_GAP units/1: The clause about how many models Carrier can carry was not understood.'],
      },
      'a TRANSPORT whose capacity is not in the data': {
        roster: aboard(captain, datasheet('Barge', ['Transport'])),
        says: ['DATA_GAP units/1: The clause about how many models Barge can carry was not understood.'],
      },
      'an unstated size': {
        roster: aboard(unit(squad, { models: null }), carrier),
        says: ['NOT_CHECKED passengers/0: The list does not state how many models of Squad are embarked.'],
      },
      'no declarations': {
        roster: rosterOf(carrier),
        says: ['NOT_CHECKED army: The list does not declare which units start the battle embarked.'],
      },
    },
  },
);
