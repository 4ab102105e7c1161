import { compileGame, type DataFile, type EntryNode } from '#muster/battlescribe';
import { indexRelease, type IndexedRelease, type ReleaseData } from '#muster/catalogue';
import type { Datasheet, Detachment, Enhancement, Faction } from '#muster/catalogue';
import { oddUnits, pierKeeper } from './odd-units.js';
import { file, gear, group, hiddenWithout, idOf, link, model, points, setAtLeast, unit } from './tree-builder.js';

const must = { limits: [1, 1], collective: true } as const;
const may = { limits: [null, 1], collective: true } as const;

const warlord = gear('Warlord', { limits: [null, 1] });
const enhancements = group('Enhancements', { limits: [null, 1] }, [
  gear("Keeper's Oath", { cost: 15, modifiers: [hiddenWithout('lamplit-vigil')] }),
  gear('Oath of the Deep', { cost: 10, modifiers: [hiddenWithout('third-watch')] }, [], 'other-oath'),
  gear('Oath of the Deep', { cost: 25, modifiers: [hiddenWithout('deep-watch')] }, [], 'deep-oath'),
]);

export const harbourWarden = model(
  'Harbour Warden',
  { cost: 80, categories: ['Character', 'Infantry', 'Faction: Tidewardens'], brings: ['Old song'] },
  [
    gear('Boathook', must),
    group('Pistol', { limits: [1, 1], default: 'flare-pistol' }, [gear('Flare pistol'), gear('Tide pistol')]),
    link('warden-warlord', 'warlord'),
    enhancements,
  ],
);

/** Variants by weapon, a unit option, and a price by size. */
export const deckhands = unit(
  'Deckhands',
  {
    cost: 90,
    categories: ['Battleline', 'Infantry', 'Faction: Tidewardens'],
    modifiers: [setAtLeast(points, '180', 'deckhands', 'model', 11)],
  },
  [
    model('Bosun', { limits: [1, 1] }, [gear('Cutlass', must, [], 'bosun-cutlass')]),
    group('9-19 Deckhands', { limits: [9, 19] }, [
      model('Deckhand', { limits: [5, 19] }, [gear('Boarding axe', must), gear('Flare pistol', must, [], 'deckhand-flare')]),
      model('Deckhand w/ harpoon gun', { limits: [null, 4] }, [gear('Harpoon gun', must)]),
      model('Deckhand w/ harpoon gun and flare', { limits: [null, 4] }, [
        gear('Harpoon gun', must, [], 'harpoon-2'),
        gear('Flare pistol', must, [], 'flare-2'),
      ]),
    ]),
    gear('Signal flag', may),
  ],
);

/** Minima that a force of another kind changes. */
const shoreWatch = unit('Shore Watch', { cost: 70, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  group('Watch', { limits: [5, 10] }, [
    model('Watch Leader', { limits: [1, 1], modifiers: [setAtLeast('watch-leader-min', '0', 'force', 'landing-party', 1)] }),
    model('Watcher', { limits: [4, 9], modifiers: [setAtLeast('watcher-min', '0', 'force', 'landing-party', 1)] }),
  ]),
]);

const lamplighter = (id: string, count: number) =>
  model('Lamplighter', { limits: [count, count] }, [gear('Lamp pole', must, [], `${id}-pole`)], id);

/** Whole compositions as alternatives. */
export const lamplighters = unit('Lamplighters', { cost: 60, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  group('Crew', { limits: [1, 1], default: 'eight-poles' }, [
    gear('16 poles', {}, [lamplighter('crew-c', 16)]),
    gear('8 poles', {}, [lamplighter('crew-a', 8)], 'eight-poles'),
    gear('7 poles, 1 great lamp', {}, [
      lamplighter('crew-b', 7),
      model('Lamplighter w/ great lamp', { limits: [1, 1] }, [gear('Great lamp', must)]),
    ]),
  ]),
]);

/** Weapons in bundles, counted in the option's name, and profiles that nobody chooses. */
export const skiff = model(
  'Skiff',
  { limits: [null, 3], cost: 70, categories: ['Vehicle', 'Faction: Tidewardens'], brings: ['Reinforced hull'] },
  [
    gear('Oars', { limits: [2, 2] }),
    group('Bow', { limits: [1, 1], default: '2-tide-cannons' }, [
      gear('2 tide cannons', { brings: ['Tide cannon'] }),
      gear('Net and hook', {}, [gear('Cast net', must), gear('Grapple', must)]),
    ]),
  ],
);

