import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckReport } from '#muster/checking';
import { readRosterBytes } from '#muster/formats';
import { ENGLISH } from '#muster/messages';
import { causeIn } from '#muster/rules';
import { describe, expect, it } from 'vitest';
import { isPresent, sharedData } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { RosterFolder } from './roster-folder.js';
import { RosterReleases } from './roster-release.js';
import { judged, rosterFile, type Chosen, type ChosenForce } from './testing/invented-nine.js';
import { judgeRoster } from './verdict-conformance.js';
import { sayingIn } from '../../apps/cli/src/words.js';

const say = sayingIn(ENGLISH);

const ROOT = path.resolve(import.meta.dirname, '../..');

function ledgerOf(report: CheckReport | null) {
  const ledger = report?.budgets.find(({ kind }) => kind === 'command-points');
  if (!ledger) return null;
  return { start: ledger.start, lines: ledger.lines.map((line) => `${line.amount} ${causeIn(line, say)}`), balance: ledger.balance };
}

/** The same file with every CP value set to 0, including those in the names of its forces. */
function blanked(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const costs = text.replace(/(<cost name="CP"[^>]*? value=")[^"]*/g, (_, before: string) => `${before}0.0`);
  return new TextEncoder().encode(costs.replace(/(<force [^>]*? name="[^"]*?) [+-]?\d+CP"/g, (_, before: string) => `${before}"`));
}

describe.skipIf(!isPresent('rosters'))('the CP of real 9th edition rosters', () => {
  it('equal those of the ledger, except for the documented differences; stated values do not change the ledger', async () => {
    const rosters = new RosterFolder(sharedData('rosters'));
    const releases = new RosterReleases(rosters, false);
    const differing: string[] = [];
    let stating = 0;
    for (const entry of await rosters.manifest()) {
      if (entry.edition !== '9e') continue;
      const bytes = await rosters.roster(entry);
      const stated = (await readRosterBytes(entry.roster, bytes)).roster.commandPoints?.left;
      if (typeof stated !== 'number') continue;
      stating += 1;
      const ledger = ledgerOf(await judgeRoster(releases, entry, bytes));
      expect(ledgerOf(await judgeRoster(releases, entry, blanked(bytes)))).toEqual(ledger);
      if (ledger?.balance !== stated) differing.push(`${entry.roster} ${stated} ${ledger?.balance ?? 'none'}`);
    }
    expect(differing).toEqual(documented());
    expect({ stating, share: differing.length / stating <= 0.05 }).toEqual({ stating: 76, share: true });
  }, 600_000);
});

/** The first three columns of the table of differences. */
function documented(): readonly string[] {
  const page = readFileSync(path.join(ROOT, 'docs/rules/command-points.md'), 'utf8');
  return [...page.matchAll(/^\| (\S+\.ros) +\| (\S+) +\| (\S+) +\|/gm)].map(([, roster, theirs, ours]) => `${roster} ${theirs} ${ours}`);
}

const size: Chosen = { id: 'size', name: 'Battle Size', inside: [{ id: 'strike', name: '3. Strike Force', cp: 12 }] };
const commandCost: Chosen = { id: 'cost', name: 'Detachment Command Cost', cp: -2 };
const warlord: Chosen = { id: 'warlord', name: 'Warlord' };
const second: Chosen = { id: 'second', name: 'Stratagem: Second Pipe', cp: -1 };
const elder = (...inside: readonly Chosen[]): Chosen => ({ id: 'elder', name: 'Elder', type: 'model', inside });
const golem: Chosen = { id: 'golem', name: 'Hill Golem', type: 'model' };
const patrol = (...chosen: readonly Chosen[]): ChosenForce => ({ id: 'patrol', name: 'Patrol Detachment -2CP', chosen });

describe('the CP of an invented roster', () => {
  it.each<[string, readonly ChosenForce[], number, readonly string[], number]>([
    ['costs without the Warlord', [patrol(size, commandCost, elder())], 12, ['-2 Patrol Detachment'], 10],
    ['costs and benefit with the Warlord', [patrol(size, elder(warlord))], 12, ['-2 Patrol Detachment', '2 Patrol Detachment'], 12],
    [
      'what was bought for units and for the army',
      [
        patrol(size, elder(warlord, second), {
          id: 'lodges',
          name: 'Lodges',
          inside: [{ id: 'more', name: 'Stratagem: More Pipes', number: 2 }],
        }),
      ],
      12,
      ['-2 Patrol Detachment', '2 Patrol Detachment', '-1 Stratagem: Second Pipe', '-2 Stratagem: More Pipes'],
      9,
    ],
    [
      'what a datasheet gives',
      [patrol(size, { id: 'king', name: 'Hill King', type: 'model', cp: 2, inside: [{ id: 'warlord-king', name: 'Warlord' }] })],
      12,
      ['-2 Patrol Detachment', '2 Patrol Detachment', '2 Hill King'],
      14,
    ],
    ['nothing is known of the size of the battle', [patrol(commandCost, elder())], 0, ['-2 Patrol Detachment'], -2],
    [
      'what is set aside for later is no detachment',
      [patrol(size, elder()), { id: 'later', name: 'Reinforcements', chosen: [golem] }],
      12,
      ['-2 Patrol Detachment'],
      10,
    ],
    [
      'the pack that it says it was built for',
      [
        patrol(
          size,
          { id: 'game', name: 'Game Type', inside: [{ id: 'nephilim', name: '4. Chapter Approved: War Zone Nephilim' }] },
          elder(warlord),
        ),
        {
          id: 'auxiliary',
          name: 'Super-Heavy Auxiliary Detachment -3CP',
          chosen: [{ id: 'shared', name: 'Shared Faction Bonus', cp: 3 }, golem],
        },
      ],
      6,
      ['-2 Patrol Detachment', '2 Patrol Detachment', '-3 Super-Heavy Auxiliary Detachment', '3 Super-Heavy Auxiliary Detachment'],
      6,
    ],
  ])('%s', async (_, forces, start, lines, balance) => {
    const bytes = rosterFile(forces, balance);
    const ledger = ledgerOf(await judged(bytes));
    expect(ledger).toEqual({ start, lines: lines.map((line) => expect.stringContaining(line)), balance });
    expect(ledgerOf(await judged(blanked(bytes)))).toEqual(ledger);
  });

  it('cause a warning if the file states another number', async () => {
    const { findings } = await judged(rosterFile([patrol(size, elder(warlord))], 7));
    expect(findings.filter(({ code }) => code === 'command-points-affordable').map(say)).toEqual([
      'The roster states 7 CP at the start of the battle; its detachments and spending leave 12.',
    ]);
  });
});
