import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { fortificationsNotInStrategicReserves } from './fortifications-not-in-strategic-reserves.rule.js';

const bunker = datasheet('Bunker', ['Fortification']);
const wall = datasheet('Wall', [], { role: 'Fortifications' });
const squad = datasheet('Squad');

testRule(
  fortificationsNotInStrategicReserves,
  {},
  {
    passes: {
      'other units': declaring(rosterOf(bunker, squad), { reserves: [[1, 'strategic']] }),
      'a rule of its own': declaring(rosterOf(bunker), { reserves: [[0, 'own-rule']] }),
      'no declarations': rosterOf(bunker),
    },
    fails: {
      'by keyword': {
        roster: declaring(rosterOf(bunker), { reserves: [[0, 'strategic']] }),
        says: [
          'error reserves/0: Bunker is a FORTIFICATION but is in Strategic Reserves. [units/0] -> leave-out-of-reserves units/0: Set up Bunker on the battlefield.',
        ],
      },
      'by Battlefield Role': {
        roster: declaring(rosterOf(wall), { reserves: [[0, 'strategic']] }),
        says: [
          'error reserves/0: Wall is a FORTIFICATION but is in Strategic Reserves. [units/0] -> leave-out-of-reserves units/0: Set up Wall on the battlefield.',
        ],
      },
    },
  },
);
