import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, forcesOf, gap, placed, detachment, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unboundArmyNoted } from './unbound-army-noted.rule.js';

const squad = datasheet('Squad');
const loose = { ...rosterOf(squad, squad), detachments: [] };
const info = 'info army: The army is Unbound: it starts with no CP, and no detachment rules apply to it.';

testRule(
  unboundArmyNoted,
  {},
  {
    passes: {
      'battle-forged': forcesOf(['Patrol Detachment', squad]),
      'a detachment that was not found': { ...loose, gaps: [gap('detachment')] },
    },
    fails: {
      'declared Unbound': { roster: declaring(loose, { organisation: 'unbound' }), says: [info] },
      'built as Unbound': { roster: { ...rosterOf(squad), detachments: placed([detachment('Unbound Army (Faction)')]) }, says: [info] },
      'Unbound with Strategic Reserves': {
        roster: declaring(loose, {
          organisation: 'unbound',
          reserves: [
            [0, 'own-rule'],
            [1, 'strategic'],
          ],
        }),
        says: [
          info,
          'error reserves/1: The army is Unbound but has units in Strategic Reserves, which only a battle-forged army may have.',
        ],
      },
      'nothing stated': { roster: loose, says: ['NOT_CHECKED army: The list states neither detachments nor that the army is Unbound.'] },
    },
  },
);
