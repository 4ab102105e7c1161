import type { Datasheet, Detachment, Enhancement, ReadModel } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { compareManual } from './compare-field-manual.js';
import { readManualArmy } from './read-field-manual.js';

const entry = (name: string) => ({ id: name.toLowerCase(), slug: name.toLowerCase(), name, aliases: [] });
const own = [{ factionId: 'eelfolk', rootId: 'root', addedKeywords: [], ally: false }];

const sheet = (name: string, facts: Partial<Datasheet> = {}): Datasheet => ({
  ...entry(name),
  ...{ factions: own, legends: false, role: null, powerRating: null, keywords: [], factionKeywords: [], profiles: [], weapons: [] },
  ...{ models: [], options: [], damage: [], transport: null, abilities: [], leads: null },
  points: {
    ...{ minModels: 5, maxModels: 10, perModel: [], wargear: [], complete: true },
    bySize: [
      { upTo: 5, points: 90 },
      { upTo: 10, points: 170 },
    ],
    byCopy: [{ from: 3, points: 10 }],
  },
  ...facts,
});
const detachment: Detachment = {
  ...{ ...entry('Eel Coil'), factionIds: ['eelfolk'], slots: [], commandPoints: null, ruleName: null, grants: [], restrictions: [] },
  ...{ detachmentPoints: 2, forceDispositions: ['Hold the Dyke'], uniqueTags: ['Eel'] },
};
const enhancement = (name: string, points: number): Enhancement => ({
  ...{ ...entry(name), factionIds: ['eelfolk'], detachmentIds: [detachment.id], points, upgrade: false, offeredBy: [] },
  bearer: { kind: 'any' },
});
const model: ReadModel = {
  factions: [{ ...entry('Eelfolk'), keyword: null, parentId: null, catalogueId: 'eelfolk' }],
  datasheets: [sheet('Rafters'), sheet('Piper', { leads: ['divers'] })],
  detachments: [detachment],
  enhancements: [enhancement('Pearl Crown', 20), enhancement('Barnacles', 10)],
  armyOptions: [],
};

const prices = (five: number, ten: number) => [
  { models: 5, points: five },
  { models: 10, points: ten },
];
const unit = (name: string, facts: object = {}) => ({
  name,
  pricing: [
    { range: '[1,2]', costs: prices(90, 170) },
    { range: '[3,)', costs: prices(100, 180) },
  ],
  ...facts,
});
const written = (dp: number, units: readonly object[], name = 'Eelfolk') => ({
  name,
  detachments: [
    {
      ...{ name: 'Eel Coil', dp, objective: 'HOLD THE DYKE', unique: 'Eel' },
      enhancements: [
        { name: 'Pearl Crown', points: 20 },
        { name: 'Barnacles (Upgrade)', points: 15 },
      ],
    },
  ],
  units,
});

function compared(document: object) {
  const army = readManualArmy(document);
  return compareManual(army ? [army] : [], model, 'Field Manual 1.1');
}

it('finds what both sources state differently, with both values', () => {
  const dearer = { pricing: [{ range: '[1,)', costs: prices(90, 175) }] };
  const { differences, found, notFound } = compared(written(3, [unit('Rafters', dearer), unit('Stranger')]));
  expect(differences.map(({ entry: name, field, used, other }) => [name, field, used, other])).toEqual([
    ['Eel Coil', 'detachmentPoints', '2', '3'],
    ['Barnacles', 'points', '10', '15'],
    ['Barnacles', 'copies', '1', '3'],
    ['Rafters', 'points', '5: 90, 10: 170', '5: 90, 10: 175'],
    ['Rafters', 'byCopy', '3: +10', ''],
  ]);
  expect([found, notFound]).toEqual([4, ['Stranger']]);
});

it('finds no differences in units that cost the same, whatever the size and the copy', () =>
  expect(compared(written(2, [unit('Rafters')])).differences.filter(({ kind }) => kind === 'datasheet')).toEqual([]));

it('adds the units that a Leader can be attached to according to the manual', () => {
  const { attachments, confirmed, differences } = compared(written(2, [unit('Piper', { role: 'support', attachTo: ['Rafters'] })]));
  expect([...confirmed]).toEqual(['piper']);
  expect([...compared(written(2, [unit('Piper', { attachTo: ['Rafters', 'Strangers'] })])).confirmed]).toEqual([]);
  expect([...attachments]).toEqual([['piper', ['divers', 'rafters']]]);
  expect(differences.filter(({ field }) => field === 'leads')).toMatchObject([
    { entry: 'Piper', used: 'Rafters, divers', other: 'Rafters', source: 'Field Manual 1.1' },
  ]);
});

it('joins the lists of a unit that several armies have', () => {
  const army = readManualArmy({ ...written(2, [unit('Piper', { role: 'leader', attachTo: ['Rafters'] })]) });
  const other = readManualArmy({ ...written(2, [unit('Piper', { role: 'leader', attachTo: ['Gulls'] })]) });
  const datasheets = [sheet('Rafters'), sheet('Gulls'), sheet('Piper', { leads: [] })];
  const { attachments, differences } = compareManual(army && other ? [army, other] : [], { ...model, datasheets }, 'Field Manual 1.1');
  expect([...attachments]).toEqual([['piper', ['rafters', 'gulls']]]);
  expect(differences.filter(({ field }) => field === 'leads')).toMatchObject([{ used: 'Gulls, Rafters', other: 'Gulls, Rafters' }]);
});

it('finds a unit that is attached as a Leader in one source and as a Support in the other', () => {
  const army = readManualArmy(written(2, [unit('Piper', { role: 'support' }), unit('Rafters', { role: 'leader' })]));
  const datasheets = [sheet('Piper', { abilities: ['Leader'] }), sheet('Rafters', { abilities: ['Leader'] })];
  const { differences } = compareManual(army ? [army] : [], { ...model, datasheets }, 'Field Manual 1.1');
  expect(differences.filter(({ field }) => field === 'role')).toMatchObject([{ entry: 'Piper', used: 'leader', other: 'support' }]);
});

it('adds the units that the bearer of an Enhancement can be attached to', () => {
  const [coil] = written(2, []).detachments;
  const enhancements = [{ name: 'Pearl Crown', points: 20, leaderTo: ['Rafters'] }];
  const { attachments } = compared({ ...written(2, []), detachments: [{ ...coil, enhancements }] });
  expect([...attachments]).toEqual([['pearl crown', ['rafters']]]);
});

it('compares units that the army has only as allies', () => {
  const ally = sheet('Gulls', { factions: own.map((one) => ({ ...one, ally: true })) });
  const army = readManualArmy(written(2, [unit('Gulls', { pricing: [{ range: '[1,)', costs: prices(95, 175) }] })]));
  const { differences } = compareManual(army ? [army] : [], { ...model, datasheets: [ally] }, 'Field Manual 1.1');
  expect(differences.filter(({ kind }) => kind === 'datasheet').map(({ field }) => field)).toEqual(['points', 'byCopy']);
});

it('names the armies of which the release has no data', () =>
  expect(compared(written(2, [], 'Crabfolk')).absent.map(({ name }) => name)).toEqual(['Crabfolk']));

it.each([
  ['no army', { version: '1.1' }],
  ['a detachment without points', { ...written(2, []), detachments: [{ name: 'Eel Coil' }] }],
  ['a price without a range', written(2, [{ name: 'Rafters', pricing: [{ costs: [] }] }])],
  ['prose', 'Dear diary'],
])('does not read %s', (_, document) => expect(readManualArmy(document)).toBeNull());
