import { compileGame, evaluate, readDataFileXml, type DataFile, type RosterState, type SelectionState } from '#muster/battlescribe';
import type { ReadModel } from '#muster/catalogue';
import { describe, expect, it } from 'vitest';
import type { NativeRelease } from './native.types.js';
import { noNativeEntries, parseNative, parseNativeEntry } from './parse-native.js';
import { addNative, translateNative, translateNativeDatasheet, type NativeTranslation } from './translate-native.js';

const lamps = {
  edition: '10e',
  label: 'lamps-1',
  effectiveFrom: '2026-02-28',
  factions: [
    { id: 'lamps', name: 'Lamp Guild', keyword: 'Lamp Guild' },
    { id: 'wicks', name: 'Wick Lodge', keyword: 'Lamp Guild', parent: 'lamps' },
  ],
  datasheets: [
    {
      id: 'lamp-wardens',
      name: 'Lamp Wardens',
      faction: 'lamps',
      keywords: ['Infantry'],
      models: [
        {
          name: 'Lamp Warden',
          min: 3,
          max: 6,
          wargear: ['Lamp hook'],
          options: [{ name: 'Lamp', min: 0, max: 1, options: [{ name: 'Arc lamp', points: 5 }] }],
        },
      ],
      weapons: [{ name: 'Lamp hook', kind: 'Melee Weapons', characteristics: { Range: 'Melee', A: '2' } }],
      points: { bySize: [{ upTo: 3, points: 70 }, { points: 130 }], byCopy: [{ from: 2, points: 10 }] },
    },
    {
      id: 'wick-master',
      name: 'Wick Master',
      faction: 'wicks',
      keywords: ['Character', 'Infantry'],
      models: [{ name: 'Wick Master' }],
      points: 60,
    },
    { id: 'lamp-cart', name: 'Lamp Cart', faction: 'lamps', keywords: ['Vehicle'], models: [{ name: 'Lamp Cart' }], points: 90 },
  ],
  detachments: [
    { id: 'long-night', name: 'Long Night', factions: ['lamps'], grants: [{ keyword: 'Battleline', to: 'Lamp Wardens' }] },
    { id: 'short-night', name: 'Short Night', factions: ['wicks'] },
  ],
  enhancements: [
    { id: 'gold-wick', name: 'Gold Wick', detachments: ['short-night'], points: 20 },
    { id: 'brass-axle', name: 'Brass Axle', detachments: ['long-night'], points: 15, bearer: 'Vehicle' },
  ],
};

function read(json: unknown): NativeRelease {
  const { value, diagnostics } = parseNative(json);
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error('It was not read.');
  return value;
}

let count = 0;
const selection = (entryId: string, selections: readonly SelectionState[] = [], over: Partial<SelectionState> = {}): SelectionState => {
  count += 1;
  return { id: `s${count}`, entryId, entryGroupId: null, number: 1, selections, ...over };
};

const wardens = (number: number, ...more: readonly SelectionState[]): SelectionState =>
  selection('lamp-wardens', [
    selection('lamp-wardens.lamp-warden', [selection('lamp-wardens.lamp-warden.lamp-hook', [], { number }), ...more], { number }),
  ]);

const chosen = (id: string, entryId = id): SelectionState =>
  selection('lamps.detachment', [selection(entryId, [], { entryGroupId: 'lamps.detachment.choice' })]);

/** The cost and categories of each unit, and the limits of the data that are exceeded. */
function evaluated({ files }: Pick<NativeTranslation, 'files'>, selections: readonly SelectionState[], catalogueId = 'lamps') {
  const force = { id: 'f', entryId: 'army-roster', catalogueId, selections, forces: [] };
  const roster: RosterState = { costLimits: [], forces: [force] };
  const evaluation = evaluate(compileGame(files, 'newrecruit'), roster);
  const points = evaluation.costs.find(({ typeId }) => typeId === 'pts')?.value;
  return { points, evaluation, findings: evaluation.findings.map(({ kind, entryId }) => `${kind} ${entryId}`) };
}

describe('prices', () => {
  const native = translateNative(read(lamps));

  it.each([
    [3, 70],
    [4, 130],
    [6, 130],
  ])('prices a unit of %i models', (models, points) => {
    expect(evaluated(native, [wardens(models)]).points).toBe(points);
  });

  it('prices wargear per model', () => {
    const lamp = selection('lamp-wardens.arc-lamp', [], { entryGroupId: 'lamp-wardens.lamp' });
    expect(evaluated(native, [wardens(3, lamp)]).points).toBe(75);
  });

  it('prices later copies by their position', () => {
    expect(evaluated(native, [wardens(3), wardens(3), wardens(6)]).points).toBe(70 + 80 + 140);
  });
});

