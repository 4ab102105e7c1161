import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DataFile } from '../nodes.js';
import { canonicalJson } from './parts/canonical-json.js';
import { checkFiles } from './check/check-files.js';
import { readArchive } from './bytes/read-archive.js';
import { readDataFile, type DataFileReading } from './read-data-file.js';
import { readRosterFile } from './roster/read-roster-file.js';
import { joinFile, splitFile } from './parts/split-file.js';
import { StringPool } from './bytes/string-pool.js';
import { filesIn, isPresent, type NamedBytes } from './testing/shared-data.js';

// These tests read many megabytes and may run on slow machines.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

async function readAll(files: readonly NamedBytes[]): Promise<DataFileReading[]> {
  const strings = new StringPool();
  const readings: DataFileReading[] = [];
  for (const { path, bytes } of files) readings.push(await readDataFile(path, bytes, { strings }));
  return readings;
}

async function readZip(folder: readonly string[], name: RegExp): Promise<DataFileReading[]> {
  const zip = filesIn(...folder).find(({ path }) => name.test(path));
  const { value, diagnostics } = await readArchive(zip?.path ?? '', zip?.bytes ?? new Uint8Array());
  expect(diagnostics).toEqual([]);
  return readAll(value);
}

/** Counts the nodes in lists of each name, anywhere in the files. */
function counts(readings: readonly DataFileReading[]): Record<string, number> {
  const found: Record<string, number> = {};
  const visit = (node: object): void => {
    for (const [name, value] of Object.entries(node)) {
      if (!Array.isArray(value)) continue;
      found[name] = (found[name] ?? 0) + value.length;
      value.forEach((child: unknown) => typeof child === 'object' && child !== null && visit(child));
    }
  };
  for (const { value } of readings) if (value) visit(value);
  return found;
}

function sum(found: Readonly<Record<string, number>>, ...lists: readonly string[]): number {
  return lists.reduce((total, name) => total + (found[name] ?? 0), 0);
}

/** Numbers of elements for comparison with an independent count of the same files. */
function yardstick(readings: readonly DataFileReading[]): Record<string, number> {
  const found = counts(readings);
  return {
    selectionEntry: sum(found, 'entries', 'sharedEntries'),
    selectionEntryGroup: sum(found, 'groups', 'sharedGroups'),
    entryLink: sum(found, 'links', 'entryLinks'),
    categoryEntry: sum(found, 'categoryEntries'),
    categoryLink: sum(found, 'categoryLinks'),
    constraint: sum(found, 'constraints'),
    modifier: sum(found, 'modifiers'),
    modifierGroup: sum(found, 'modifierGroups'),
    condition: sum(found, 'conditions'),
    conditionGroup: sum(found, 'conditionGroups'),
    repeat: sum(found, 'repeats'),
    profile: sum(found, 'profiles', 'sharedProfiles'),
    characteristic: sum(found, 'characteristics'),
    rule: sum(found, 'rules', 'sharedRules'),
    infoLink: sum(found, 'infoLinks'),
    cost: sum(found, 'costs'),
    association: sum(found, 'associations'),
    forceEntry: sum(found, 'forceEntries'),
  };
}

function codes(readings: readonly DataFileReading[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { code, messageId } of checkFiles(readings)) found[`${code} ${messageId}`] = (found[`${code} ${messageId}`] ?? 0) + 1;
  return found;
}

function filesOf(readings: readonly DataFileReading[]): DataFile[] {
  return readings.flatMap(({ value }) => value ?? []);
}

/** Texts, other than names, that are longer than any label. If prose were stored, it would appear here. */
function longTexts(readings: readonly DataFileReading[], limit: number): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.length > limit) found.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) if (key !== 'name') visit(member);
    }
  };
  filesOf(readings).forEach(visit);
  return found;
}

