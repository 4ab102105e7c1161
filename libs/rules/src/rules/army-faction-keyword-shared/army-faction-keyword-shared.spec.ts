import { declaring } from '../../testing/declaration-builder.js';
import { ashenPact, datasheet, rosterOf, tidebound } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { armyFactionKeywordShared } from './army-faction-keyword-shared.rule.js';

const of = (name: string, ...factionKeywords: string[]) => datasheet(name, [], { factionKeywords, factions: [] });
const ember = of('Ember', 'Pact', 'Ember Lodge');
const frost = of('Frost', 'Pact', 'Frost Lodge');
const tide = of('Tide', 'Sea');
const beast = of('Beast', 'Unaligned');
const kin = datasheet('Kin', [], { factionKeywords: ['Lodge'] });
/** An army without a stated Army Faction. */
const armyOf = (...units: Parameters<typeof rosterOf>) => ({ ...rosterOf(...units), faction: null, factions: [] });

testRule(
  armyFactionKeywordShared,
  { exempt: 'unaligned' },
  {
    passes: {
      'one keyword of several': armyOf(ember, frost, ember),
      'an UNALIGNED unit': armyOf(ember, beast),
      'an Unbound army': declaring(armyOf(ember, tide), { organisation: 'unbound' }),
      'one unit': armyOf(tide),
      'units of the stated Faction, by keyword or because the data allows them': rosterOf(of('Ember', 'Ashen Pact', 'Lodge'), kin),
      'a stated Faction beside another': { ...rosterOf(tide), factions: [ashenPact, tidebound] },
      'a keyword that is stated as the Army Faction': declaring(armyOf(ember, frost), { armyKeyword: 'PACT' }),
    },
    fails: {
      'units that one army may have, whatever their keywords': {
        roster: armyOf(datasheet('Ember', [], { factionKeywords: ['Pact'] }), datasheet('Drone', [], { factionKeywords: ['Lodge'] })),
        says: [
          'DATA_GAP army: In the BattleScribe data the units do not all share a Faction keyword, although one army may include them all.',
        ],
      },
      'one unit without the keyword': {
        roster: armyOf(ember, tide, frost),
        says: [
          'error army: The units do not all share a Faction keyword. -> remove units/1: Remove Tide; the other units share a Faction keyword.',
        ],
      },
      'none of the stated Faction': {
        roster: rosterOf(tide, tide),
        says: ['error army: The Army Faction is stated as Ashen Pact, but no unit belongs to it.'],
      },
      'none with the keyword that is stated as the Army Faction': {
        roster: declaring(armyOf(tide), { armyKeyword: 'PACT' }),
        says: ['DATA_GAP army: The Army Faction is stated as PACT, but no unit has that Faction keyword in the BattleScribe data.'],
      },
      'some units not of the stated Faction': {
        roster: rosterOf(of('Ember', 'Ashen Pact', 'Sea'), tide),
        says: ['warning army: The Army Faction is stated as Ashen Pact, but these units do not belong to it: Tide. [units/1]'],
      },
      'none is shared': {
        roster: armyOf(ember, tide, of('Sand', 'Dune')),
        says: ['error army: The units do not all share a Faction keyword.'],
      },
    },
  },
);
