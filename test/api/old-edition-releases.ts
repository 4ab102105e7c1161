import { NativeImportService } from '#muster/publishing';
import type { TestApi } from './start-api.js';

const entry = (id: string, name: string, over: object = {}): object => ({
  id,
  name,
  faction: 'lamps',
  factionKeywords: ['Lamps', 'Concord'],
  ...over,
});

const ofTides = { faction: 'tides', factionKeywords: ['Tides', 'Concord'] };

const model = (name: string, min = 1, max = 1): object => ({ models: [{ name, min, max }] });

const role = (slot: string, powerRating: number): object => ({ role: slot, powerRating });

/** Invented units of the 8th and 9th edition, one for each kind of unit that a rule needs. */
const datasheets: readonly object[] = [
  entry('warden', 'Warden', { ...model('Warden'), ...role('HQ', 4), keywords: ['Character', 'Infantry'], points: 80 }),
  entry('oracle', 'Oracle', { ...model('Oracle'), ...role('HQ', 5), keywords: ['Character', 'Infantry', 'Psyker'], points: 90 }),
  entry('wick-band', 'Wick Band', { ...model('Wick', 5, 10), ...role('Troops', 3), keywords: ['Infantry'], points: 60 }),
  entry('watch-tower', 'Watch Tower', { ...model('Watch Tower'), ...role('Fortification', 6), keywords: ['Building'], points: 100 }),
  entry('lamp-cart', 'Lamp Cart', {
    ...model('Lamp Cart'),
    ...role('Dedicated Transport', 4),
    keywords: ['Vehicle', 'Transport'],
    points: 70,
    transport: { models: 6, passengers: { all: ['Infantry'] } },
  }),
  entry('lantern-riders', 'Lantern Riders', {
    ...model('Lantern Rider', 3, 6),
    ...role('Fast Attack', 4),
    keywords: ['Biker'],
    points: 75,
  }),
  entry('glow-flyer', 'Glow Flyer', { ...model('Glow Flyer'), ...role('Flyer', 8), keywords: ['Vehicle', 'Aircraft'], points: 160 }),
  entry('pilot', 'Pilot', { ...ofTides, ...model('Pilot'), ...role('HQ', 4), keywords: ['Character', 'Infantry'], points: 70 }),
  entry('tide-crew', 'Tide Crew', { ...ofTides, ...model('Hand', 5, 10), ...role('Troops', 3), keywords: ['Infantry'], points: 50 }),
  entry('colossus', 'Colossus', { ...model('Colossus'), ...role('Lord of War', 20), keywords: ['Vehicle', 'Titanic'], points: 400 }),
];

/** The slots of one kind of detachment, in the form in which the data states them. */
const patrolSlots = ['HQ', 'Troops', 'Elites', 'Fast Attack', 'Heavy Support', 'Flyer', 'Dedicated Transport'].map((slot) => ({
  role: slot,
  min: slot === 'HQ' || slot === 'Troops' ? 1 : 0,
  max: slot === 'Troops' ? 3 : slot === 'Dedicated Transport' ? 99 : 2,
}));

const option = (id: string, name: string, kind: string): object => ({ id, name, kind, factions: ['lamps'] });

const release = (edition: '8e' | '9e', effectiveFrom: string): object => ({
  edition,
  label: `lamps-${edition}`,
  effectiveFrom,
  battleSizes: [
    { name: 'Combat Patrol', points: 500 },
    { name: 'Incursion', points: 1000 },
  ],
  factions: [
    { id: 'lamps', name: 'Lamps', keyword: 'Lamps' },
    { id: 'tides', name: 'Tides', keyword: 'Tides' },
  ],
  datasheets,
  detachments: ['Patrol', 'Battalion', 'Super-heavy', 'Supreme Command', 'Fortification Network', 'Auxiliary Support'].map((name) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name: `${name} Detachment`,
    ...(name === 'Patrol' && { slots: patrolSlots }),
  })),
  armyOptions: [
    option('bold', 'Bold', 'warlord-trait'),
    option('sly', 'Sly', 'warlord-trait'),
    option('long-sword', 'The Long Sword', 'relic'),
    option('gleam', 'Gleam', 'psychic-power'),
  ],
});

/** @throws if a release is invalid, which is an error in this file */
export async function publishOldEditions(api: Pick<TestApi, 'app'>): Promise<void> {
  const imports = api.app.get(NativeImportService);
  for (const json of [release('8e', '2018-01-01'), release('9e', '2021-01-01')]) {
    const result = await imports.import(json, { name: 'test' });
    if (result.outcome === 'refused') throw new Error(JSON.stringify(result.diagnostics));
  }
}
