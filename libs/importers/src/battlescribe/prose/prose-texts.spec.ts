import { plainText } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { readBearerText } from './bearer-text.js';
import { readAttachText, readLeaderText } from './leader-text.js';
import { readReservesText } from './reserves-text.js';
import { readTransportText } from './transport/transport-text.js';
import { readWarlordText } from './warlord-text.js';

const words = (...names: string[]) => ({ words: names });

it('reads a Leader list with one name per line', () => {
  expect(readLeaderText('This model can be attached to the following units:\n■ BOATMEN\n■ Eel Riders (see Grey Shore)', 'Leader')).toEqual({
    units: [words('BOATMEN'), words('Eel', 'Riders')],
    understood: true,
  });
});

it('reads a Leader list in one line, and the Leaders beside which it may join', () => {
  const text =
    'This unit can be attached to the following unit: Boatmen, Eel Riders\nYou can attach this unit to one of the above units even if one other Leader unit has already been attached to it (you cannot attach more than one of the same Leader to the same unit). If you do, and that Bodyguard unit is destroyed, the Leader units attached to it become separate units, with their original Starting Strengths.';
  expect(readLeaderText(text, 'Leader')).toEqual({
    units: [{ any: [words('Boatmen'), words('Eel', 'Riders')] }],
    understood: true,
    beside: { all: [] },
    notItself: true,
  });
});

it('reads that a model must be attached, and never beside one of its kind', () => {
  const text =
    'This model can be attached to the following units:\n\n- Boatmen\n\nYou must attach this model to one of the above units, and can do so even if one or more Character units have already been attached to that unit, but a unit can never include more than one Ferry Cook model. If it is not possible to attach this model to a unit, it does not take part in the battle and counts as having been destroyed.';
  expect(readLeaderText(text, 'Leader')).toEqual({
    units: [words('Boatmen')],
    understood: true,
    beside: { all: [words('Character'), { not: words('Ferry', 'Cook') }] },
    must: true,
  });
});

it('reads the wargear that a model needs to lead some units of its list', () => {
  const text =
    'This model can be attached to the following units:\n\n■ Boatmen\n■ Eel Riders*\n\n* This model cannot be attached to an Eel Riders unless it is equipped with an eel hook, and cannot be attached to a Boatmen unless it is equipped with an oar.';
  expect(readLeaderText(text, 'Leader')).toEqual({
    units: [words('Boatmen'), words('Eel', 'Riders')],
    understood: true,
    onlyWith: [
      { units: words('Eel', 'Riders'), wargear: 'eel hook' },
      { units: words('Boatmen'), wargear: 'oar' },
    ],
  });
});

it.each([
  [
    "At the start of the Declare Battle Formations step, if this unit is not an Attached unit, this unit can join one Boatmen or Eel Riders unit from your army (a unit cannot have more than one Cook unit joined to it). If it does, until the end of the battle, every model in this unit counts as being part of that Bodyguard unit, and that Bodyguard unit's Starting Strength is increased accordingly.",
    { units: [{ any: [words('Boatmen'), words('Eel', 'Riders')] }], beside: { all: [] }, joins: {}, understood: true },
  ],
  [
    'At the start of the Declare Battle Formations step, this model must join one Boatmen unit from your army (a Boatmen unit cannot have more than one Guard model joined to it). This model then counts as part of that Boatmen unit for the rest of the battle, and its Starting Strength is increased accordingly.',
    { units: [words('Boatmen')], beside: { all: [] }, joins: {}, must: true, understood: true },
  ],
  [
    'At the start of the Declare Battle Formations step, this unit can join one other unit from your army that is being led by a MARSH WITCH model (a unit cannot have more than one Cook unit joined to it).',
    { units: [], beside: { all: [] }, joins: { ledBy: words('MARSH', 'WITCH') }, understood: true },
  ],
  [
    "At the start of the Declare Battle Formations step, this unit can join one of the following units. This\nunit then counts as part of that unit for the rest of the battle, and that unit's Starting Strength is increased accordingly.\n- Boatmen\n- Eel Riders\nThis unit cannot join an Attached unit, and only Old Ben can join a unit this unit has joined.",
    { units: [words('Boatmen'), words('Eel', 'Riders')], beside: words('Old', 'Ben'), joins: {}, understood: true },
  ],
  [
    'At the start of the Declare Battle Formations step, this model can join one Boatmen unit from your army. It is wet.',
    { units: [words('Boatmen')], beside: { all: [] }, joins: {}, understood: false },
  ],
  [
    'When it rains, in the Declare Battle Formations step, this unit can join one Boatmen unit.',
    { units: [], joins: {}, understood: false },
  ],
])('reads what joins without leading in "%s"', (text, fact) => expect(readLeaderText(text, 'Retinue')).toEqual(fact));

