import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { passengersEligible } from './passengers-eligible.rule.js';

const infantry = { all: [{ has: 'Infantry' }, { not: { has: 'Jump Pack' } }] };
const carrier = datasheet('Carrier', ['Transport'], { transport: { models: 10, passengers: infantry } });
const ark = datasheet('Ark', ['Transport'], { transport: { models: 10, passengers: { has: 'Veteran' }, speaksOf: 'units' } });
const skiff = datasheet('Skiff', ['Transport'], { transport: { models: 10, passengers: { has: 'Skiff Crew' } } });
const riddle = datasheet('Barge', ['Transport'], { transport: { models: 10, passengers: null } });
const selective = datasheet('Sled', ['Transport'], {
  transport: {
    models: 10,
    passengers: { has: 'Infantry' },
    barred: [{ models: { has: 'Infantry' }, wounds: { atLeast: 4 } }],
    onlyAttached: [{ models: { has: 'Guide' }, to: { has: 'Squad' } }],
    alsoUpTo: [{ models: { has: 'Hound' }, count: 1, size: 1 }],
  },
});
const wounds = (value: string) => [{ id: 'p', name: 'x', kind: 'Unit', characteristics: [{ name: 'W', value }] }];
const giant = (value: string) => datasheet('Giant', ['Infantry'], { profiles: wounds(value) });
const guide = datasheet('Guide', ['Infantry'], { profiles: wounds('1') });
const hound = datasheet('Hound', ['Beast']);
const squad = datasheet('Squad', ['Infantry']);
const jumpers = datasheet('Jumpers', ['Infantry', 'Jump Pack']);
const crew = datasheet('Skiff Crew');
const elder = datasheet('Elder', ['Infantry', 'Veteran']);
const lodge = (choice: string) => ({ keywordChoices: [{ keyword: '<LODGE>', choice }] });
const wagon = datasheet('Wagon', ['Transport'], {
  factionKeywords: ['ASHEN PACT', '<LODGE>'],
  transport: { models: 10, passengers: { any: [{ has: 'Drifter' }, { all: [{ has: '<Lodge>' }, { has: 'Infantry' }] }] } },
});
const kin = datasheet('Kin', ['Infantry'], { factionKeywords: ['ASHEN PACT', '<LODGE>'] });
const named = datasheet('Old Wren', ['Infantry'], { factionKeywords: ['ASHEN PACT', 'Ember Lodge'] });
const walker = datasheet('Walker', ['Vehicle'], { factionKeywords: ['ASHEN PACT', '<LODGE>'] });
const stranger = datasheet('Stranger', ['Infantry'], { factionKeywords: ['TIDE'], factions: [] });
/** A unit with the keyword that was selected for it, as lists state it. */
const of = (sheet: typeof kin, choice: string) => {
  const chosen = unit(sheet, lodge(choice));
  return { ...chosen, facts: { ...chosen.facts, granted: [choice] } };
};
/** The data can contain the selected keyword without the one in angle brackets. */
const rosterWithGained = () => {
  const roster = first(kin, wagon);
  const units = roster.units.map((one) => ({ ...one, factionKeywords: new Set([...one.factionKeywords, 'ember lodge']) }));
  const [unitOf, transport] = units;
  const passengers = (roster.declared?.passengers ?? []).map((one) => ({
    ...one,
    unit: unitOf ?? one.unit,
    transport: transport ?? one.transport,
  }));
  return { ...roster, units, declared: { ...roster.declared, passengers } };
};
const mixed = unit(squad, {
  groups: [
    { name: 'Trooper', models: 4, keywords: new Set(['infantry']) },
    { name: 'Rider', models: 1, keywords: new Set(['mounted']) },
  ],
});
const first = (...units: Parameters<typeof rosterOf>) => declaring(rosterOf(...units), { passengers: [[0, 1]] });