describe('choices', () => {
  const native = translateNative(read(lamps));
  const squad = { entryGroupId: 'lamps.enhancements' };

  it('gives keywords while mustering, and the number of copies that they allow', () => {
    const four = [wardens(3), wardens(3), wardens(3), wardens(3)];
    expect(evaluated(native, [chosen('long-night', 'long-night.for.lamps::long-night'), ...four]).findings).not.toContain(
      'tooMany lamp-wardens',
    );
    expect(evaluated(native, four).findings).toContain('tooMany lamp-wardens');
  });

  it('offers an enhancement to the bearers of its clause, in its detachment', () => {
    const axle = (unit: string): SelectionState => selection(unit, [selection(`${unit}.enhancements::brass-axle`, [], squad)]);
    const longNight = chosen('long-night', 'long-night.for.lamps::long-night');
    expect(evaluated(native, [longNight, axle('lamp-cart')]).findings).not.toContain('hidden brass-axle');
    expect(evaluated(native, [axle('lamp-cart')]).findings).toContain('hidden brass-axle');
    expect(native.readModel.enhancements.find(({ id }) => id === 'brass-axle')?.offeredBy).toEqual(['lamp-cart']);
  });

  it('lets the narrower faction use datasheets and detachments of the wider one, but not vice versa', () => {
    const { datasheets, detachments } = native.readModel;
    const factionsOf = (id: string): unknown => datasheets.find((sheet) => sheet.id === id)?.factions.map(({ factionId }) => factionId);
    expect([factionsOf('lamp-wardens'), factionsOf('wick-master')]).toEqual([['lamps', 'wicks'], ['wicks']]);
    expect(detachments.map(({ id, factionIds }) => [id, factionIds])).toEqual([
      ['long-night', ['lamps', 'wicks']],
      ['short-night', ['wicks']],
    ]);
    expect(evaluated(native, [wardens(3)], 'wicks').points).toBe(70);
  });
});

it('translates the 9th edition into forces with slots', () => {
  const { files, readModel } = translateNative(
    read({
      ...lamps,
      edition: '9e',
      datasheets: [{ ...lamps.datasheets[1], faction: 'lamps', role: 'HQ', powerRating: 4 }],
      detachments: [
        {
          id: 'patrol',
          name: 'Patrol',
          slots: [
            { role: 'HQ', min: 1, max: 2 },
            { role: 'Troops', max: 3 },
          ],
          commandPoints: -2,
        },
      ],
      enhancements: [],
    }),
  );
  const [system, catalogue] = files;
  expect(
    system?.forceEntries?.map(({ name, categoryLinks }) => [
      name,
      categoryLinks?.map((link) => [link.name, link.constraints?.map(({ type, value }) => [type, value])]),
    ]),
  ).toEqual([
    [
      'Patrol',
      [
        ['Configuration', undefined],
        [
          'HQ',
          [
            ['min', 1],
            ['max', 2],
          ],
        ],
        ['Troops', [['max', 3]]],
      ],
    ],
  ]);
  expect(
    catalogue?.entries?.map(({ name, costs, categoryLinks, constraints }) => [
      name,
      costs?.map((cost) => cost.value),
      categoryLinks?.[0]?.name,
      constraints,
    ]),
  ).toEqual([['Wick Master', [60, 4], 'HQ', undefined]]);
  expect(readModel.detachments[0]?.commandPoints).toBe(-2);
  expect(readModel.datasheets[0]).toMatchObject({ role: 'HQ', powerRating: 4 });
});

/** BattleScribe data, which uses other ids for the same names. */
const community: readonly DataFile[] = [
  `<gameSystem id="sys" name="S" revision="1">
    <costTypes><costType id="c-pts" name="pts" defaultCostLimit="-1"/></costTypes>
    <profileTypes><profileType id="p-melee" name="Melee Weapons"><characteristicTypes>
      <characteristicType id="p-range" name="Range"/><characteristicType id="p-a" name="A"/>
    </characteristicTypes></profileType></profileTypes>
    <categoryEntries><categoryEntry id="k-infantry" name="Infantry"/><categoryEntry id="k-character" name="Character"/></categoryEntries>
    <forceEntries><forceEntry id="army-roster" name="Army Roster"/></forceEntries>
  </gameSystem>`,
  `<catalogue id="lamps" name="Lamps" revision="1" gameSystemId="sys">
    <sharedSelectionEntries><selectionEntry id="u-warlord" name="Warlord" type="upgrade"/></sharedSelectionEntries>
    <sharedSelectionEntryGroups><selectionEntryGroup id="g-enhancements" name="Enhancements"/></sharedSelectionEntryGroups>
    <selectionEntries><selectionEntry id="e-detachment" name="Detachment" type="upgrade"><selectionEntryGroups>
      <selectionEntryGroup id="g-detachment" name="Detachment"><selectionEntries>
        <selectionEntry id="d-old" name="Old Night" type="upgrade"/>
      </selectionEntries></selectionEntryGroup>
    </selectionEntryGroups></selectionEntry></selectionEntries>
  </catalogue>`,
].flatMap((xml, index) => readDataFileXml(`${index}.cat`, new TextEncoder().encode(xml)).value ?? []);

