import { battleOf, declaring, use } from '../../testing/declaration-builder.js';
import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf, gap, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { stratagemsOfAWholeDetachment } from './stratagems-of-a-whole-detachment.rule.js';

const ember = datasheet('Ember', [], { factionKeywords: ['Pact', 'Ember Lodge'] });
const frost = datasheet('Frost', [], { factionKeywords: ['Pact'] });
const lodged = datasheet('Lodged', [], { factionKeywords: ['Pact', '<LODGE>'] });
const agent = datasheet('Agent', ['Agent'], { factionKeywords: [] });
const ruse = (faction: string) => ({ name: 'Old Ruse', commandPoints: 1, purpose: 'other' as const, faction });
const mixed = forcesOf(['Patrol', ember, frost]);

testRule(
  stratagemsOfAWholeDetachment,
  { kinds, ignored: ['agent'] },
  {
    passes: {
      'one detachment that consists entirely of its units': declaring(forcesOf(['Patrol', frost], ['Patrol', ember, agent]), {
        spends: [ruse('ember lodge')],
      }),
      'a Stratagem without a Faction': declaring(mixed, { spends: [{ name: 'Ruse', commandPoints: 1, purpose: 'other' }] }),
      'a unit that was not found may or may not have the keyword': {
        ...declaring(mixed, { spends: [ruse('ember lodge')] }),
        gaps: [gap('unit')],
      },
      'no declarations': mixed,
    },
    fails: {
      'a unit that is in no stated detachment': {
        roster: declaring({ ...mixed, units: mixed.units.map((one) => ({ ...one, detachment: null })) }, { spends: [ruse('ember lodge')] }),
        says: ['NOT_CHECKED army: The list does not state which detachment some of the units are in.'],
      },
      'a unit for which the keyword is not stated': {
        roster: declaring(forcesOf(['Patrol', ember, lodged]), { spends: [ruse('ember lodge')] }),
        says: [
          'ITEM_MISSING spends/0: Old Ruse requires a detachment in which every unit belongs to ember lodge; the choice for <LODGE> of Lodged is not stated.',
        ],
      },
      'a unit for which another keyword is stated': {
        roster: declaring(forcesOf(['Patrol', ember, unit(lodged, { keywordChoices: [{ keyword: '<LODGE>', choice: 'Frost Lodge' }] })]), {
          spends: [ruse('ember lodge')],
        }),
        says: ['error spends/0: Old Ruse requires a detachment in which every unit belongs to ember lodge; the army has none.'],
      },
      'before the battle': {
        roster: declaring(mixed, { spends: [ruse('ember lodge')] }),
        says: ['error spends/0: Old Ruse requires a detachment in which every unit belongs to ember lodge; the army has none.'],
      },
      'in battle': {
        roster: declaring(mixed, { battle: battleOf(use([1, 'own', 'fight'], 'Flare', { faction: 'ember lodge' })) }),
        says: ['error battle/0: Flare requires a detachment in which every unit belongs to ember lodge; the army has none.'],
      },
    },
  },
);
