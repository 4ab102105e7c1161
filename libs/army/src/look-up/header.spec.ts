import type { DataFile } from '#muster/battlescribe';
import type { Stated } from '#muster/roster';
import { expect, it } from 'vitest';
import { indexRelease, type DatasheetAvailability } from '#muster/catalogue';
import { resolveHeader } from './header.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster } from '../testing/written-roster.js';

const stated = (name: string, line: number): Stated => ({ name, id: null, line });

function header(factions: readonly string[], detachments: readonly string[]) {
  const lines = (names: readonly string[], first: number) => names.map((name, index) => stated(name, first + index));
  const { faction, gaps, ...found } = resolveHeader(
    writtenRoster([], { factions: lines(factions, 3), detachments: lines(detachments, 10) }),
    inventedRelease,
  );
  return {
    faction: faction?.name ?? null,
    detachments: found.detachments.map(({ detachment, line }) => [detachment.name, line]),
    gaps: gaps.map(({ review }) => [review.code, review.params['name'], review.line]),
  };
}

it('splits detachments on one line, and reports the unknown one', () => {
  expect(header(['Tidewardens'], ['Deep Watch and Lamplit Vigil'])).toEqual({
    faction: 'Tidewardens',
    detachments: [
      ['Deep Watch', 10],
      ['Lamplit Vigil', 10],
    ],
    gaps: [],
  });
  expect(header(['Tidewardens'], ['Long Swell, Deep Watch, and High Tide'])).toEqual({
    faction: 'Tidewardens',
    detachments: [['Deep Watch', 10]],
    gaps: [
      ['UNRESOLVED_NAME', 'Long Swell', 10],
      ['UNRESOLVED_NAME', 'High Tide', 10],
    ],
  });
  expect(header(['Tidewardens'], ['Long Swell and High Tide']).gaps).toEqual([['UNRESOLVED_NAME', 'Long Swell and High Tide', 10]]);
});

it.each(['Deep Watch 0CP', 'Deep Watch -2CP', 'Deep Watch +5 CP'])(
  'knows a detachment by its name without its Command points: %s',
  (name) => {
    expect(header(['Tidewardens'], [name])).toEqual({ faction: 'Tidewardens', detachments: [['Deep Watch', 10]], gaps: [] });
  },
);

it('finds a faction whose words another language puts in another order', () => {
  expect(header(['Court Hollow'], [])).toEqual({ faction: 'Hollow Court', detachments: [], gaps: [] });
});

it('ignores an unknown line above the faction as the player’s text, but not a line below it', () => {
  expect(header(['quand le vent se lève', 'Tidewardens'], []).gaps).toEqual([]);
  expect(header(['Tidewarden', 'Hollow Court'], []).gaps).toEqual([]);
  expect(header(['Tide Guards', 'Hollow Court'], []).gaps).toEqual([['UNRESOLVED_NAME', 'Tide Guards', 3]]);
  expect(header(['Tidewardens', 'quand le vent se lève'], []).gaps).toEqual([['UNRESOLVED_NAME', 'quand le vent se lève', 4]]);
});

it('reads a Faction keyword as the Army Faction in editions whose armies share keywords', () => {
  const { data } = inventedRelease;
  const datasheets = data.readModel.datasheets.map((sheet) => ({ ...sheet, factionKeywords: [...sheet.factionKeywords, 'Concord'] }));
  const found = (edition: '9e' | '10e', name: string) => {
    const ofEdition = { ...data, release: { ...data.release, edition }, readModel: { ...data.readModel, datasheets } };
    const release = indexRelease(ofEdition, inventedRelease.game);
    const { faction, armyKeyword, gaps } = resolveHeader(writtenRoster([], { factions: [stated(name, 3)], detachments: [] }), release);
    return [faction?.name ?? null, armyKeyword, gaps.map(({ review }) => review.code)];
  };
  expect(found('9e', 'CONCORD')).toEqual([null, 'CONCORD', []]);
  expect(found('9e', 'Tidewardens')).toEqual(['Tidewardens', null, []]);
  expect(found('9e', 'Discord')).toEqual([null, null, ['UNRESOLVED_NAME']]);
  expect(found('10e', 'CONCORD')).toEqual([null, null, ['UNRESOLVED_NAME']]);
});

it('reads the name of a library as the armies that take their datasheets from it', () => {
  const { data } = inventedRelease;
  const [first, ...others] = data.readModel.datasheets;
  if (!first) throw new Error('The invented release has datasheets.');
  const library = (id: string): DataFile => ({
    kind: 'catalogue',
    id: 'shoal',
    name: 'Deep - Shoal Kindred',
    revision: 1,
    gameSystemId: 'game',
    library: true,
    sharedEntries: [{ kind: 'entry', id, name: first.name, type: 'unit' }],
  });
  const of = (factionId: string): DatasheetAvailability => ({ factionId, rootId: 'root', addedKeywords: [], ally: false });
  const found = (edition: '9e' | '10e', factionIds: readonly string[], files: readonly DataFile[] = [library(first.id)]) => {
    const readModel = { ...data.readModel, datasheets: [{ ...first, factions: factionIds.map(of) }, ...others] };
    const release = { ...inventedRelease, data: { release: { ...data.release, edition }, files, readModel } };
    const roster = writtenRoster([], { factions: [stated('Shoal kindred', 3)], detachments: [] });
    const { faction, armyKeyword, gaps } = resolveHeader(roster, release);
    return [faction, armyKeyword, gaps.map(({ review }) => review.code)];
  };
  expect(found('9e', ['tidewardens', 'court'])).toEqual([null, 'Shoal kindred', []]);
  expect(found('9e', ['tidewardens'])).toEqual([null, null, ['UNRESOLVED_NAME']]);
  expect(found('9e', ['tidewardens', 'court'], [{ ...library(first.id), library: false }])).toEqual([null, null, ['UNRESOLVED_NAME']]);
  expect(found('9e', ['tidewardens', 'court'], [library('another')])).toEqual([null, null, ['UNRESOLVED_NAME']]);
  expect(found('10e', ['tidewardens', 'court'])).toEqual([null, null, ['UNRESOLVED_NAME']]);
});

it.each([
  [['Tidewardens - Deep Watch'], [], 'Deep Watch'],
  [['Tidewardens Deep Watch'], [], 'Deep Watch'],
  [['Tidewardens'], ['Tidewardens - Deep Watch'], 'Deep Watch'],
  [['Tidewardens'], ['Deep Watch - Cold Hands'], 'Deep Watch'],
  [[], ['Tidewardens - Deep Watch'], 'Deep Watch'],
  [['Hollow Court, Tidewardens'], ['Deep Watch'], 'Deep Watch'],
])('takes faction %s and detachment %s apart', (factions, detachments, detachment) => {
  const line = detachments.length > 0 ? 10 : 3;
  expect(header(factions, detachments)).toEqual({ faction: 'Tidewardens', detachments: [[detachment, line]], gaps: [] });
});

it('reports an unknown detachment after the faction, and several factions if none of them is clearly the army', () => {
  expect(header(['Tidewardens'], ['Tidewardens - Garde du Phare']).gaps).toEqual([['UNRESOLVED_NAME', 'Garde du Phare', 10]]);
  expect(header(['Hollow Court, Tidewardens'], []).gaps).toEqual([['UNRESOLVED_NAME', 'Hollow Court, Tidewardens', 3]]);
});
