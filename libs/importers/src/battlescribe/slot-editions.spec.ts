import { expect, it } from 'vitest';
import { inventedData } from './testing/data-sets.js';
import { translate } from './translate.js';

const translated = (edition: '8e' | '9e') => {
  const { files, facts } = inventedData(edition);
  return translate(files, facts, { edition }).value;
};
const nine = translated('9e');
const eight = translated('8e');

it('reads detachments with slots and Command cost (9th)', () => {
  const all = ['cat-hill'];
  const common = { factionIds: all, ruleName: null, grants: [], restrictions: [], detachmentPoints: null };
  expect(nine.detachments).toEqual([
    {
      ...common,
      id: 'f-great',
      kind: 'great',
      slug: 'great-detachment',
      name: 'Great Detachment',
      aliases: ['Great', 'Great Detachment -3CP'],
      slots: [],
      commandPoints: -3,
    },
    {
      ...common,
      id: 'f-patrol',
      kind: 'patrol',
      slug: 'patrol-detachment',
      name: 'Patrol Detachment',
      aliases: ['Patrol', 'Patrol Detachment -2CP'],
      slots: [
        { role: 'HQ', min: 1, max: 2 },
        { role: 'Troops', min: 0, max: 3 },
        { role: 'Dedicated Transport', min: 0, max: null },
      ],
      commandPoints: -2,
    },
  ]);
});

it('reads the Command points that a detachment gives (8th)', () => {
  expect(eight.detachments.map(({ name, commandPoints, slots }) => ({ name, commandPoints, slots }))).toEqual([
    { name: 'Line Detachment', commandPoints: 5, slots: [{ role: 'HQ', min: 2, max: 3 }] },
    { name: 'Lone Detachment', commandPoints: 0, slots: [] },
  ]);
});

it('reads roles given by links, Power Ratings, prices of models and damage brackets', () => {
  expect(nine.datasheets.map(({ id }) => id)).toEqual(['e-wall', 'e-elder']);
  expect(nine.datasheets[1]).toMatchObject({
    role: 'HQ',
    powerRating: 3,
    keywords: ['Character'],
    factionKeywords: ['<Clan>', 'Hill Folk'],
    points: {
      minModels: 1,
      maxModels: 2,
      bySize: [{ upTo: null, points: 0 }],
      perModel: [{ name: 'Hill Elder', points: 45 }],
      complete: true,
    },
    options: [],
    damage: [{ id: 'p-e2', kind: 'Stat Damage - M/BS/A', characteristics: [{ name: 'Remaining W', value: '1-2' }] }],
  });
  expect(nine.datasheets[0]).toMatchObject({ powerRating: 3, points: { bySize: [{ upTo: null, points: 60 }] } });
});

it('reads keywords in angle brackets in the capacity of a TRANSPORT, with or without a category of that name', () => {
  expect(nine.datasheets[0]?.transport).toEqual({
    models: 4,
    passengers: {
      any: [{ all: [{ has: '<Clan>' }, { has: 'Character' }] }, { all: [{ has: '<MOOT>' }, { has: 'Character' }] }],
    },
  });
});

it('reads a group of fixed size whose members are chosen', () => {
  expect(eight.datasheets).toHaveLength(1);
  expect(eight.datasheets[0]).toMatchObject({
    name: 'Elder Pair [Legends]',
    legends: true,
    role: 'HQ',
    powerRating: 4,
    models: [
      { name: 'Elder with staff', min: 0, max: null },
      { name: 'Elder with pipe', min: 0, max: null },
    ],
    points: {
      minModels: 2,
      maxModels: 2,
      perModel: [
        { name: 'Elder with pipe', points: 25 },
        { name: 'Elder with staff', points: 30 },
      ],
    },
  });
});

it('reads relics, Warlord Traits, psychic powers and Stratagems with cost and purpose, without those of campaigns', () => {
  const rows = nine.armyOptions.map(({ kind, name, aliases, group, commandPoints, purpose }) =>
    [kind, name, aliases.join(), group, commandPoints, purpose].map((value) => value ?? '').join(' | '),
  );
  expect(rows).toEqual([
    'psychic-power | Long Rain |  | Weather Discipline | 0 | ',
    'relic | Crusade of the Clans |  | Relics of the Moot | 0 | ',
    'relic | Hat of Elders |  | Relics of the Moot | 0 | ',
    'relic | The Long Pipe |  | Relics of the Moot | 0 | ',
    'stratagem | Mist Lodge |  | Specialist Detachment | -1 | specialist-detachment',
    'stratagem | Stratagem: Elders of the Moot | Elders of the Moot |  | -2 | relic',
    'stratagem | Stratagem: Second Pipe | Second Pipe |  | -1 | relic',
    'warlord-trait | 1. Slow to Anger | Slow to Anger | Warlord Traits | 0 | ',
  ]);
  expect(new Set(nine.armyOptions.flatMap(({ factionIds }) => factionIds))).toEqual(new Set(['cat-hill']));
});

it('derives who may bear an option from the keyword conditions that hide it, and omits options that no unit can have', () => {
  const rows = nine.armyOptions.map(({ name, eligibility, offeredBy }) => [name, eligibility, offeredBy]);
  expect(rows).toEqual([
    ['Long Rain', null, ['e-elder']],
    ['Crusade of the Clans', { not: { has: 'Hill Folk' } }, ['e-elder']],
    ['Hat of Elders', { has: 'Character' }, ['e-elder']],
    ['The Long Pipe', null, ['e-elder']],
    ['Mist Lodge', null, undefined],
    ['Stratagem: Elders of the Moot', null, undefined],
    ['Stratagem: Second Pipe', null, ['e-elder']],
    ['1. Slow to Anger', null, ['e-elder']],
  ]);
});
