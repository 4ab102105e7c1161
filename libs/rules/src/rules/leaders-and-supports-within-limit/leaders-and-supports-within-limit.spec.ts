import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { leadersAndSupportsWithinLimit } from './leaders-and-supports-within-limit.rule.js';

const piper = datasheet('Piper', ['Character'], { abilities: ['Support'] });
const captain = datasheet('Captain', ['Character'], { abilities: ['Leader'] });
const herald = datasheet('Herald', ['Character'], { abilities: ['Leader'], leadsBeside: { has: 'Captain' } });
const squad = datasheet('Squad');
const joined = (first: typeof piper, second: typeof piper, bodyguard = squad) =>
  declaring(rosterOf(first, second, bodyguard), {
    attachments: [
      [0, 2],
      [1, 2],
    ],
  });

testRule(
  leadersAndSupportsWithinLimit,
  { leaders: 1, supports: 1 },
  {
    passes: {
      'one of each': joined(captain, piper),
      'a Leader that may join beside the other': joined(captain, herald),
      'a unit that joins without being a Leader': joined(captain, datasheet('Bearers', [], { joins: {} })),
    },
    fails: {
      'two Leaders': {
        roster: joined(captain, captain),
        says: ['error units/2: Squad has 2 Leaders: Captain, Captain. No rule of one of them allows more than 1. [units/0 units/1]'],
      },
      'two Supports': {
        roster: joined(piper, piper),
        says: ['error units/2: Squad has 2 Supports: Piper, Piper. No rule of one of them allows more than 1. [units/0 units/1]'],
      },
      'two Leaders of a unit with a clause about several': {
        roster: joined(captain, captain, datasheet('Horde', [], { severalLeaders: true })),
        says: [
          'DATA_GAP units/2: Horde has 2 units of one role attached: Captain, Captain. One of their rules may allow that, but it was not understood.',
        ],
      },
      'a Leader whose clause was not understood': {
        roster: joined(captain, datasheet('Seer', ['Character'], { abilities: ['Leader'], leaderUnread: true })),
        says: [
          'DATA_GAP units/2: Squad has 2 units of one role attached: Captain, Seer. One of their rules may allow that, but it was not understood.',
        ],
      },
      'one Leader of two units': {
        roster: declaring(rosterOf(captain, squad, squad), {
          attachments: [
            [0, 1],
            [0, 2],
          ],
        }),
        says: ['error units/0: Captain is attached to 2 units; it can be attached to only one.'],
      },
    },
  },
);
