import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentFactionShared } from './detachment-faction-shared.rule.js';

const of = (name: string, ...factionKeywords: string[]) => datasheet(name, [], { factionKeywords, factions: [] });
const ember = of('Ember', 'Pact', 'Realm');
const frost = of('Frost', 'Frost Lodge', 'Realm');
const tide = of('Tide', 'Sea');

const kin = of('Kin', '<LODGE>', 'Realm');
const lodge = (choice: string) => unit(kin, { keywordChoices: [{ keyword: '<LODGE>', choice }] });

testRule(
  detachmentFactionShared,
  { kinds, tooWide: ['realm'] },
  {
    passes: {
      'a shared Faction': forcesOf(['Patrol', ember, ember], ['Patrol', tide]),
      'a keyword in angle brackets that may be the same': forcesOf(['Patrol', kin, lodge('Frost Lodge')]),
      'a detachment without this requirement': forcesOf(['Fortification Network', ember, tide]),
    },
    fails: {
      'units that one army may have, whatever their keywords': {
        roster: forcesOf([
          'Patrol',
          datasheet('Ember', [], { factionKeywords: ['Pact'] }),
          datasheet('Drone', [], { factionKeywords: ['Lodge'] }),
        ]),
        says: [
          'DATA_GAP detachments/0: In the BattleScribe data the units of Patrol do not all share a Faction keyword, although one army may include them all.',
        ],
      },
      'a keyword in angle brackets for which different ones were selected': {
        roster: forcesOf(['Patrol', lodge('Ember Lodge'), lodge('Frost Lodge')]),
        says: ['error detachments/0: The units of Patrol do not all share a Faction keyword. [units/0 units/1]'],
      },
      'none shared': {
        roster: forcesOf(['Patrol', ember, tide]),
        says: ['error detachments/0: The units of Patrol do not all share a Faction keyword. [units/0 units/1]'],
      },
      'only one that is too wide': {
        roster: forcesOf(['Patrol', ember, frost]),
        says: ['error detachments/0: The units of Patrol do not all share a Faction keyword. [units/0 units/1]'],
      },
    },
  },
);