describe.skipIf(!isPresent('wh40k-10e'))('the 10th edition data of 2026-06-14', () => {
  let readings: DataFileReading[] = [];
  beforeAll(async () => {
    readings = await readAll(filesIn('wh40k-10e'));
  });

  it('are read without diagnostics', () => {
    expect(readings).toHaveLength(47);
    expect(readings.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });

  it('contain as many nodes as an independent count', () => {
    expect(yardstick(readings)).toEqual({
      selectionEntry: 12_168,
      selectionEntryGroup: 4_563,
      entryLink: 18_399,
      categoryEntry: 1_734,
      categoryLink: 13_354,
      constraint: 25_738,
      modifier: 21_897,
      modifierGroup: 2_259,
      condition: 27_065,
      conditionGroup: 8_757,
      repeat: 2_814,
      profile: 13_891,
      characteristic: 56_821,
      rule: 385,
      infoLink: 11_244,
      cost: 17_539,
      association: 50,
      forceEntry: 4,
    });
  });

  it('have duplicate ids, and no other problems between files', () => {
    expect(codes(readings)).toEqual({ 'import/duplicate-id node': 884 });
  });

  it('are restored exactly from their chunks', () => {
    const large = filesOf(readings).filter(({ sharedEntries = [] }) => sharedEntries.length > 120);
    expect(large.length).toBeGreaterThan(3);
    for (const file of large) expect(canonicalJson(joinFile(splitFile(file)))).toBe(canonicalJson(file));
  });

  it('contain no text longer than the path of a modifier', () => {
    expect(longTexts(readings, 120)).toEqual([]);
  });
});

describe.skipIf(!isPresent('wh40k-9e'))('the 9th edition data of 2023-10-19', () => {
  let readings: DataFileReading[] = [];
  beforeAll(async () => {
    readings = await readAll(filesIn('wh40k-9e'));
  });

  it('are read without diagnostics', () => {
    expect(readings).toHaveLength(53);
    expect(readings.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(codes(readings)).toEqual({ 'import/duplicate-id node': 215 });
    expect(longTexts(readings, 120)).toEqual([]);
  });

  it('contain as many nodes as an independent count', () => {
    expect(yardstick(readings)).toEqual({
      selectionEntry: 9_590,
      selectionEntryGroup: 2_349,
      entryLink: 19_054,
      categoryEntry: 2_284,
      categoryLink: 14_628,
      constraint: 22_000,
      modifier: 14_110,
      modifierGroup: 908,
      condition: 19_002,
      conditionGroup: 5_055,
      repeat: 685,
      profile: 11_260,
      characteristic: 48_369,
      rule: 431,
      infoLink: 8_631,
      cost: 30_993,
      association: 0,
      forceEntry: 27,
    });
  });
});

describe.skipIf(!isPresent('wh40k-8e-2020-07-15-b3dd04dfb7.zip'))('the 8th edition data of 2020-07-15', () => {
  it('are read from their archive without diagnostics', async () => {
    const readings = await readZip([], /^wh40k-8e-/);
    expect(readings).toHaveLength(54);
    expect(readings.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(codes(readings)).toEqual({ 'import/duplicate-id node': 873 });
    expect(longTexts(readings, 120)).toEqual([]);
    // The independent count used data that was two days newer: 20,832 links and 22,877 constraints.
    expect(yardstick(readings)).toMatchObject({ selectionEntry: 9_496, entryLink: 20_813, constraint: 22_852, profile: 11_976 });
  });
});

describe.skipIf(!isPresent('wh40k-10e-releases'))('older states of the 10th edition data', () => {
  it.each([
    ['2024-02-20', 45],
    ['2025-03-18', 45],
    ['2026-01-19', 47],
  ])('are read from the archive of %s without diagnostics', async (date, count) => {
    const readings = await readZip(['wh40k-10e-releases'], new RegExp(`^${date}`));
    expect(readings).toHaveLength(count);
    expect(readings.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });
});

describe.skipIf(!isPresent('rosters'))('real rosters', () => {
  it('are read without diagnostics', async () => {
    const rosters = filesIn('rosters', 'rosters');
    expect(rosters).toHaveLength(121);
    for (const { path, bytes } of rosters) expect(await readRosterFile(path, bytes)).toMatchObject({ value: {}, diagnostics: [] });
  });
});
