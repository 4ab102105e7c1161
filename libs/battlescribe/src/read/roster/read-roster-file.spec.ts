import { expect, it } from 'vitest';
import { readRosterFile, readRosterXml } from './read-roster-file.js';
import type { RosterFile } from './roster-file.js';
import { fixture, utf8 } from '../testing/fixtures.js';
import { zipFile } from '../testing/zip-file.js';

const twoForces = {
  id: 'ros-1',
  name: 'Evening tide',
  battleScribeVersion: '2.03',
  generatedBy: '',
  gameSystemId: 'sys-salt',
  gameSystemName: 'Saltmarch Skirmish',
  gameSystemRevision: 7,
  costs: [{ typeId: 'pts', name: 'pts', value: 185 }],
  costLimits: [{ typeId: 'pts', name: 'pts', value: 1000 }],
  forces: [
    {
      id: 'f-1',
      name: 'Salt Company',
      entryId: 'force-main',
      catalogueId: 'cat-reed',
      catalogueName: 'Reed Wardens',
      catalogueRevision: 4,
      categories: [{ entryId: 'cat-captain', name: 'Captain', primary: false }],
      costs: [],
      selections: [
        {
          id: 's-1',
          name: 'Reed Squad',
          customName: 'The Wet Boots',
          type: 'unit',
          group: '',
          entryId: 'root-squad::unit-squad',
          entryGroupId: null,
          number: 1,
          costs: [{ typeId: 'pts', name: 'pts', value: 180 }],
          categories: [{ entryId: 'cat-captain', name: 'Captain', primary: true }],
          selections: [
            {
              id: 's-2',
              name: 'Reed Warden',
              customName: '',
              type: 'model',
              group: '',
              entryId: 'root-squad::model-warden',
              entryGroupId: 'root-squad::grp-models',
              number: 10,
              costs: [{ typeId: 'pts', name: 'pts', value: 5.5 }],
              categories: [],
              selections: [],
              line: 18,
            },
          ],
          line: 15,
        },
      ],
      forces: [
        {
          id: 'f-2',
          name: 'Salt Wing',
          entryId: 'force-wing',
          catalogueId: 'cat-reed',
          catalogueName: 'Reed Wardens',
          catalogueRevision: 4,
          categories: [],
          costs: [],
          selections: [],
          forces: [],
          line: 36,
        },
      ],
      line: 10,
    },
  ],
} satisfies RosterFile;

it('reads a roster with its stated values', () => {
  expect(readRosterXml('two-forces.ros', fixture('two-forces.ros'))).toEqual({ value: twoForces, diagnostics: [] });
});

it('reads a zipped roster', async () => {
  const bytes = zipFile([{ path: 'two-forces.ros', bytes: fixture('two-forces.ros') }]);
  expect(await readRosterFile('two-forces.rosz', bytes)).toEqual({ value: twoForces, diagnostics: [] });
});

const selections = (inner: string): ReturnType<typeof readRosterXml> =>
  readRosterXml(
    'r.ros',
    utf8(`<roster id="r" name="R" gameSystemId="s"><forces><force id="f"><selections>${inner}</selections></force></forces></roster>`),
  );

it('creates ids for selections without one, and reports it', () => {
  const { value, diagnostics } = selections('<selection id="a" number="1"/><selection id="a" number="1"/><selection number="1"/>');
  expect(value?.forces[0]?.selections.map(({ id }) => id)).toEqual(['a', 'line-1-1', 'line-1-2']);
  expect(diagnostics.map(({ messageId }) => messageId)).toEqual(['repeatedId', 'noId']);
});

it.each(['-1', '1.5', '1e3', '99999999', '٣', 'many'])('skips a selection with the number %s, and reports it', (number) => {
  const { value, diagnostics } = selections(`<selection id="a" number="${number}"/>`);
  expect(value?.forces[0]?.selections).toEqual([]);
  expect(diagnostics.map(({ code, messageId }) => [code, messageId])).toEqual([['import/bad-value', 'number']]);
});

it('reports unknown constructs in a roster', () => {
  const { diagnostics } = selections('<selection id="a" number="1" speed="9"><hopes/></selection>');
  expect(diagnostics.map(({ params }) => [params['element'], params['attribute'] ?? null])).toEqual([
    ['selection', 'speed'],
    ['hopes', null],
  ]);
});
