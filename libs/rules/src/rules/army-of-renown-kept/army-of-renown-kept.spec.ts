import type { ArmyOfRenown } from '#muster/army';
import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, detachment, forcesOf, gap, placed, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { armyOfRenownKept } from './army-of-renown-kept.rule.js';

const ember = datasheet('Ember Guard', ['Ember']);
const elder = datasheet('Ember Elder', ['Ember', 'Elder']);
const frost = datasheet('Frost Guard');
const renown: ArmyOfRenown = {
  ...somewhere('renown'),
  name: 'The Burning Host',
  admits: { has: 'Ember' },
  forbids: [{ has: 'Elder' }],
  requires: [{ has: 'Ember Guard' }],
};
const army = (...units: (typeof ember)[]) => declaring(forcesOf(['Patrol', ...units]), { armyOfRenown: renown });
const upgrade = { ...somewhere('upgrades', 0), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 };

testRule(
  armyOfRenownKept,
  {},
  {
    passes: {
      'a listed unit': army(ember, ember),
      'a unit of which some models have the keyword': declaring(
        forcesOf(['Patrol', ember, unit(frost, { groups: [{ name: 'Ember', models: 1, keywords: new Set(['ember']) }] })]),
        { armyOfRenown: renown },
      ),
      'not an Army of Renown': forcesOf(['Patrol', frost]),
      'a unit that was not found may be the required one': { ...army(), gaps: [gap('unit')] },
    },
    fails: {
      'a unit that is not listed': {
        roster: army(ember, frost),
        says: ['error units/1: Frost Guard is not among the units of The Burning Host.'],
      },
      'a unit that is forbidden': {
        roster: army(ember, elder),
        says: ['error units/1: Ember Elder may not be included in The Burning Host.'],
      },
      'a missing required unit': {
        roster: army(),
        says: ['error renown: The Burning Host requires a unit that is missing from the army.'],
      },
      'a Specialist Detachment': {
        roster: { ...army(ember), detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [upgrade] })) },
        says: [
          'error upgrades/0: Patrol is a Specialist Detachment, which The Burning Host, an Army of Renown, may not have. [detachments/0]',
        ],
      },
      'an Unbound army': {
        roster: declaring(forcesOf(['Patrol', ember]), { armyOfRenown: renown, organisation: 'unbound' }),
        says: ['error renown: The Burning Host is an Army of Renown, but the army is not battle-forged.'],
      },
      'units that are not described': {
        roster: declaring(forcesOf(['Patrol', ember]), { armyOfRenown: { ...renown, admits: null } }),
        says: ['DATA_GAP renown: The list does not describe which units The Burning Host may include.'],
      },
    },
  },
);
