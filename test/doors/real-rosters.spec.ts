import { describe, expect, it } from 'vitest';
import { isPresent, sharedData } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { RosterFolder } from '../../tools/conformance/roster-folder.js';
import { RosterReleases } from '../../tools/conformance/roster-release.js';
import { compared } from './comparable-report.js';
import { throughDoors } from './doors.js';

const EDITIONS = ['8e', '9e', '10e', '11e'] as const;

/** `MUSTER_DOORS_SEED` sends the same files again; `MUSTER_DOORS_LISTS`: how many. */
const seed = Number(process.env['MUSTER_DOORS_SEED'] ?? 1);
const most = Number(process.env['MUSTER_DOORS_LISTS'] ?? 8);

describe.skipIf(!isPresent('rosters'))(`real roster files have one report, seed ${seed}`, () => {
  it('checked, as Muster JSON, and imported', { timeout: 240_000 }, async () => {
    const folder = new RosterFolder(sharedData('rosters'));
    const releases = new RosterReleases(folder, false);
    const all = await folder.manifest();
    const chosen = new Set(Array.from({ length: Math.min(most, all.length) }, (_, at) => all[(seed + at * 7919) % all.length]));
    const [saidElsewhere, saidByCheck]: [unknown[], unknown[]] = [[], []];
    for (const entry of chosen) {
      const edition = EDITIONS.find((one) => one === entry?.edition);
      if (!entry || !edition) continue;
      const subject = { kind: 'file', name: entry.roster, bytes: await folder.roster(entry) } as const;
      const [others, check] = compared(await throughDoors(subject, await releases.of(entry, edition)));
      saidElsewhere.push([entry.roster, others]);
      saidByCheck.push([entry.roster, check]);
    }
    expect(saidElsewhere).toEqual(saidByCheck);
  });
});
