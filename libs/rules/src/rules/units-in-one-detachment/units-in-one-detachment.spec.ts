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
      'an Unbound army': declaring(outside, { organisation: 'unbound' }),
    },
    fails: {
      'one in none, in a list that places them all': {
        roster: { ...outside, statesAll: new Set(['detachments'] as const) },
        says: ['error units/1: Squad is in no detachment.'],
      },
      'one that is not placed': {
        roster: outside,
        says: ['NOT_CHECKED army: Which detachment 1 of the units are in is not stated.'],
      },
    },
  },
);
