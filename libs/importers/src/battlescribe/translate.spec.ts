import { expect, it } from 'vitest';
import { noProseFacts } from './prose/prose-facts.js';
import { inventedData } from './testing/data-sets.js';
import { translate } from './translate.js';

const { files, facts } = inventedData('10e');
const { value: model, diagnostics } = translate(files, facts, { edition: '10e' });
const sheet = (id: string) => model.datasheets.find((datasheet) => datasheet.id === id);
const has = (keyword: string) => ({ has: keyword });

it('finds the armies, their keywords and the armies they belong to', () => {
  expect(model.factions).toEqual([
    {
      id: 'cat-grey',
      slug: 'grey-shore',
      name: 'Grey Shore',
      aliases: ['Hollow - Reed Wardens - Grey Shore'],
      keyword: 'Reed Wardens',
      parentId: 'cat-reed',
      catalogueId: 'cat-grey',
    },
    {
      id: 'cat-reed',
      slug: 'reed-wardens',
      name: 'Reed Wardens',
      aliases: ['Hollow - Reed Wardens'],
      keyword: 'Reed Wardens',
      parentId: null,
      catalogueId: 'cat-reed',
    },
  ]);
});

it('finds the datasheets that a matched play roster can select, each once', () => {
  expect(model.datasheets.map(({ id }) => id)).toEqual(['e-boatmen', 'e-crane', 'e-captain', 'e-witch', 'e-old', 'e-hound', 'e-barge']);
});

it('reads a unit: keywords, models, price by size, options, weapons', () => {
  expect(sheet('e-boatmen')).toEqual({
    id: 'e-boatmen',
    slug: 'boatmen-reed-wardens',
    name: 'Boatmen',
    aliases: [],
    factions: [
      { factionId: 'cat-grey', rootId: 'l-boatmen', addedKeywords: [], ally: false },
      { factionId: 'cat-reed', rootId: 'l-boatmen', addedKeywords: [], ally: false },
    ],
    legends: false,
    role: 'Battleline',
    powerRating: null,
    keywords: ['Battleline', 'Boatman', 'Character', 'Infantry'],
    factionKeywords: ['Reed Wardens'],
    profiles: [
      {
        id: 'p-helmsman',
        name: 'Boatmen',
        kind: 'Unit',
        characteristics: [
          { name: 'M', value: '5"' },
          { name: 'T', value: '4' },
        ],
      },
    ],
    weapons: [
      { id: 'p-gaff', name: 'Gaff', kind: 'Melee Weapons', characteristics: [{ name: 'A', value: '3' }] },
      { id: 'p-hook', name: 'Hook', kind: 'Melee Weapons', characteristics: [{ name: 'A', value: '2' }] },
    ],
    models: [
      { id: 'e-helmsman', name: 'Helmsman', min: 1, max: 1, keywords: ['Character'] },
      { id: 'e-oarsman', name: 'Oarsman', min: 0, max: 9 },
      { id: 'e-drummer', name: 'Oarsman with drum', min: 0, max: 1 },
    ],
    points: {
      minModels: 5,
      maxModels: 10,
      bySize: [
        { upTo: 5, points: 80 },
        { upTo: 10, points: 150 },
      ],
      perModel: [],
      wargear: [
        { name: 'Gaff', points: 5 },
        { name: 'Storm lamp', points: 10 },
      ],
      byCopy: [],
      complete: true,
    },
    options: [
      {
        id: 'g-arm',
        name: 'Arm',
        model: 'Helmsman',
        min: 1,
        max: 1,
        options: [
          { id: 'l-hook', name: 'Hook', points: 0, default: true, weapons: ['p-hook'] },
          { id: 'l-gaff', name: 'Gaff', points: 5, default: false, weapons: ['p-gaff'] },
        ],
      },
      {
        id: 'l-lamp',
        name: 'Storm lamp',
        model: null,
        min: 0,
        max: 1,
        options: [{ id: 'l-lamp', name: 'Storm lamp', points: 10, default: false }],
      },
    ],
    damage: [],
    transport: null,
    abilities: ['Crowded Deck'],
    printedAbilities: [{ name: 'Crowded Deck', kind: 'datasheet' }],
    wargear: [{ id: 'l-o-hook', name: 'Hook', model: 'Oarsman', weapons: ['p-hook'] }],
    severalLeaders: true,
    leads: null,
  });
});

it('reads prices of models, datasheets written as upgrades, Legends and allies', () => {
  expect(sheet('e-hound')?.points).toMatchObject({ minModels: 1, maxModels: 3, perModel: [{ name: 'Stray Hound', points: 10 }] });
  expect(sheet('e-hound')).toMatchObject({ role: 'Allied Units', keywords: [], factions: [{ ally: true }, { ally: true }] });
  expect(sheet('e-crane')).toMatchObject({
    name: 'Crane',
    points: { minModels: 1, maxModels: null, bySize: [{ upTo: null, points: 35 }] },
  });
  expect(sheet('e-old')).toMatchObject({ name: 'Old Ferry Hand [Legends]', aliases: ['Old Ferry Hand'], legends: true });
  expect(sheet('e-witch')?.factions).toEqual([{ factionId: 'cat-grey', rootId: 'l-witch', addedKeywords: ['Grey Shore'], ally: false }]);
});