it('reports text about a Leader that it does not understand', () => {
  const footnote =
    'This model can be attached to the following units:\n■ Boatmen*\n\n* This model cannot be attached to Boatmen unless it is wet.';
  expect(readLeaderText(footnote, 'Leader')).toEqual({ units: [words('Boatmen')], understood: false });
  expect(readLeaderText('This model leads whom it likes.', 'Leader')).toEqual({ units: [], understood: false });
  expect(readLeaderText('While a Bodyguard unit contains a Leader, it is an Attached unit.', 'Leader')).toBeNull();
});

it('reads substitutes for Bodyguard units, and units that enhancements allow a bearer to join', () => {
  expect(
    readAttachText(
      'If a CAPTAIN model from your army with the Leader ability can be attached to a BOATMEN unit, it can be attached to this unit instead.',
    ),
  ).toEqual({ kind: 'instead', leaders: words('CAPTAIN'), units: words('BOATMEN') });
  expect(readAttachText('In the Declare Battle Formations step, the bearer can be attached to a Boatmen or Eel Riders unit.')).toEqual({
    kind: 'bearer',
    units: { any: [words('Boatmen'), words('Eel', 'Riders')] },
  });
  expect(readAttachText('The bearer can be wet.')).toBeNull();
});

it('reads a capacity with sizes, exclusions and a unit that may be split', () => {
  const text =
    'This model has a transport capacity of 12 REED INFANTRY models and 1 EEL model. Each TALL or WIDE model takes up the space of 2 models and each ROUND model takes up the space of 3 models. It cannot transport DRY models.\n\nAt the start of the Declare Battle Formations step, you can select one BOATMEN unit from your army that has not been split. If you do, that unit is split into two units.';
  expect(readTransportText(text)).toMatchObject({
    capacity: 12,
    passengers: { models: words('REED', 'INFANTRY') },
    spaces: [
      { models: { any: [words('TALL'), words('WIDE')] }, size: 2 },
      { models: words('ROUND'), size: 3 },
    ],
    excluded: [{ models: words('DRY') }],
    beside: [{ models: words('EEL'), count: 1 }],
    speaksOf: 'models',
    understood: true,
  });
});

it('reads capacities by Wounds and by wargear', () => {
  const text =
    'This FORTIFICATION has a transport capacity of 20 INFANTRY models. Each model with a Wounds characteristic of 3 or more takes up the space of 2 models. It cannot transport non-CHARACTER models with a Wounds characteristic of 4 or more. If this model is equipped with a big pump, it has a transport capacity of 10 INFANTRY models.';
  expect(readTransportText(text)).toMatchObject({
    capacity: 20,
    spaces: [{ models: { all: [] }, wounds: { atLeast: 3 }, size: 2 }],
    excluded: [{ models: { not: words('CHARACTER') }, wounds: { atLeast: 4 } }],
    equipped: [{ wargear: 'big pump', capacity: 10 }],
    understood: true,
  });
});

const LARGE = { models: { any: [words('TALL'), words('WIDE')] }, size: 2 };
const ROUND = { models: words('ROUND'), size: 3 };

it.each([
  [
    'This model can transport 10 REED INFANTRY models (each TALL and WIDE model takes up the space of two other models, and each ROUND takes up the space of three other models). It may not transport DRY models.',
    { capacity: 10, passengers: { models: words('REED', 'INFANTRY') }, spaces: [LARGE, ROUND], excluded: [{ models: words('DRY') }] },
  ],
  [
    'A Punt can Transport up to 6 REED INFANTRY models, other than EELS. Each (Tall) or (Wide) model takes the place of 2.',
    {
      capacity: 6,
      excluded: [{ models: words('EELS') }],
      spaces: [{ models: { any: [words('Tall'), words('Wide')] }, size: 2 }],
    },
  ],
  [
    'The Great Barge has a transport capacity of 30 REED models. Each BOAT model takes up the space of 2 models (a TALL BOAT model takes up the space of 3 models instead). It may also transport EEL models who take up the space of three other models each.',
    {
      capacity: 30,
      passengers: { models: { any: [words('REED'), words('EEL')] } },
      spaces: [
        { models: words('EEL'), size: 3 },
        { models: words('TALL', 'BOAT'), size: 3 },
        { models: words('BOAT'), size: 2 },
      ],
    },
  ],
  [
    'This model has a transport capacity of two REED units, up to a total of 20 models.',
    { capacity: 20, units: { most: 2 }, speaksOf: 'units' },
  ],
  [
    'This model can transport any number of REED CHARACTERS and one other REED unit, but no more than 10 models in total.',
    { capacity: 10, units: { most: 1, besides: words('REED', 'CHARACTERS') } },
  ],
  [
    'This building has a transport capacity of 10 REED models. Each model with a Wounds characteristic of 3 takes up the space of 2 models. No more than two units can be embarked within this building.',
    { units: { most: 2 }, spaces: [{ models: { all: [] }, wounds: { atLeast: 3, atMost: 3 }, size: 2 }] },
  ],
  [
    'One of the following:\n• 20 REED models. Each TALL or WIDE model takes the space of 2 models.\n• 1 WHALE with a Wounds characteristic of 16 or less.',
    { capacity: 20, spaces: [LARGE], instead: [{ models: words('WHALE'), wounds: { atMost: 16 }, count: 1 }] },
  ],
  ['Up to 12 REED models. Each ROUND takes the space of three other models.', { capacity: 12, spaces: [ROUND] }],
  [
    'This model has a transport capacity of 12 REED models or 7 REED models and 1 WHALE model.',
    { capacity: 12, alsoUpTo: [{ models: words('WHALE'), count: 1, size: 5 }], instead: [], beside: [] },
  ],
  [
    'This model can transport 10 REED models. If this model is equipped with a pump it can only transport 6 models.',
    { equipped: [{ wargear: 'pump', capacity: 6 }] },
  ],
  [
    'This model can transport 10 REED models. If this model is wet, it can transport 1 OLD BEN. OLD BEN takes up the space of 6 models.',
    { unreadFor: [words('OLD', 'BEN')], spaces: [{ models: words('OLD', 'BEN'), size: 6 }] },
  ],
])('reads the capacity of older data in "%s"', (text, fact) =>
  expect(readTransportText(text)).toMatchObject({ ...fact, understood: true }),
);

