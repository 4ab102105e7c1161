import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { leadersAndSupportsWithinLimit } from './leaders-and-supports-within-limit.rule.js';

const piper = datasheet('Piper', ['Character'], { abilities: ['Support'] });
const captain = datasheet('Captain', ['Character'], { abilities: ['Leader'] });
const squad = datasheet('Squad');
const joined = (first: typeof piper, second: typeof piper) =>
  declaring(rosterOf(first, second, squad), {
    attachments: [
      [0, 2],
      [1, 2],
    ],
  });

testRule(
  leadersAndSupportsWithinLimit,
  { leaders: 1, supports: 1 },
  {
    passes: { 'one of each': joined(captain, piper) },
    fails: {
      'two Leaders': {
        roster: joined(captain, captain),
        says: ['DATA_GAP units/2: Squad has 2 Leaders: Captain, Captain. That is allowed only if a rule of one of them says so.'],
      },
      'two Supports': {
        roster: joined(piper, piper),
        says: ['DATA_GAP units/2: Squad has 2 Supports: Piper, Piper. That is allowed only if a rule of one of them says so.'],
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
