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
      'one that is taken only attached, and is': declaring(
        rosterOf(guide, selective, datasheet('Squad', ['Infantry'], { profiles: wounds('1') })),
        {
          attachments: [[0, 2]],
          passengers: [
            [0, 1],
            [2, 1],
          ],
        },
      ),
      'nobody embarked': rosterOf(carrier),
      'what is no TRANSPORT has a rule of its own': first(squad, squad),
    },
    fails: {
      'models it excludes': {
        roster: first(jumpers, carrier),
        says: [
          'error passengers/0: Jumpers of Jumpers cannot embark in Carrier. [units/0 units/1] -> disembark units/0: Let Jumpers start outside Carrier.',
        ],
      },
      'one model of another kind': {
        roster: first(mixed, carrier),
        says: [
          'error passengers/0: Rider of Squad cannot embark in Carrier. [units/0 units/1] -> disembark units/0: Let Squad start outside Carrier.',
        ],
      },
      'a unit without the keyword': {
        roster: first(squad, ark),
        says: [
          'error passengers/0: Squad of Squad cannot embark in Ark. [units/0 units/1] -> disembark units/0: Let Squad start outside Ark.',
        ],
      },
      'one that is barred by its Wounds': {
        roster: first(giant('4'), selective),
        says: [
          'error passengers/0: Giant of Giant cannot embark in Sled. [units/0 units/1] -> disembark units/0: Let Giant start outside Sled.',
        ],
      },
      'one that is taken only attached': {
        roster: first(guide, selective),
        says: [
          'error passengers/0: Guide of Guide can embark in Sled only while it is attached to such a unit as its clause names. [units/0 units/1] -> disembark units/0: Let Guide start outside Sled.',
        ],
      },
      'Wounds that are not certain': {
        roster: first(giant('*'), selective),
        says: ['DATA_GAP passengers/0: Whether Giant of Giant can embark in Sled hangs on its Wounds, which are not certain.'],
      },
      'a clause that was not understood': {
        roster: first(squad, riddle),
        says: ['DATA_GAP passengers/0: Whom Barge may carry was not understood from the data.'],
      },
    },
  },
);
