import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckReport, Verdicts } from '#muster/checking';
import { expect, it } from 'vitest';
import { detailsOf } from './details.js';
import { battleLimit, isBefore, neighbour, newness, readManifest, statesBeside, type ListEntry } from './manifest.js';
import { scoreOf, summary } from './score.js';
import { parseScoreArguments } from './score-arguments.js';
import { reasonTable, scoreLine, scoreTable } from './score-table.js';

const entryOf = (more: Partial<ListEntry> = {}): ListEntry => ({
  ...{
    file: 'a.txt',
    path: '/lists/a.txt',
    edition: '10e',
    language: 'en',
    tool: 'Harbour app (one line added)',
    statedPoints: 995,
    units: 2,
    date: null,
    state: null,
  },
  ...more,
});
const unit = (name: string, datasheet: string | null, stated: number | null, computed: number | null, line: number) => ({
  ...{ name, datasheet, models: 1, stated, computed, line },
});
const LEGAL: Verdicts = { army: 'LEGAL', units: 'LEGAL', wargear: 'LEGAL' };
const unread = (line: number) =>
  ({ code: 'UNPARSED_LINES', about: 'line', messageId: 'unreadLine', params: { line }, path: [], line }) as const;
const TEXT = 'Tidewright\nHarbour Watch (60 points)\n- Oar\nSkiff (70 points)';

function reportOf(more: Partial<CheckReport> = {}): CheckReport {
  return {
    verdict: 'LEGAL',
    aspects: LEGAL,
    question: {
      edition: '10e',
      against: { kind: 'today' },
      pointsLimit: 1000,
      battleSize: null,
      aspects: [],
      complete: false,
      amendments: [],
      houseRules: null,
    },
    edition: { id: '10e', how: 'given' },
    ruleset: null,
    amendments: [],
    release: { label: 'spring', effectiveFrom: '2026-01-01' },
    format: { id: 'gw-app', dialect: null, confidence: 'certain' },
    army: { name: null, player: null, faction: 'Tidewright', detachments: [] },
    points: { limit: 1000, limitSource: 'GIVEN', stated: 130, computed: 995 },
    budgets: [],
    findings: [],
    review: [],
    notChecked: [],
    units: [unit('Harbour Watch', 'harbour-watch', 60, 60, 2), unit('Skiff', 'skiff', 70, 75, 4)],
    attachedUnits: [],
    ...more,
  };
}
const roster = {
  name: null,
  factions: [{ name: 'Tidewright', id: null, line: 1 }],
  battleSize: null,
  pointsLimit: null,
  statedPoints: null,
  detachments: [],
  units: [],
  statesWargear: true,
};
const scored = (report: CheckReport, entry = entryOf()) =>
  scoreOf(entry, { text: TEXT, isFirstOfSeveral: false, reading: { roster, review: report.review }, report, milliseconds: 12.4 });

it('reads a manifest with data relative to the parent folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lists-'));
  await writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify([
      { file: 'a.txt', edition: '9e', state: 'states/9e-2022-01-02-x.zip' },
      { roster: 'b.ros', edition: '8e' },
    ]),
  );
  const [list, file] = await readManifest(folder);
  expect(list).toMatchObject({
    language: 'en',
    tool: 'unknown',
    units: null,
    state: { label: '9e-2022-01-02-x', source: path.join(path.dirname(folder), 'states/9e-2022-01-02-x.zip') },
  });
  expect(file).toMatchObject({ file: 'rosters/b.ros', state: null });
  await writeFile(path.join(folder, 'manifest.json'), '[{"edition": "10e"}]');
  await expect(readManifest(folder)).rejects.toThrow(/has neither/u);
  await rm(folder, { recursive: true });
});

it('rounds the stated points up to the limit of a battle', () => {
  expect([null, 405, 995, 1000, 1240, 1300, 2156, 9000].map(battleLimit)).toEqual([null, 500, 1000, 1000, 1250, 2000, 3000, null]);
});

it('finds the previous and next data state by the dates in their names', () => {
  const at = (day: string, edition: ListEntry['edition'] = '10e') =>
    entryOf({ edition, state: { source: '', label: `${edition}-${day}` } });
  const entries = [at('2025-03-01'), at('2024-01-01'), at('2025-03-01'), at('2024-06-01', '9e'), at('2025-01-01')];
  expect([-1, 1].map((offset) => neighbour(at('2025-01-01'), offset, entries)?.label)).toEqual(['10e-2024-01-01', '10e-2025-03-01']);
  expect(neighbour(at('2025-03-01'), 1, entries)).toBeNull();
  expect(neighbour(entryOf(), 1, entries)).toBeNull();
});

