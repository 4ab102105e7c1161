import type { EntryNode } from '#muster/battlescribe';
import { gear, group, model, setAtLeast, unit } from './tree-builder.js';

const must = { limits: [1, 1], collective: true } as const;

/** A model that other models go with, as options of its own. */
const towboat = model('Towboat', { cost: 90, categories: ['Vehicle', 'Faction: Tidewardens'] }, [
  model('Scout gull', { limits: [2, 2], collective: true }),
  group('Deck', { limits: [null, 1] }, [gear('Net crew', {}, [model('Netter', { limits: [2, 2], collective: true })])]),
]);
/** Only some of its models are written as models. */
const rowers = unit('Rowers', { cost: 40, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  model('Rower', { limits: [1, 1] }, [gear('Great oar', must)]),
  group('Others', { limits: [4, 9] }, [gear('Rower', {}, [gear('Oar', must)], 'rower-option')]),
]);
/** A whole unit written as a model. */
const lancers = model('Lancers', { cost: 60, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  model('Lancer', { limits: [3, 6], collective: true }),
]);

/** A Leader with a retinue: one of the models has the unit's name. */
const tideSage = unit('Tide Sage', { cost: 65, categories: ['Character', 'Faction: Tidewardens'] }, [
  model('Tide Sage', { limits: [1, 1] }, [gear('Sage staff', must), gear('Tide reading', must)]),
  model('Page', { limits: [2, 2] }, [gear('Page knife', must)]),
]);
/** A model that is called what it carries. */
const riggers = unit('Riggers', { cost: 50, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  model('Rig boss', { limits: [1, 1] }, [gear('Whip', must)]),
  model('Rope and knife', { limits: [null, 4] }, [gear('Rope', must, [], 'rigger-rope')]),
  model('Paired hooks', { limits: [null, 1] }, [gear('Paired hooks', must, [], 'the-hooks')]),
]);
/** Up to four of the same option, one of which may have an option of its own. */
const lampBarge = model('Lamp Barge', { cost: 80, categories: ['Vehicle', 'Faction: Tidewardens'] }, [
  group('Lamps', { limits: [1, 4] }, [gear('Storm lamp', { limits: [null, 4] }, [gear('Blue glass', { limits: [null, 1] })])]),
  gear('3. Low Tide', { limits: [null, 1] }),
]);
/** Two blades instead of a blade and a lamp: each group's limit depends on the other group. */
const nightSwimmers = unit('Night Swimmers', { cost: 50, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  model('Night swimmer', { limits: [1, 1] }, [
    group('Lamps', { limits: [1, 1], modifiers: [setAtLeast('group-lamps-min', '0', 'parent', 'coral-blade', 1)] }, [gear('Hand lamp')]),
    group('Blades', { limits: [1, 1], modifiers: [setAtLeast('group-blades-max', '2', 'parent', 'coral-blade', 1)] }, [
      gear('Bone blade', { limits: [null, 1] }),
      gear('Coral blade', { limits: [null, 1] }),
    ]),
  ]),
]);

const patrolGear = (id: string) => ['Baton', 'Knife', 'Whistle'].map((name) => gear(name, { limits: [null, 1] }, [], `${id}-${name}`));
const patroller = (carries: string) =>
  model(`Patroller w/ ${carries}`, { limits: [null, 1] }, [
    ...patrolGear(carries),
    gear(carries, { limits: [1, 1] }, [], `the-${carries}`),
  ]);
/** Many variants that a list may print under one name. The usual one is the last of them. */
const quayPatrol = unit('Quay Patrol', { cost: 90, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  group('9 Patrollers', { limits: [9, 9] }, [
    ...['Lantern', 'Rattle', 'Chalk', 'Rope', 'Satchel', 'Spyglass', 'Tally'].map(patroller),
    model('Patroller w/ baton', { limits: [4, 9] }, patrolGear('usual')),
  ]),
]);

/** Models that are called, but for the plural, what they carry. */
const bellBuoys = unit('Bell Buoys', { cost: 40, categories: ['Vehicle', 'Faction: Tidewardens'] }, [
  group('Buoys', { limits: [1, 2] }, [
    model('Great Bells', { limits: [1, 2] }, [gear('Chain', must, [], 'buoy-chain'), gear('Great bell', must, [], 'buoy-bell')]),
  ]),
]);

/** Units whose data writes options as models, or models as options. */
export const oddUnits: readonly EntryNode[] = [
  towboat,
  rowers,
  lancers,
  tideSage,
  riggers,
  lampBarge,
  nightSwimmers,
  quayPatrol,
  bellBuoys,
];

/** A model that two entries offer, each with another role. */
export const pierKeeper = model('Pier Keeper', { cost: 35 });
