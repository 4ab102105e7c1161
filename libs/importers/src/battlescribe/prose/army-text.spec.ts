import { plainText } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { readArmyText } from './army-text.js';

const words = (...names: string[]) => ({ words: names });
/** The clauses read from a text, without empty kinds. */
const saidBy = (text: string) => {
  const read = readArmyText(plainText(text));
  return read && Object.fromEntries(Object.entries(read).filter(([, part]) => (Array.isArray(part) ? part.length > 0 : part !== 0)));
};

it('reads the grants, restrictions and allowances of a detachment', () => {
  const text = [
    '**Boatmen** and **Eel Riders** units from your army gain the **Battleline** keyword.',
    'In the Muster Armies step, you can select up to 2 **Barge** models from your army. The selected units gain the **Character** keyword.',
    'Your army must include 3 or more **Boatmen** units. You cannot include **Dry** units in your army.',
    'You can include **Eel** units in your army, even though they do not have the **Reed** Faction keyword. The combined points cost of such units you can include in your army is:',
    '- Incursion: Up to 250 pts',
    '- Strike Force: Up to 500 pts',
    'No EEL models from your army can be your WARLORD.',
  ].join('\n');
  expect(saidBy(text)).toEqual({
    grants: [
      { to: { any: [words('Boatmen'), words('Eel', 'Riders')] }, keywords: [words('Battleline')] },
      { to: words('Barge'), keywords: [words('Character')], chosen: true, upTo: 2 },
    ],
    forbids: [words('Dry')],
    requires: [{ units: words('Boatmen'), atLeast: 3 }],
    allows: [words('Eel')],
    allowsUpTo: [
      { battleSize: 'Incursion', points: 250 },
      { battleSize: 'Strike Force', points: 500 },
    ],
    warlord: [{ kind: 'cannot', models: words('EEL') }],
  });
});

it('reads a limit that is the same for every battle size', () => {
  const text =
    'You can include **EEL RIDER/EEL DIVER** units in your army. The combined points value of such units cannot exceed 500 points.';
  expect(saidBy(text)).toEqual({
    allows: [{ any: [words('EEL', 'RIDER'), words('EEL', 'DIVER')] }],
    allowsUpTo: ['Incursion', 'Strike Force', 'Onslaught'].map((battleSize) => ({ battleSize, points: 500 })),
  });
});

it.each([
  [
    'If a REED OFFICER model from your army is your Warlord, Boatmen units from your army gain the Battleline keyword, and while such a unit is not Battle-shocked, it is brave.',
    { to: words('Boatmen'), keywords: [words('Battleline')], ifWarlord: words('REED', 'OFFICER') },
  ],
  [
    'Boatmen units from you army gain the Eel and Battleline keywords and Boatmen models in those units have an Objective Control characteristic of 2.',
    { to: words('Boatmen'), keywords: [words('Eel'), words('Battleline')] },
  ],
  [
    'Reed Crew units from your army have the Nimble keyword (excluding Heavy units and units containing one or more models with a Wounds characteristic of 13 or higher).',
    { to: { all: [words('Reed', 'Crew'), { not: words('Heavy') }] }, keywords: [words('Nimble')], wounds: { atMost: 12 } },
  ],
  [
    'Reed Transport units from your army (excluding FLY) that have a Wounds characteristic of 14+ have the Bulky keyword.',
    { to: { all: [words('Reed', 'Transport'), { not: words('FLY') }] }, keywords: [words('Bulky')], wounds: { atLeast: 14 } },
  ],
  [
    'In the Muster Armies step, you can select one or more Barge units from your army to gain the Character keyword.',
    { to: words('Barge'), keywords: [words('Character')], chosen: true },
  ],
])('reads the grant in "%s"', (text, grant) => expect(saidBy(text)).toEqual({ grants: [grant] }));

