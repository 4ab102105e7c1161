import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { epicHeroesOnce } from './epic-heroes-once.rule.js';

const marn = datasheet('Marn the Grey', ['Character', 'Epic Hero']);
const othis = datasheet('Othis', ['Character', 'Epic Hero']);
const captain = datasheet('Captain', ['Character']);

testRule(
  epicHeroesOnce,
  {},
  {
    passes: { 'different heroes, and a character twice': rosterOf(marn, othis, captain, captain) },
    fails: {
      'the same hero three times': {
        roster: rosterOf(marn, captain, marn, othis, marn),
        says: [
          'error units/2: Marn the Grey is an EPIC HERO but is taken 3 times; it may be taken only once. [units/0 units/4] -> remove units/2 units/4: Remove all copies of Marn the Grey but one.',
        ],
      },
    },
  },
);
