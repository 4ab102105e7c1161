import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, detachment, forcesOf, placed } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { titanicUnitsPaidFor } from './titanic-units-paid-for.rule.js';

const colossus = datasheet('Colossus', ['Titanic']);
const walker = datasheet('Walker');
const paying = (spent: number, ...units: (typeof walker)[]) => ({
  ...forcesOf(['Super-heavy', ...units]),
  detachments: placed([detachment('Super-heavy')]).map((taken) => ({ ...taken, spent })),
});

testRule(
  titanicUnitsPaidFor,
  { kinds },
  {
    passes: {
      'the higher cost': paying(4, colossus),
      'the lower cost without TITANIC units': paying(1, walker),
      'no declarations': forcesOf(['Super-heavy', colossus]),
      'a kind with one cost': forcesOf(['Patrol', colossus]),
    },
    fails: {
      'the lower cost': {
        roster: paying(1, walker, colossus),
        says: [
          'error units/1: Colossus is TITANIC; Super-heavy was paid for with 1 CP but may include such a unit only for 4. [detachments/0]',
        ],
      },
      'another cost': {
        roster: paying(2, walker),
        says: ['error detachments/0: Super-heavy was paid for with 2 CP; it costs 1, or 4 with TITANIC units.'],
      },
    },
  },
);