const rows: ReadModel = {
  factions: [{ id: 'lamps', slug: 'lamps', name: 'Lamps', aliases: [], keyword: 'Lamp Guild', parentId: null, catalogueId: 'lamps' }],
  datasheets: [],
  detachments: [],
  enhancements: [],
  armyOptions: [],
};

describe('entries added to BattleScribe data', () => {
  const base = { edition: '10e', files: community, readModel: rows } as const;

  it('use the ids that the data has for their names', () => {
    const [sheet] = read(lamps).datasheets;
    if (!sheet) throw new Error('There is a datasheet.');
    const { value, diagnostics } = translateNativeDatasheet(base, { ...sheet, keywords: ['Infantry', 'CHARACTER', 'Warden'] });
    expect(diagnostics).toEqual([]);
    const entry = value.files.find(({ id }) => id === 'lamps')?.entries?.find(({ id }) => id === 'lamp-wardens');
    expect(entry?.costs).toEqual([{ typeId: 'c-pts', name: 'pts', value: 70 }]);
    expect(entry?.categoryLinks?.map(({ targetId }) => targetId)).toEqual([
      'k-infantry',
      'k-character',
      'category-warden',
      'category-lamp-wardens',
      'category-faction-lamp-guild',
    ]);
    expect(entry?.links?.map(({ name, targetId }) => [name, targetId])).toEqual([['Warlord', 'u-warlord']]);
    const [hook] = entry?.entries?.[0]?.entries ?? [];
    expect(hook?.profiles?.[0]).toMatchObject({ typeId: 'p-melee', characteristics: [{ typeId: 'p-range' }, { typeId: 'p-a' }] });
    expect(evaluated(value, [wardens(6)]).evaluation.costs).toEqual([expect.objectContaining({ typeId: 'c-pts', value: 130 })]);
    expect(value.readModel.datasheets.map(({ slug, keywords }) => [slug, keywords])).toEqual([
      ['lamp-wardens', ['Infantry', 'CHARACTER', 'Warden', 'Lamp Wardens']],
    ]);
    expect(community[1]?.entries).toHaveLength(1);
  });

  it('are in the groups that the data has for them', () => {
    const detachment = parseNativeEntry('detachment', { id: 'new-night', name: 'New Night', factions: ['lamps'] }).value;
    const enhancement = parseNativeEntry('enhancement', { id: 'wick', name: 'Wick', detachments: ['new-night'], points: 5 }).value;
    if (!detachment || !enhancement) throw new Error('They were not read.');
    const { value, diagnostics } = addNative(base, { ...noNativeEntries, detachments: [detachment], enhancements: [enhancement] });
    expect(diagnostics).toEqual([]);
    const file = value.files.find(({ id }) => id === 'lamps');
    expect(file?.entries?.[0]?.groups?.[0]?.entries?.map(({ id }) => id)).toEqual(['d-old', 'new-night']);
    expect(file?.sharedGroups?.[0]?.entries?.map(({ id, costs }) => [id, costs?.[0]?.typeId])).toEqual([['wick', 'c-pts']]);
  });

  it('are refused, or only listed, if the data has no place for them', () => {
    const [sheet] = read(lamps).datasheets;
    const detachment = parseNativeEntry('detachment', { id: 'd', name: 'D', factions: ['lamps'] }).value;
    if (!sheet || !detachment) throw new Error('They were not read.');
    const bare = { ...base, files: community.map((file): DataFile => (file.kind === 'catalogue' ? { ...file, entries: [] } : file)) };
    const { value, diagnostics } = addNative(bare, { ...noNativeEntries, detachments: [detachment] });
    expect(diagnostics.map(({ messageId, severity }) => [messageId, severity])).toEqual([['noGroup', 'warning']]);
    expect(value.readModel.detachments.map(({ id }) => id)).toEqual(['d']);
    const homeless = translateNativeDatasheet(base, { ...sheet, faction: 'oils' });
    expect(homeless.diagnostics.map(({ messageId, severity, params }) => [messageId, severity, params])).toEqual([
      ['noCatalogue', 'error', { id: 'oils' }],
    ]);
    expect(homeless.value.readModel.datasheets).toEqual([]);
  });
});
