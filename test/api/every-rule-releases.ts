const one = { min: 1, max: 1 };
const sheet = (id: string, name: string, keywords: readonly string[], over: object = {}): object => ({
  id,
  name,
  faction: 'vigil',
  keywords,
  models: [{ name, ...one }],
  points: 100,
  ...over,
});

/** Invented units of the 10th edition, one for each kind of unit that a rule needs. */
export const vigil10e: object = {
  edition: '10e',
  label: 'vigil-10e',
  effectiveFrom: '2024-01-01',
  battleSizes: [
    { name: 'Incursion', points: 1000 },
    { name: 'Strike Force', points: 2000 },
  ],
  factions: [
    { id: 'vigil', name: 'Vigil', keyword: 'Vigil' },
    { id: 'murk', name: 'Murk', keyword: 'Murk' },
    ...['North', 'South'].map((name) => ({ id: name.toLowerCase(), name, keyword: 'Vigil', parent: 'vigil' })),
  ],
  datasheets: [
    sheet('marshal', 'Marshal', ['Character', 'Infantry'], { leads: ['Line Squad'] }),
    sheet('hero', 'Halla of the Gate', ['Character', 'Epic Hero']),
    sheet('exile', 'Exile', ['Character'], { warlord: 'cannot' }),
    sheet('line', 'Line Squad', ['Infantry', 'Battleline'], { models: [{ name: 'Liner', min: 5, max: 10 }] }),
    sheet('staff', 'Staff', ['Infantry'], {
      models: [
        { id: 'officer', name: 'Officer', ...one, keywords: ['Character', 'Officer'] },
        { id: 'clerk', name: 'Clerk', min: 1, max: 4 },
      ],
    }),
    sheet('pair', 'Twin Wardens', ['Character'], { models: [{ name: 'Twin', min: 2, max: 2 }] }),
    sheet('tank', 'Tank', ['Vehicle']),
    sheet('colossus', 'Colossus', ['Vehicle', 'Titanic']),
    sheet('bunker', 'Bunker', ['Fortification']),
    sheet('carrier', 'Carrier', ['Vehicle', 'Transport'], { transport: { models: 6, passengers: { all: ['Infantry'] } } }),
    sheet('relict', 'Relict', ['Beast'], { legends: true }),
    ...['north', 'south'].map((faction) =>
      sheet(`${faction}-guard`, `${faction} Guard`, ['Infantry'], { faction, factionKeywords: ['Vigil', faction] }),
    ),
    sheet('wader', 'Wader', ['Infantry'], { faction: 'murk' }),
  ],
  detachments: [
    { id: 'gate-host', name: 'Gate Host', factions: ['vigil'] },
    { id: 'open-host', name: 'Open Host', factions: ['vigil'], restrictions: [{ kind: 'forbids', units: { all: ['Battleline'] } }] },
    { id: 'murk-host', name: 'Murk Host', factions: ['murk'] },
    {
      id: 'guest-host',
      name: 'Guest Host',
      factions: ['vigil'],
      allows: [{ all: ['Murk'] }],
      allowsUpTo: [{ battleSize: 'Strike Force', points: 50 }],
    },
    {
      id: 'crewed-host',
      name: 'Crewed Host',
      factions: ['vigil'],
      grants: [{ keyword: 'Character', to: { all: ['Vehicle'] }, chosen: true, upTo: 1 }],
    },
    {
      id: 'marked-host',
      name: 'Marked Host',
      factions: ['vigil'],
      restrictions: [{ kind: 'shares', how: 'attached', units: { all: ['Character'] }, keywords: ['Ember', 'Frost'] }],
    },
  ],
  enhancements: [
    { id: 'lens', name: 'Ember Lens', detachments: ['gate-host'], points: 10 },
    { id: 'seal', name: 'Ash Seal', detachments: ['gate-host'], points: 10 },
    { id: 'horn', name: 'War Horn', detachments: ['gate-host'], points: 10 },
    { id: 'crown', name: 'Coal Crown', detachments: ['gate-host'], points: 10, bearer: { all: ['Officer'] } },
    { id: 'wheel', name: 'Ash Wheel', detachments: ['crewed-host'], points: 10 },
    { id: 'track', name: 'Ash Track', detachments: ['crewed-host'], points: 10 },
    { id: 'pearl', name: 'Open Pearl', detachments: ['open-host'], points: 10 },
  ],
};

/** Units of the 9th edition that share no Faction keyword. */
export const strays9e: object = {
  edition: '9e',
  label: 'strays-9e',
  effectiveFrom: '2020-08-01',
  factions: [{ id: 'lamps', name: 'Lamps', keyword: 'Lamps' }],
  datasheets: [
    sheet('keeper', 'Keeper', ['Character', 'Infantry'], { faction: 'lamps', role: 'HQ', powerRating: 4 }),
    sheet('stray', 'Stray', ['Infantry'], { faction: 'lamps', role: 'Troops', powerRating: 3, factionKeywords: ['Strays'] }),
  ],
  detachments: [{ id: 'patrol', name: 'Patrol Detachment' }],
};

/** Invented units and detachments of the 11th edition. */
export const causeway11e: object = {
  edition: '11e',
  label: 'causeway-11e',
  effectiveFrom: '2026-08-01',
  battleSizes: [
    { name: 'Incursion', points: 1000 },
    { name: 'Strike Force', points: 2000 },
  ],
  factions: [
    { id: 'vigil', name: 'Vigil', keyword: 'Vigil' },
    { id: 'murk', name: 'Murk', keyword: 'Murk' },
  ],
  datasheets: [
    sheet('marshal', 'Marshal', ['Character', 'Infantry'], { leads: ['Line Squad'] }),
    sheet('piper', 'Piper', ['Character', 'Infantry'], { leads: ['Line Squad'], abilities: ['Support'] }),
    sheet('line', 'Line Squad', ['Infantry', 'Battleline'], { models: [{ name: 'Liner', min: 5, max: 10 }] }),
    sheet('tank', 'Tank', ['Vehicle']),
    sheet('ferryman', 'Ferryman', ['Character'], { factionKeywords: ['Murk'] }),
    // The rule's own table names the Faction keyword of the units that it limits.
    sheet('colossus', 'Colossus', ['Titanic'], { factionKeywords: ['Imperial Knights'] }),
  ],
  detachments: [
    {
      ...{ id: 'gate-host', name: 'Gate Host', factions: ['vigil'], detachmentPoints: 2 },
      ...{ forceDispositions: ['Purge the Foe'], uniqueTags: ['Gate'] },
    },
    { id: 'door-host', name: 'Door Host', factions: ['vigil'], detachmentPoints: 1, uniqueTags: ['Gate'] },
    { id: 'great-host', name: 'Great Host', factions: ['vigil'], detachmentPoints: 3 },
  ],
  enhancements: ['Ember Lens', 'Ash Seal', 'War Horn'].map((name) => ({
    ...{ id: name.toLowerCase().replace(' ', '-'), name, detachments: ['gate-host'], points: 10 },
  })),
};
