import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, forcesOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unitsInOneDetachment } from './units-in-one-detachment.rule.js';

const squad = datasheet('Squad');
const outside = forcesOf(['Patrol', squad, unit(squad, { detachment: null })]);

testRule(
  unitsInOneDetachment,
  {},
  {
    passes: {
      'all placed': forcesOf(['Patrol', squad], ['Vanguard', squad]),
      'no detachments stated': declaring({ ...outside, detachments: [] }, { organisation: 'battle-forged' }),
      'no detachments, and not stated how the army is mustered': {
        ...outside,
        detachments: [],
        statesAll: new Set(['detachments'] as const),
      },
      'an Unbound army': declaring(outside, { organisation: 'unbound' }),
    },
    fails: {
      'one unit in no detachment, in a list that assigns all units': {
        roster: { ...outside, statesAll: new Set(['detachments'] as const) },
        says: ['error units/1: Squad is not in a detachment.'],
      },
      'a battle-forged army that has none': {
        roster: declaring({ ...outside, detachments: [], statesAll: new Set(['detachments'] as const) }, { organisation: 'battle-forged' }),
        says: ['error army: The army is battle-forged but has no detachments.'],
      },
      'a unit whose detachment is not stated': {
        roster: outside,
        says: ['NOT_CHECKED army: The detachment of 1 unit is not stated.'],
      },
    },
  },
);
