import { ashenPact, datasheet, detachment, gap, placed, rosterOf } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { unitsOfOneSubfaction } from './units-of-one-subfaction.rule.js';

const lodge = (name: string) => ({ ...ashenPact, id: name, name, parentId: ashenPact.id });
const of = (name: string, army: string, ...factionKeywords: string[]) =>
  datasheet(name, [], {
    factionKeywords: ['ASHEN PACT', ...factionKeywords],
    factions: [{ factionId: army, rootId: name, addedKeywords: [], ally: false }],
  });
const warden = datasheet('Warden');
const ember = of('Ember Guard', 'Ember Lodge', 'EMBER LODGE');
const frost = of('Frost Guard', 'Frost Lodge', 'FROST LODGE');
const emberArmy = (...units: Parameters<typeof rosterOf>) => ({ ...rosterOf(...units), faction: lodge('Ember Lodge') });

testRule(
  unitsOfOneSubfaction,
  {},
  {
    passes: {
      'its own units and those of the wider army': emberArmy(warden, ember),
      'units of one of them in the wider army': rosterOf(warden, frost, frost),
      'a unit with no Faction keyword of its own': emberArmy(of('Drifter', 'Frost Lodge')),
      'a unit that a detachment allows': {
        ...emberArmy(frost),
        detachments: placed([detachment('Open Host', { allows: [{ has: 'FROST LODGE' }] })]),
      },
      'a faction that was not found': { ...emberArmy(frost), gaps: [gap('faction')] },
    },
    fails: {
      'a unit of another subfaction': {
        roster: emberArmy(ember, frost),
        says: ['error units/1: Frost Guard has the Faction keyword FROST LODGE; a Ember Lodge army cannot include it.'],
      },
      'units of two of them in the wider army': {
        roster: rosterOf(ember, warden, frost),
        says: [
          'error units/2: Frost Guard has the Faction keyword FROST LODGE, but Ember Guard has EMBER LODGE; one army cannot include both. [units/0]',
        ],
      },
    },
  },
);