it('scores a report', () => {
  const score = scored(reportOf());
  expect(score).toMatchObject({
    tool: 'harbour app',
    recognised: true,
    units: { reached: 2, of: 2 },
    priced: { reached: 1, of: 2 },
    total: { stated: 995, computed: 995 },
  });
  expect(scoreLine(score)).toBe('a.txt\tgw-app\trecognised\tunits 2/2\tpriced 1/2\ttotal 995/995\tLLL\t0 reasons\t-\t12 ms');
});

it('does not count a list as recognised if its format or faction is unknown, or if a line with a price was not understood', () => {
  const noFaction = {
    code: 'UNRESOLVED_NAME',
    about: 'faction',
    messageId: 'notFound',
    params: {},
    path: ['factions', 0],
    line: 1,
  } as const;
  const another = { ...unread(3), messageId: 'anotherList' };
  const recognised = [
    {},
    { format: null },
    { review: [noFaction] },
    { review: [unread(3)] },
    { review: [unread(4)] },
    { review: [another] },
  ].map((more) => scored(reportOf(more)).recognised);
  expect(recognised).toEqual([true, false, false, true, false, false]);
});

it('counts by edition, language and tool, and returns a summary object', () => {
  const review = { ...LEGAL, wargear: 'NEEDS_REVIEW' } as const;
  const scores = [
    scored(reportOf()),
    scored(reportOf({ aspects: review, review: [unread(3), unread(3)] })),
    scored(reportOf({ aspects: { ...review, army: 'ILLEGAL' } }), entryOf({ language: 'fr', units: 3 })),
  ];
  expect(summary(scores)).toEqual({ lists: 3, recognised: 3, unitsFound: 0.85, decided: { armyUnits: 3, all: 2 }, legal: 1, illegal: 1 });
  const rows = scoreTable(scores).trimEnd().split('\n');
  expect(rows.map((row) => row.slice(0, 18).trim())).toEqual(
    ['', '10e', '10e en', '10e en harbour ap', '10e fr', '10e fr harbour ap'].map((name) => expect.stringContaining(name)),
  );
  expect(reasonTable(scores)).toContain('UNPARSED_LINES unreadLine      1      2');
});

it('shows each statement with the line that it is about', () => {
  const finding = {
    code: 'unit-size-purchasable',
    messageId: 'x',
    severity: 'error',
    params: {},
    path: ['units', 1],
    related: [],
    line: 3,
    cites: null,
  } as const;
  const report = reportOf({ review: [unread(3)], findings: [finding] });
  const details: unknown = JSON.parse(detailsOf(scored(report), report, TEXT));
  expect(details).toMatchObject({
    reasons: 1,
    findings: [{ line: 3, text: '- Oar', unit: 'Skiff (70 points)' }],
    review: [{ code: 'UNPARSED_LINES', line: 3, text: '- Oar' }],
  });
});

it('accepts an offset that starts with a dash', () => {
  expect(parseScoreArguments(['lists', '--release-offset', '-1', '--edition', '9e'])).toMatchObject({
    folder: 'lists',
    offset: -1,
    edition: '9e',
  });
  expect(parseScoreArguments(['lists', '--release-offset', '+1']).offset).toBe(1);
  expect(() => parseScoreArguments(['lists', '--release-offset', '2'])).toThrow(/-1 or \+1/u);
  expect(() => parseScoreArguments([])).toThrow(/one folder/u);
});

it('does not count the units of a list whose edition has no data', () => {
  expect(scored(reportOf({ release: null }))).toMatchObject({
    recognised: true,
    units: { reached: 0, of: 0 },
    priced: { reached: 0, of: 0 },
  });
});

it('finds the data states of an edition beside a folder of lists, and takes undated data for the newest', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'muster-score-'));
  try {
    for (const folder of ['lists', 'game-10e', 'old-10e']) await mkdir(path.join(root, folder));
    for (const file of ['game-10e/Game.gst', 'old-10e/2024-05-18-aa.zip', '9e-2021-01-02-bb.zip', '10e-2025-01-05-cc.zip', 'game-10ex.zip'])
      await writeFile(path.join(root, file), '');
    const labels = statesBeside(path.join(root, 'lists'), '10e').map(({ label }) => label);
    const oldestFirst = labels.toSorted((a, b) => (newness(a) < newness(b) ? -1 : 1));
    expect(oldestFirst).toEqual(['2024-05-18-aa', '10e-2025-01-05-cc', 'game-10e']);
    expect(statesBeside(path.join(root, 'lists'), '8e')).toEqual([]);
  } finally {
    await rm(root, { recursive: true });
  }
});

it('compares data states with the last date that a text names', () => {
  expect(isBefore('10e-2025-06-07-aa', '2025-05/2025-06')).toBe(true);
  expect(isBefore('10e-2025-07-01-aa', '2025-06 (seen 2025-06-30)')).toBe(false);
  expect(isBefore('10e-2025-07-01-aa', '2025')).toBe(true);
  expect(isBefore('game-10e', 'spring')).toBe(true);
});