testRule(
  passengersEligible,
  {},
  {
    passes: {
      'models it is for': first(squad, carrier),
      'the datasheet it names': first(crew, skiff),
      'a unit with the keywords of the Leader attached to it': declaring(rosterOf(squad, ark, elder), {
        attachments: [[2, 0]],
        passengers: [
          [0, 1],
          [2, 1],
        ],
      }),
      'one of another kind that it also takes': first(hound, selective),
      'an attached model that is allowed only while attached': declaring(
        rosterOf(guide, selective, datasheet('Squad', ['Infantry'], { profiles: wounds('1') })),
        {
          attachments: [[0, 2]],
          passengers: [
            [0, 1],
            [2, 1],
          ],
        },
      ),
      'no embarked units': rosterOf(carrier),
      'the same keyword selected for both': first(of(kin, 'Ember Lodge'), of(wagon, 'Ember Lodge')),
      'a named character with the selected keyword': first(named, of(wagon, 'Ember Lodge')),
      'models with all Faction keywords that the TRANSPORT has gained': rosterWithGained(),
      'models that fit whatever is selected': first(datasheet('Rover', ['Drifter']), wagon),
      'a unit that is not a TRANSPORT has its own rule': first(squad, squad),
    },
    fails: {
      'models it excludes': {
        roster: first(jumpers, carrier),
        says: [
          'error passengers/0: Jumpers of Jumpers cannot embark in Carrier. [units/0 units/1] -> disembark units/0: Start Jumpers outside Carrier.',
        ],
      },
      'one model of another kind': {
        roster: first(mixed, carrier),
        says: [
          'error passengers/0: Rider of Squad cannot embark in Carrier. [units/0 units/1] -> disembark units/0: Start Squad outside Carrier.',
        ],
      },
      'a unit without the keyword': {
        roster: first(squad, ark),
        says: ['error passengers/0: Squad of Squad cannot embark in Ark. [units/0 units/1] -> disembark units/0: Start Squad outside Ark.'],
      },
      'a model excluded by its Wounds': {
        roster: first(giant('4'), selective),
        says: [
          'error passengers/0: Giant of Giant cannot embark in Sled. [units/0 units/1] -> disembark units/0: Start Giant outside Sled.',
        ],
      },
      'a model that is allowed only while attached': {
        roster: first(guide, selective),
        says: [
          "error passengers/0: Guide of Guide can embark in Sled only while it is attached to a unit named in the transport's clause. [units/0 units/1] -> disembark units/0: Start Guide outside Sled.",
        ],
      },
      'uncertain Wounds': {
        roster: first(giant('*'), selective),
        says: ['DATA_GAP passengers/0: Whether Giant of Giant can embark in Sled depends on its Wounds, which are uncertain.'],
      },
      'another keyword selected for the passengers': {
        roster: first(of(kin, 'Frost Lodge'), of(wagon, 'Ember Lodge')),
        says: ['error passengers/0: Kin of Kin cannot embark in Wagon. [units/0 units/1] -> disembark units/0: Start Kin outside Wagon.'],
      },
      'nothing selected for the TRANSPORT': {
        roster: first(of(kin, 'Ember Lodge'), wagon),
        says: [
          'ITEM_MISSING passengers/0: Whether Kin of Kin can embark in Wagon depends on the choice for <Lodge> of Wagon, which is not stated.',
        ],
      },
      'nothing selected for the passengers': {
        roster: first(kin, of(wagon, 'Ember Lodge')),
        says: [
          'ITEM_MISSING passengers/0: Whether Kin of Kin can embark in Wagon depends on the choice for <Lodge> of Kin, which is not stated.',
        ],
      },
      'models that do not fit, whatever is selected': {
        roster: first(walker, wagon),
        says: [
          'error passengers/0: Walker of Walker cannot embark in Wagon. [units/0 units/1] -> disembark units/0: Start Walker outside Wagon.',
        ],
      },
      'a unit of another army, which has no such keyword to select': {
        roster: first(stranger, wagon),
        says: [
          'error passengers/0: Stranger of Stranger cannot embark in Wagon. [units/0 units/1] -> disembark units/0: Start Stranger outside Wagon.',
        ],
      },
      'a kind whose condition was not understood': {
        roster: first(squad, datasheet('Barge', ['Transport'], { transport: { models: 10, passengers: infantry, unreadFor: [infantry] } })),
        says: ['DATA_GAP passengers/0: The clause about which models Barge may carry was not understood.'],
      },
      'a clause that was not understood': {
        roster: first(squad, riddle),
        says: ['DATA_GAP passengers/0: The clause about which models Barge may carry was not understood.'],
      },
    },
  },
);