it('reads Leader lists, Warlord clauses and the capacity of a TRANSPORT', () => {
  expect(sheet('e-captain')).toMatchObject({ abilities: ['Leader'], leads: ['e-boatmen', 'e-old'], leadsBeside: has('Marsh Witch') });
  expect(sheet('e-captain')?.leaderUnread).toBeUndefined();
  expect([sheet('e-boatmen')?.severalLeaders, sheet('e-captain')?.severalLeaders]).toEqual([true, undefined]);
  expect(sheet('e-witch')).toMatchObject({ leads: ['e-boatmen'], leaderUnread: true, leadsBeside: null, warlordClauses: ['must'] });
  expect(sheet('e-old')).toMatchObject({ leads: null, warlordClauses: ['cannot'] });
  expect(sheet('e-barge')?.transport).toEqual({
    models: 12,
    passengers: { all: [{ all: [has('Reed Wardens'), has('Infantry')] }, { not: has('Fly') }] },
    spaces: [{ models: has('Boatman'), size: 2 }],
  });
});

it('reads detachments, where they are offered, and their clauses about mustering', () => {
  expect(model.detachments).toEqual([
    {
      id: 'e-d-grey',
      slug: 'grey-shore-detachment-reed-wardens',
      name: 'Grey Shore Detachment',
      aliases: ['Grey Shore'],
      factionIds: ['cat-grey'],
      slots: [],
      commandPoints: null,
      ruleName: 'Quiet Oars',
      detachmentPoints: null,
      grants: [],
      restrictions: [{ kind: 'unread', sourceId: 'r-grey' }],
    },
    {
      id: 'e-d-tide',
      slug: 'tide-watch-reed-wardens',
      name: 'Tide Watch',
      aliases: [],
      factionIds: ['cat-grey', 'cat-reed'],
      slots: [],
      commandPoints: null,
      ruleName: 'Rising Water',
      detachmentPoints: null,
      grants: [
        { keyword: 'Battleline', to: has('Boatmen') },
        { keyword: 'Character', to: { all: [has('Reed Wardens'), has('Vehicle')] }, chosen: true },
        { keyword: 'Fly', to: has('Boatmen') },
      ],
      restrictions: [{ kind: 'requires', units: has('Infantry'), atLeast: 2 }],
    },
    {
      id: 'e-d-tunnel',
      slug: 'tunnel-gang-reed-wardens',
      name: 'Tunnel Gang',
      aliases: [],
      factionIds: ['cat-grey', 'cat-reed'],
      slots: [],
      commandPoints: null,
      ruleName: null,
      detachmentPoints: null,
      grants: [],
      restrictions: [{ kind: 'unread', sourceId: 'e-d-tunnel' }],
      onlyIn: ['Tunnel Fight'],
    },
  ]);
});

it('assigns enhancements to the detachments without which the data hides them', () => {
  const found = model.enhancements.map(({ id, detachmentIds, upgrade, onlyIn, offeredBy }) => ({
    id,
    detachmentIds,
    upgrade,
    onlyIn,
    offeredBy,
  }));
  expect(found).toEqual([
    { id: 'e-x-bell', detachmentIds: ['e-d-tide'], upgrade: false, onlyIn: undefined, offeredBy: ['e-captain'] },
    { id: 'e-x-ram', detachmentIds: [], upgrade: true, onlyIn: undefined, offeredBy: ['e-barge'] },
    { id: 'e-x-rope', detachmentIds: ['e-d-tide'], upgrade: false, onlyIn: undefined, offeredBy: ['e-captain'] },
    { id: 'e-x-cloak', detachmentIds: ['e-d-grey'], upgrade: false, onlyIn: undefined, offeredBy: ['e-captain'] },
    { id: 'e-x-tunnel', detachmentIds: [], upgrade: false, onlyIn: ['Tunnel Fight'], offeredBy: ['e-captain'] },
  ]);
});

it('reads who may bear an enhancement and which units its bearer may join', () => {
  const [bell, , rope, cloak] = model.enhancements;
  expect(bell).toMatchObject({
    aliases: ['Drowned Bell'],
    points: 25,
    factionIds: ['cat-grey', 'cat-reed'],
    bearer: { kind: 'expression', bearer: { all: [has('Reed Wardens'), { not: has('Boatman') }] } },
  });
  expect(rope).toMatchObject({ bearer: { kind: 'any' }, leads: ['e-old'] });
  expect(cloak).toMatchObject({ bearer: { kind: 'unread' }, factionIds: ['cat-grey'] });
});

it('reports the share of understood clauses and those not understood', () => {
  const told = diagnostics.map(({ code, params }) => [code, ...Object.values(params)].join(' '));
  expect(told).toEqual([
    'import/clauses-read bearer 1 2',
    'import/clause-unread bearer p-cloak',
    'import/clauses-read detachment 1 2',
    'import/clause-unread detachment r-grey',
    'import/clauses-read leader 1 2',
    'import/clause-unread leader p-witch-leader',
    'import/clauses-read transport 1 1',
    'import/clauses-read warlord 2 2',
  ]);
});

it('does not treat missing clauses as permission if no rules text was read', () => {
  const bare = translate(files, noProseFacts, { edition: '10e' }).value;
  expect(new Set(bare.enhancements.map(({ bearer }) => bearer.kind))).toEqual(new Set(['unread']));
});

it('translates only the requested entries, with the same result as in a full translation', () => {
  const some = translate(files, facts, { edition: '10e', only: new Set(['e-captain', 'e-d-tide']) }).value;
  expect(some).toEqual({
    factions: [],
    datasheets: [sheet('e-captain')],
    detachments: [model.detachments[1]],
    enhancements: [],
    armyOptions: [],
  });
});

it('gives the same rows in any order of the files', () => {
  expect(translate(files.toReversed(), facts, { edition: '10e' }).value).toEqual(model);
});