/** A group that its own models fill, or a crew in the place of one of them; names that change with what is chosen. */
const divers = unit('Divers', { cost: 60, categories: ['Infantry', 'Faction: Tidewardens'] }, [
  group('5 Divers', { limits: [5, 5] }, [
    model('Diver w/ knife', { limits: [3, 5] }, [gear('Knife', must)]),
    model('Diver', { limits: [null, 1], modifiers: [setAtLeast('name', 'Lamp diver', 'divers', 'lamp', 1)] }, [gear('Lamp', must)]),
    gear('Bell crew', { limits: [null, 1] }, [model('Bell hand', { limits: [1, 1] }), model('Bell mate', { limits: [1, 1] })]),
  ]),
  gear('Anchor', { limits: [null, 1], modifiers: [setAtLeast('anchor-max', '2', 'divers', 'model', 5)] }),
  group('Oath', { limits: [null, 1] }, [
    gear('Sworn', { modifiers: [{ ...setAtLeast('name', ' to the deep', 'divers', 'sworn', 1), type: 'append', join: '' }] }),
    gear('Bell, book & candle', {}, [gear('Bell', must), gear('Book', must)]),
    gear('Net and hook', {}, [], 'net-hook'),
    gear('Oath of X', { modifiers: [{ ...setAtLeast('name', 'the shoal', 'divers', 'lamp', 1), type: 'replace', arg: 'X' }] }),
  ]),
]);

const walker = (side: string): EntryNode =>
  model(`${side} Walker`, { cost: side === 'North' ? 150 : 160, categories: ['Vehicle', 'Faction: Tidewardens'] }, [
    gear('Claw', must, [], `${side}-claw`),
  ]);

export const northWalker = walker('North');
const southWalker = walker('South');
const pilot = model('Tidewardens Pilot', { cost: 45, categories: ['Infantry', 'Faction: Tidewardens'] });
const shorePilot = model('Pilot', { cost: 40, categories: ['Infantry'] });
const reefPilot = model('Reef Pilot', { cost: 55, categories: ['Infantry'], modifiers: [hiddenWithout('skirmish')] });
const oldSalt = model('Old Salt [Legends]', {
  cost: 50,
  categories: ['Character', 'Faction: Tidewardens'],
  modifiers: [hiddenWithout('show-legends')],
});
const gull = (id: string) => model('Gull', { cost: 10, categories: ['Swarm', 'Faction: Hollow Court'] }, [], id);
/** A choice that must be made in one kind of army and is not there in others. */
const mirrorBeast = model('Mirror Beast', { cost: 110, categories: ['Beast', 'Faction: Hollow Court'] }, [
  group('Sworn to', { limits: [1, 1], modifiers: [hiddenWithout('deep-watch')] }, [gear('The deep'), gear('The shoal')]),
]);
/** A unit that must be the Warlord; the data makes it the Warlord. */
const tideQueen = model('Tide Queen', { cost: 200, categories: ['Character', 'Faction: Tidewardens'] }, [
  gear('Warlord', must, [], 'queen-warlord'),
]);
/** As the Warlord it has something more. */
const reefMarshal = model('Reef Marshal', { cost: 60, categories: ['Character', 'Faction: Tidewardens'] }, [
  gear('Warlord', { limits: [null, 1] }, [gear('Whistle', must)], 'marshal-warlord'),
]);
/** A unit that is Battleline while the Reef Marshal is the Warlord. */
const lighthouse = model('Lighthouse', {
  cost: 100,
  categories: ['Fortification'],
  modifiers: [{ ...setAtLeast('category', idOf('Battleline'), 'roster', 'marshal-warlord', 1), type: 'add' }],
});

const categories = [
  ...['Character', 'Infantry', 'Battleline', 'Vehicle', 'Swarm', 'Beast', 'Fortification', 'Configuration'],
  ...['Faction: Tidewardens', 'Faction: Hollow Court'],
];

const gameSystem = file('gameSystem', 'game', 'Tides of War', {
  costTypes: [{ id: points, name: 'pts' }],
  categoryEntries: categories.map((name) => ({ kind: 'category', id: idOf(name), name })),
  forceEntries: [
    { kind: 'force', id: 'hidden-force', name: 'Harbour Brawl', hidden: true },
    { kind: 'force', id: 'army', name: 'Army' },
  ],
  entries: [
    gear('Battle Size', { limits: [1, 1], inRoster: true, categories: ['Configuration'] }, [
      group('Size', { limits: [1, 1] }, [
        gear('1. Skirmish (1000 Point limit)', {}, [], 'skirmish'),
        gear('2. Full Tide (2000 Point limit)'),
      ]),
    ]),
    gear('Show Legends', { categories: ['Configuration'] }),
    gear('**Tide Selector**', { categories: ['Configuration'] }),
  ],
  sharedEntries: [warlord],
});

