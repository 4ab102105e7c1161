import { readRosterXml } from '#muster/battlescribe';
import { readRosterBytes } from '#muster/formats';
import { describe, expect, it } from 'vitest';
import { isPresent, sharedData } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { RosterFolder } from './roster-folder.js';
import { RosterReleases } from './roster-release.js';
import { judgeRoster } from './verdict-conformance.js';

/**
 * `muster conformance verdicts` judges all rosters. This test judges only every 25th, because each needs a release built from its own
 * data.
 */
const EVERY = 25;

describe.skipIf(!isPresent('rosters'))('real roster files', () => {
  it('are read completely', async () => {
    const rosters = new RosterFolder(sharedData('rosters'));
    const differing: string[] = [];
    for (const entry of await rosters.manifest()) {
      const bytes = await rosters.roster(entry);
      const { roster, format, review } = await readRosterBytes(entry.roster, bytes);
      const forces = readRosterXml(entry.roster, bytes).value?.forces ?? [];
      const inFile = forces.reduce((sum, { selections }) => sum + selections.length, 0);
      const read = roster.units.length + (roster.armySelections?.length ?? 0);
      if (read !== inFile || format.edition !== entry.edition || review.length > 0) differing.push(entry.roster);
    }
    expect(differing).toEqual([]);
  }, 60_000);

  it('have every unit found or reported', async () => {
    const rosters = new RosterFolder(sharedData('rosters'));
    const releases = new RosterReleases(rosters);
    const sample = (await rosters.manifest()).filter((_, index) => index % EVERY === 0);
    const lost: string[] = [];
    for (const entry of sample) {
      const report = await judgeRoster(releases, entry, await rosters.roster(entry));
      const units = report?.units ?? [];
      const reported = new Set(report?.review.filter(({ path: [list] }) => list === 'units').map(({ path: [, index] }) => index));
      lost.push(...units.filter(({ datasheet }, index) => datasheet === null && !reported.has(index)).map(({ name }) => name));
      if (units.length === 0) lost.push(entry.roster);
    }
    expect(sample.length).toBeGreaterThan(4);
    expect(lost).toEqual([]);
  }, 120_000);
});
