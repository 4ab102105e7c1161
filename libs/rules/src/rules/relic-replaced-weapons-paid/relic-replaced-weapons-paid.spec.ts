import { armyOption, datasheet, rosterOf, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { relicReplacedWeaponsPaid } from './relic-replaced-weapons-paid.rule.js';

const replacing = (paid?: boolean) => {
  const replaces = paid === undefined ? {} : { replaces: { weapon: 'Long Sword', paid } };
  const relic = { ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade'), source: null, ...replaces };
  return rosterOf(unit(datasheet('Captain'), { relics: [relic] }));
};

testRule(
  relicReplacedWeaponsPaid,
  {},
  {
    passes: {
      'a weapon that is paid for': replacing(true),
      'a relic that replaces nothing': replacing(),
      'a relic that replaces nothing, without points': { ...replacing(), pointsLimit: null },
    },
    fails: {
      'a weapon that is not paid for': {
        roster: replacing(false),
        says: ['error relics/0: Old Blade replaces Long Sword of Captain, but the weapon is not included in the price. [units/0]'],
      },
      'a weapon that is not paid for, with a stated total': {
        roster: { ...replacing(false), pointsLimit: null, statedPoints: 100 },
        says: ['error relics/0: Old Blade replaces Long Sword of Captain, but the weapon is not included in the price. [units/0]'],
      },
      'a weapon that is not paid for, in a battle that may not use points': {
        roster: { ...replacing(false), pointsLimit: null },
        says: [
          'NOT_CHECKED army: Neither a points limit nor a total is stated; a weapon that a relic replaces must be paid for if points are used.',
        ],
      },
    },
  },
);