it('reads keywords that each unit gains by choice, the exceptions, and the units that must share one', () => {
  const text = [
    'When mustering your army, when you select a REED unit to include in your army, if that unit is not an EPIC HERO and does not already have one of the following keywords, you must select one for that unit to gain and note it on your Army Roster: SALT, SWEET.',
    'RESTRICTIONS',
    '- You cannot select the SALT keyword for a WITCH unit.',
    '- A CHARACTER unit can only be attached to a unit if both units share the same keyword from the list above.',
    '- A unit can only embark within (or start the battle embarked within) a BARGE if both of those units share the same keyword from the list above.',
  ].join('\n');
  expect(saidBy(text)).toEqual({
    chooses: [
      {
        units: { all: [words('REED'), { not: words('EPIC', 'HERO') }] },
        keywords: [words('SALT'), words('SWEET')],
        never: [{ keyword: words('SALT'), units: words('WITCH') }],
      },
    ],
    shares: [
      { how: 'attached', units: words('CHARACTER') },
      { how: 'embarked', units: words('BARGE') },
    ],
  });
});

it.each([
  [
    'Your army can include REED units, but it cannot include any SHORE units drawn from any other Chapter.',
    { forbidsOthers: [{ of: words('SHORE'), but: words('REED') }] },
  ],
  ['When mustering your army, you cannot use the Friends of the Eel rule.', { forbids: [words('Friends', 'of', 'the', 'Eel')] }],
  [
    'You can include up to three of each of the following models in your army: Boatman, Eel Rider.',
    {
      allows: [{ any: [words('Boatman'), words('Eel', 'Rider')] }],
      atMost: [
        { units: words('Boatman'), atMost: 3 },
        { units: words('Eel', 'Rider'), atMost: 3 },
      ],
    },
  ],
  [
    'You can include the following SHORE units in your army: BOATMAN; EEL RIDER.',
    { allows: [{ all: [words('SHORE'), { any: [words('BOATMAN'), words('EEL', 'RIDER')] }] }] },
  ],
  [
    'A REED model must be your Warlord, and Shore models from your army lose the Loud Voice ability if they have it.',
    { warlord: [{ kind: 'must', models: words('REED') }] },
  ],
  [
    'You must include Old Ben and/or Young Ben in your army, and one of those models must be your Warlord.',
    {
      requires: [{ units: { any: [words('Old', 'Ben'), words('Young', 'Ben')] }, atLeast: 1 }],
      warlord: [{ kind: 'must', models: { any: [words('Old', 'Ben'), words('Young', 'Ben')] } }],
    },
  ],
  ['Old Ben loses Lone Hunter rule and can be your Warlord.', { mayBeWarlord: [words('Old', 'Ben')] }],
])('reads the restriction in "%s"', (text, said) => expect(saidBy(text)).toEqual(said));

it.each([
  'You can include three friends and a dog, so long as they are quiet, in your army.',
  'Boatmen units from your army gain the Battleline keyword, provided that it rains.',
  'A REED model must be your Warlord, unless it rains.',
  'You cannot include units without the SALT keyword.',
])('reports that it does not understand "%s"', (text) => expect(saidBy(text)).toEqual({ unread: 1 }));

it.each([
  [
    'A CHARACTER unit can only be attached to a unit if both units share the same keyword from the list above.',
    { units: { any: [words('CHARACTER')] }, when: 'attached' },
  ],
  ['You cannot select the SALT keyword for a WITCH unit.', { units: { any: [words('SALT'), words('WITCH')] } }],
  ['Your army cannot include more than one Eel Rider unit on Sundays.', { units: { any: [words('Eel', 'Rider'), words('Sundays')] } }],
])('says of whom a ban speaks that it does not understand: "%s"', (text, ban) => expect(saidBy(text)).toEqual({ unreadBans: [ban] }));

it('reads that units gain a keyword of a list printed elsewhere', () => {
  const text =
    'When mustering your army, each time you select a REED unit to include in your army, if that unit is not an EPIC HERO and does not already have one or more of the keywords listed below, you must select one of the keywords listed below for that unit to gain (note which on your Army Roster).';
  expect(saidBy(text)).toEqual({ gainsUnlisted: [{ all: [words('REED'), { not: words('EPIC', 'HERO') }] }] });
});

it.each([
  'Each time a **Boatmen** unit from your army swims, it is wet.',
  'Boatmen units from your army gain the Hidden keyword while all of the following are true: it rains.',
  'In your Command phase, Boatmen units from your army gain the Loud keyword.',
])('ignores sentences about the battle: "%s"', (text) => expect(readArmyText(plainText(text))).toBeNull());
