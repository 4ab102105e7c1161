import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
});
afterAll(() => api.close());

const CARD = `fragment Card on Datasheet {
  name role keywords factionKeywords legends
  points { minModels maxModels bySize { upTo points } byCopy { from points } wargear { name points } }
  models { name min max }
  profiles { name movement toughness save wounds leadership objectiveControl }
  invulnerableSaves { value against models { name } ability }
  weapons { name type range attacks skill strength armourPenetration damage keywords { name value } options { name points } wargear { name model { name } } }
  abilities { kind name value text options { name } }
  options { name min max model { name } options { name points default weapons { name } abilities { text } } }
  wargear { name model { name } weapons { name } }
  transport { models passengers { text } }
  leads { slug name } ledBy { name } leadsBeside { name } mustLead
  factions { name }
}`;

async function cards(): Promise<Readonly<Record<string, unknown>>> {
  const query = `query Cards { master: datasheet(by: { slug: "harbourmaster" }) { ...Card } guard: datasheet(by: { slug: "breakwater-guard" }) { ...Card }
    barge: datasheet(by: { slug: "lantern-barge" }) { ...Card } } ${CARD}`;
  const { body } = await ask(api, query);
  expect(body.errors).toBeUndefined();
  return body.data as Readonly<Record<string, unknown>>;
}

it('draws the card of a Leader in one query', async () => {
  const { master } = await cards();
  expect(master).toMatchObject({
    name: 'Harbourmaster',
    points: { minModels: 1, maxModels: 1, bySize: [{ upTo: null, points: 80 }], byCopy: [] },
    models: [{ name: 'Harbourmaster', min: 1, max: 1 }],
    profiles: [{ movement: '6"', toughness: '4', save: '4+', wounds: '4', leadership: '6+', objectiveControl: '1' }],
    invulnerableSaves: [{ value: '5+', against: null, models: [], ability: null }],
    abilities: [
      { kind: 'CORE', name: 'Leader', value: null, text: 'Leader' },
      { kind: 'CORE', name: 'Feel No Pain', value: '5+', text: 'Feel No Pain 5+' },
      { kind: 'DATASHEET', text: 'Hold the Mole' },
      { kind: 'FACTION', text: 'Every Hand Bails' },
      { kind: 'WARGEAR', text: 'Counted Tides', options: [{ name: 'Tide clock' }] },
    ],
    wargear: [{ name: 'Boarding sabre', model: { name: 'Harbourmaster' }, weapons: [{ name: 'Boarding sabre' }] }],
    leads: [{ name: 'Breakwater Guard' }, { name: 'Deckhand Company' }],
    ledBy: [],
    leadsBeside: [],
  });
});

it('links weapons to the options that bring them, and types their values', async () => {
  const { master } = await cards();
  const { weapons, options } = master as { readonly weapons: readonly { readonly name: string }[]; readonly options: unknown };
  expect(weapons.find(({ name }) => name === 'Harpoon gun')).toEqual({
    ...{
      name: 'Harpoon gun',
      type: 'RANGED',
      range: '24"',
      attacks: '1',
      skill: '3+',
      strength: '7',
      armourPenetration: '-2',
      damage: 'D3',
    },
    keywords: [{ name: 'Heavy', value: null }],
    options: [{ name: 'Harpoon gun', points: 5 }],
    wargear: [],
  });
  expect(weapons.find(({ name }) => name === 'Boarding sabre')).toMatchObject({ type: 'MELEE', skill: '3+', keywords: [], options: [] });
  expect(options).toMatchObject([
    { name: 'Sidearm', options: [{ name: 'Flare pistol', default: true, weapons: [{ name: 'Flare pistol' }] }, {}] },
    { name: 'Badge of office', options: [{ name: 'Tide clock', weapons: [], abilities: [{ text: 'Counted Tides' }] }] },
  ]);
});

it('shows who leads a unit, saves of single models, and abilities of every kind', async () => {
  const { guard, barge } = await cards();
  expect(guard).toMatchObject({
    ledBy: [{ name: 'Harbourmaster' }],
    invulnerableSaves: [
      { value: '6+', against: null, models: [{ name: 'Breakwater Guard' }] },
      { value: '4+', against: 'RANGED', models: [{ name: 'Breakwater Sergeant' }] },
    ],
  });
  expect(barge).toMatchObject({
    transport: { models: expect.any(Number), passengers: { text: expect.any(String) } },
    abilities: [
      { kind: 'CORE', name: 'Deadly Demise', value: 'D3' },
      { kind: 'CORE', name: 'Firing Deck', value: '6' },
      { kind: 'DATASHEET', text: 'Guiding Light' },
      { kind: 'OTHER', name: 'Damaged', value: '1-4 wounds remaining' },
      { kind: 'FACTION', text: 'Every Hand Bails' },
    ],
  });
});