it('ignores sentences about being transported, and about changes by upgrades', () => {
  expect(readTransportText('This model can embark within friendly REED models that can transport EEL models.')).toBeNull();
  expect(readTransportText('The bearer has a transport capacity of 6 REED models instead of 10.')).toBeNull();
});

it('reports a capacity with a sentence that it does not understand', () => {
  expect(readTransportText('This model has a transport capacity of 5 INFANTRY models. On Sundays it is closed.')).toMatchObject({
    understood: false,
  });
  expect(readTransportText('Passengers get wet.')).toBeNull();
});

it.each([
  ['REED WARDENS model only. The bell rings.', { bearer: words('REED', 'WARDENS') }],
  ['Boatmen unit only.', { bearer: words('Boatmen') }],
  ['**^^Reed^^** model (excluding **^^Eel^^** models) only.', { bearer: { all: [words('Reed'), { not: words('Eel') }] } }],
  ['REED model with the Deep Dive ability only. It is damp.', { bearer: words('REED'), ability: 'Deep Dive' }],
  ['REED model equipped with an oar only.', { bearer: null }],
  ['Each time the bearer hums, a Critical Hit is scored on a 5+, instead of only a 6.', null],
  ['The bell rings.', null],
])('reads the bearer in "%s"', (text, fact) => expect(readBearerText(plainText(text))).toEqual(fact));

it.each([
  ['If this model is in your army, it must be your **^^Warlord^^**.', ['must']],
  ['If this unit is in your army, its Old Ben model must be your WARLORD.', ['must']],
  ['This model cannot be selected to be your Warlord.', ['cannot']],
  ['This model cannot be your WARLORD and cannot be\u00a0given Enhancements.', ['cannot']],
  ['This model cannot be Warlord', ['cannot']],
  ['This model cannot be your Warlord on Sundays.', ['unread-ban']],
  ['You must not let this model near your Warlord, which cannot be your Warlord on Sundays.', ['unread']],
])('reads the Warlord clause of "%s"', (text, clauses) => expect(readWarlordText(plainText(text))).toEqual({ clauses }));

it('reads which models a shared rule bars from being the Warlord', () => {
  const text = 'You can include EEL units in your army. In addition, you cannot select an EEL RIDER or MARSH WITCH to be your WARLORD.';
  expect(readWarlordText(plainText(text))).toEqual({
    clauses: [],
    cannot: { any: [{ any: [words('EEL', 'RIDER'), words('MARSH', 'WITCH')] }] },
  });
});

it('reads no clause from other sentences about the Warlord', () => expect(readWarlordText('If your Warlord is wet, gain 1CP.')).toBeNull());

it.each([
  [
    'This model must start the battle in Reserves, but neither it nor any units embarked within it are counted towards any limits placed on the maximum number of Reserves units you have.',
    { uncounted: 'model' },
  ],
  [
    'It hums. This model must start the battle in Reserves, but it is not counted towards any limits placed on the maximum number of Reserves units.',
    { uncounted: 'model' },
  ],
  [
    'REED model only. If the bearer’s unit starts the battle in Strategic Reserves, its points value does not count towards the combined points limit for units from your army that are in Strategic Reserve, and it hums.',
    { uncounted: 'points' },
  ],
  [
    'The bearer’s unit must start the battle in Reserves, but neither it, nor any **^^Transport^^** it is embarked within, is counted towards any limits the mission places on the number of Strategic Reserves units.',
    { uncounted: 'units' },
  ],
  ['This model must start the battle in Reserves. It hums.', null],
  ['Reeds are not counted towards the bearer’s Orders.', null],
])('reads what does not count towards the limit of Reserves in "%s"', (text, fact) =>
  expect(readReservesText(plainText(text))).toEqual(fact),
);
