import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { armyFactionKeywordShared } from './army-faction-keyword-shared.rule.js';

const of = (name: string, ...factionKeywords: string[]) => datasheet(name, [], { factionKeywords, factions: [] });
const ember = of('Ember', 'Pact', 'Ember Lodge');
const frost = of('Frost', 'Pact', 'Frost Lodge');
const tide = of('Tide', 'Sea');
const beast = of('Beast', 'Unaligned');

testRule(
  armyFactionKeywordShared,
  { exempt: 'unaligned' },
  {
    passes: {
      'one keyword of several': rosterOf(ember, frost, ember),
      'an UNALIGNED unit': rosterOf(ember, beast),
      'an Unbound army': declaring(rosterOf(ember, tide), { organisation: 'unbound' }),
      'one unit': rosterOf(tide),
    },
    fails: {
      'units that one army may have, whatever their keywords': {
        roster: rosterOf(datasheet('Ember', [], { factionKeywords: ['Pact'] }), datasheet('Drone', [], { factionKeywords: ['Lodge'] })),
        says: ['DATA_GAP army: The data give the units no Faction keyword that all share, and yet let one army have them all.'],
      },
      'one stranger': {
        roster: rosterOf(ember, tide, frost),
        says: ['error army: No Faction keyword is shared by all units. -> remove units/1: Without Tide the rest shares one.'],
      },
      'none is shared': {
        roster: rosterOf(ember, tide, of('Sand', 'Dune')),
        says: ['error army: No Faction keyword is shared by all units.'],
      },
    },
  },
);
