import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf, gap, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { dedicatedTransportsWithinInfantry } from './dedicated-transports-within-infantry.rule.js';

const squad = datasheet('Squad', ['Infantry'], { role: 'Troops' });
const carrier = datasheet('Carrier', ['Vehicle'], { role: 'Dedicated Transports' });
const tooMany = forcesOf(['Patrol', squad, carrier, carrier]);

testRule(
  dedicatedTransportsWithinInfantry,
  { kinds },
  {
    passes: {
      'one each': forcesOf(['Patrol', squad, squad, carrier, carrier]),
      'a unit that was not found may be INFANTRY': { ...tooMany, gaps: [gap('unit')] },
      'a unit that is in no stated detachment may be the INFANTRY': {
        ...tooMany,
        units: tooMany.units.map((one) => (one.keywords.has('infantry') ? { ...one, detachment: null } : one)),
      },
      'a unit of which some models are INFANTRY': forcesOf([
        'Patrol',
        unit(datasheet('Keeper', [], { role: 'Elites' }), { groups: [{ name: 'Keeper', models: 1, keywords: new Set(['infantry']) }] }),
        carrier,
      ]),
      'a kind with slots for the units': forcesOf(['Supreme Command', carrier]),
    },
    fails: {
      'one too many, even if other detachments have fewer': {
        roster: forcesOf(['Patrol', squad, carrier, carrier], ['Patrol', squad]),
        says: [
          'error units/2: Patrol has 2 Dedicated Transports but only 1 INFANTRY unit. [detachments/0] -> remove units/2: Remove 1 of the Dedicated Transports.',
        ],
      },
    },
  },
);
