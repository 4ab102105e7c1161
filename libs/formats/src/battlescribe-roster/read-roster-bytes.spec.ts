import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { looksLikeRosterFile, readRosterBytes } from './read-roster-bytes.js';

const fixture = new Uint8Array(readFileSync(new URL('./fixtures/hill-folk.ros', import.meta.url)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

it('reads what a file states, and keeps its selections with their ids', async () => {
  const { roster, built, format, source, diagnostics, review } = await readRosterBytes('hill-folk.ros', fixture);
  expect({ diagnostics, review }).toEqual({ diagnostics: [], review: [] });
  expect(format).toEqual({ id: 'battlescribe-roster', dialect: 'battlescribe', edition: '9e', confidence: 'certain' });
  expect(source).toEqual({ appVersion: '2.03', dataVersion: '1' });
  const { units, armySelections, ...header } = roster;
  expect(header).toEqual({
    name: 'Moot of the Nine Hills',
    factions: [{ name: 'Hill Folk', id: 'cat-hill', line: 7 }],
    battleSize: null,
    pointsLimit: 500,
    statedPoints: 150,
    detachments: [{ name: 'Patrol Detachment -2CP', id: 'f-patrol', line: 7 }],
    statesWargear: true,
    commandPoints: { start: null, changes: [], left: -4, line: null },
    statedPowerLevel: 8,
  });
  expect(
    units.map(({ name, id, line, section, detachment, statedPoints, statedPowerRating, warlord }) => ({
      name,
      id,
      line,
      section,
      detachment,
      statedPoints,
      statedPowerRating,
      warlord,
    })),
  ).toEqual([
    {
      name: 'Hill Elder',
      id: 'l-elder::e-elder',
      line: 13,
      section: 'HQ',
      detachment: 0,
      statedPoints: 90,
      statedPowerRating: 5,
      warlord: false,
    },
    {
      name: 'Dry Wall',
      id: 'l-wall::e-wall',
      line: 22,
      section: null,
      detachment: 0,
      statedPoints: 60,
      statedPowerRating: 3,
      warlord: false,
    },
    {
      name: 'Marsh Walker',
      id: 'l-gone::e-gone',
      line: 23,
      section: null,
      detachment: 0,
      statedPoints: null,
      statedPowerRating: undefined,
      warlord: true,
    },
  ]);
  expect(units.map(({ loadout }) => loadout.map(({ name, count, line }) => `${count} ${name}, line ${line}`))).toEqual([
    [
      '2 Hill Elder, line 14',
      '1 The Long Pipe, line 15',
      '1 1. Slow to Anger, line 16',
      '1 Long Rain, line 17',
      '1 Stratagem: Second Pipe, line 18',
    ],
    [],
    [],
  ]);
  expect(armySelections?.map(({ name, detachment, items }) => [name, detachment, items.map((item) => item.name)])).toEqual([
    ['Detachment Command Cost', 0, []],
    ['Lodge Choice', 0, ['Mist Lodge']],
    ['Stratagem: Forgotten', 0, []],
  ]);
  expect(roster.units.map(({ unitId }) => unitId)).toEqual(['s-4', 's-10', 's-11']);
  expect(built?.state.forces.map(({ id, entryId }) => [id, entryId])).toEqual([['f-1', 'f-patrol']]);
});

const oneForce = {
  name: 'Two Walkers',
  generatedBy: 'https://newrecruit.eu',
  roster: {
    name: 'Two Walkers',
    costs: [{ name: 'pts', typeId: 'points', value: 300 }],
    costLimits: [{ name: 'pts', typeId: 'points', value: -1 }],
    forces: [
      {
        id: 'f',
        name: 'Army Roster',
        catalogueName: 'North - Walkers',
        selections: [
          {
            id: 'a',
            name: 'Battle Size',
            type: 'upgrade',
            number: 1,
            selections: [{ id: 'b', name: '2. Full Tide (2,000 Point limit)', type: 'upgrade', number: 1 }],
          },
          {
            id: 'i',
            name: 'Force Disposition',
            type: 'upgrade',
            number: 1,
            selections: [{ id: 'j', name: 'Hold the Dyke', type: 'upgrade', number: 1, group: 'Force Disposition' }],
          },
          {
            id: 'c',
            name: 'Detachment',
            type: 'upgrade',
            number: 1,
            selections: [{ id: 'd', name: 'Long Stride', type: 'upgrade', number: 1, group: 'Detachment' }],
          },
          {
            id: 'e',
            name: 'Walker',
            type: 'model',
            number: 1,
            rules: [{ name: 'Stride', description: 'Prose.' }],
            costs: [{ name: 'pts', typeId: 'points', value: 300 }],
            selections: [
              { id: 'g', name: 'Warlord', type: 'upgrade', number: 1 },
              { id: 'h', name: 'Claw', type: 'upgrade', number: 2 },
            ],
          },
        ],
      },
    ],
  },
};

it('reads the JSON form, in which the detachment is a choice', async () => {
  const { roster, format, source, review } = await readRosterBytes('list.json', bytesOf(JSON.stringify(oneForce)));
  expect(review).toEqual([]);
  expect(format).toEqual({ id: 'battlescribe-roster', dialect: 'new-recruit', edition: '10e', confidence: 'guess' });
  expect(source).toEqual({ appVersion: 'https://newrecruit.eu', dataVersion: null });
  expect(roster).toMatchObject({
    factions: [{ name: 'Walkers', id: null, line: null }],
    battleSize: { name: 'Full Tide', id: null, line: null },
    pointsLimit: 2000,
    statedPoints: 300,
    detachments: [{ name: 'Long Stride', id: null, line: null }],
    declared: { forceDispositions: ['Hold the Dyke'] },
    units: [
      { name: 'Walker', id: null, line: null, detachment: null, statedPoints: 300, warlord: true, loadout: [{ name: 'Claw', count: 2 }] },
    ],
  });
});

it.each([
  ['no XML', 'Just a list\n10 Deckhands', 'import/unreadable-file'],
  ['another document', '<catalogue id="x"/>', 'import/unreadable-file'],
  ['JSON without a roster', '{"units": []}', 'import/unreadable-file'],
  ['broken JSON', '{"roster": {', 'import/unreadable-file'],
  ['a zip that is none', 'PK\u0003\u0004 not so', 'import/unreadable-zip'],
])('does not read %s as a roster', async (_, text, code) => {
  const { built, format, review, diagnostics } = await readRosterBytes('x', bytesOf(text));
  expect([built, format.id, review.map((reason) => reason.code), diagnostics.map((one) => one.code)]).toEqual([
    null,
    null,
    ['UNRECOGNISED_FORMAT'],
    [code],
  ]);
});

it("includes the children in a selection's price if that adds up to the total, and states no price if neither does", async () => {
  const text = new TextDecoder().decode(fixture);
  const whole = text.replace(
    'typeId="points" value="0.0"/></costs>\n        <categories>',
    'typeId="points" value="90.0"/></costs>\n        <categories>',
  );
  const pricesOf = async (changed: string) =>
    (await readRosterBytes('x.ros', bytesOf(changed))).roster.units.map((unit) => unit.statedPoints);
  expect(whole).not.toBe(text);
  expect(await pricesOf(whole)).toEqual([90, 60, null]);
  expect(await pricesOf(text.replace('value="150.0"', 'value="155.0"'))).toEqual([null, null, null]);
});

it('reports a selection that it cannot read, and reads the rest', async () => {
  const text = new TextDecoder()
    .decode(fixture)
    .replace('name="Dry Wall" entryId="l-wall::e-wall" number="1"', 'name="Dry Wall" entryId="l-wall::e-wall" number="one"');
  const { roster, review } = await readRosterBytes('x.ros', bytesOf(text));
  expect(review).toEqual([
    { code: 'UNPARSED_LINES', about: 'line', messageId: 'unreadElement', params: { line: 22, element: 'selection' }, path: [], line: 22 },
  ]);
  expect(roster.units.map(({ name }) => name)).toEqual(['Hill Elder', 'Marsh Walker']);
});

it.each([
  ['<?xml version="1.0"?><roster/>', true],
  ['  {"roster": {}}', true],
  ['PK\u0003\u0004', true],
  ['PKs of the old guard', false],
  ['Walkers (300 points)', false],
  ['', false],
])('recognises by its first bytes whether %j is a roster file', (text, expected) => {
  expect(looksLikeRosterFile(bytesOf(text))).toBe(expected);
});