const tidewardens = file('catalogue', 'tides', 'Tidewardens', {
  catalogueLinks: [{ id: 'to-court', name: 'Hollow Court', targetId: 'court', importRootEntries: true }],
  entries: [
    gear('Detachment', { limits: [1, 1], inRoster: true, categories: ['Configuration'] }, [
      group('Detachment', { limits: [1, 1] }, [gear('Lamplit Vigil'), gear('Deep Watch')]),
    ]),
    harbourWarden,
    deckhands,
    shoreWatch,
    divers,
    lamplighters,
    skiff,
    northWalker,
    southWalker,
    pilot,
    oldSalt,
    tideQueen,
    reefMarshal,
    ...oddUnits,
  ],
  entryLinks: [link('keeper-elsewhere', 'pier-keeper', ['Swarm']), link('keeper-of-beasts', 'pier-keeper', ['Beast'])],
  sharedEntries: [pierKeeper],
});

const hollowCourt = file('catalogue', 'court', 'Hollow Court', { entries: [gull('gull-1'), gull('gull-2'), mirrorBeast] });
const elsewhere = file('catalogue', 'shore', 'Shorefolk', { entries: [lighthouse, shorePilot, reefPilot] });

const files: readonly DataFile[] = [gameSystem, tidewardens, hollowCourt, elsewhere];

const faction = (id: string, name: string): Faction => ({
  id,
  slug: id,
  name,
  aliases: [],
  keyword: name,
  parentId: null,
  catalogueId: id,
});

function datasheet(of: EntryNode, factions: readonly (readonly [string, boolean])[], aliases: readonly string[] = []): Datasheet {
  const names = (of.categoryLinks ?? []).map(({ name }) => name);
  return {
    id: of.id,
    slug: of.id,
    name: of.name,
    aliases,
    factions: factions.map(([factionId, ally]) => ({ factionId, rootId: of.id, addedKeywords: [], ally })),
    legends: of.name.includes('[Legends]'),
    role: null,
    powerRating: null,
    keywords: names.filter((name) => !name.startsWith('Faction: ')),
    factionKeywords: names.filter((name) => name.startsWith('Faction: ')).map((name) => name.slice('Faction: '.length)),
    profiles: [],
    weapons: [],
    models: [],
    points: { minModels: 1, maxModels: 1, bySize: [], perModel: [], wargear: [], byCopy: [], complete: true },
    options: [],
    damage: [],
    transport: null,
    abilities: [],
    leads: null,
  };
}

const detachment = (name: string): Detachment => ({
  id: idOf(name),
  slug: idOf(name),
  name,
  aliases: [],
  factionIds: ['tides'],
  slots: [],
  commandPoints: null,
  ruleName: null,
  grants: [],
  restrictions: [],
  detachmentPoints: null,
});

const enhancement = (id: string, name: string, detachmentId: string, offeredBy: readonly string[] = []): Enhancement => ({
  id,
  slug: id,
  name,
  aliases: [],
  factionIds: ['tides'],
  detachmentIds: [detachmentId],
  points: 15,
  bearer: { kind: 'any' },
  upgrade: false,
  offeredBy,
});

const own = [['tides', false]] as const;
const offeredAs = (rootId: string) => ({ factionId: 'tides', rootId, addedKeywords: [], ally: false });
const allied = [
  ['court', false],
  ['tides', true],
] as const;

const data: ReleaseData = {
  release: {
    id: 'r1',
    edition: '10e',
    label: 'first tide',
    source: 'native',
    sourceRevision: null,
    effectiveFrom: '2026-01-01',
    status: 'published',
    dialect: 'newrecruit',
    contentHash: '',
  },
  readModel: {
    factions: [faction('tides', 'Tidewardens'), faction('court', 'Hollow Court'), faction('shore', 'Shorefolk')],
    datasheets: [
      ...[harbourWarden, lamplighters, skiff, northWalker, southWalker, pilot, oldSalt, tideQueen, reefMarshal, ...oddUnits].map((of) =>
        datasheet(of, own),
      ),
      datasheet(deckhands, own, ['Dock crew']),
      datasheet(gull('gull-1'), [['court', false]]),
      datasheet(gull('gull-2'), [['court', false]]),
      datasheet(mirrorBeast, allied),
      { ...datasheet(pierKeeper, own), factions: ['keeper-elsewhere', 'keeper-of-beasts'].map(offeredAs) },
      datasheet(lighthouse, [['shore', false]]),
      datasheet(shorePilot, [['shore', false]]),
      datasheet(reefPilot, [['shore', false]]),
      datasheet(model('Ghost Ship', {}), [['shore', false]]),
    ],
    detachments: [detachment('Lamplit Vigil'), detachment('Deep Watch')],
    enhancements: [
      enhancement("keeper's-oath", "Keeper's Oath", 'lamplit-vigil'),
      enhancement('deep-oath', 'Oath of the Deep', 'deep-watch', ['harbour-warden']),
      enhancement('other-oath', 'Oath of the Deep', 'third-watch', ['harbour-warden']),
    ],
    armyOptions: [],
  },
  files,
};

/** An invented game of three armies. It contains every construct that resolving must cope with once. */
export const inventedRelease: IndexedRelease = indexRelease(data, compileGame(files, 'newrecruit'));
