import { amendmentsAsked, judgeList, NOTHING_ASKED, readSubject, rulesAsked, type CheckReport, type Verdict } from '#muster/checking';
import type { Sayable } from '#muster/diagnostics';
import { ENGLISH } from '#muster/messages';
import { editionWithId } from '#muster/roster';
import type { Terminal } from '../../apps/cli/src/command.js';
import { exitCode, type ExitCode } from '../../apps/cli/src/exit-code.js';
import { RosterFolder, type RosterEntry } from './roster-folder.js';
import { sayingIn } from '../../apps/cli/src/words.js';
import { RosterReleases } from './roster-release.js';

/**
 * Judges every roster of a folder under a release built from its own data. Prints one JSON line per roster, and then the verdicts by
 * edition. A roster that cannot be read or judged is a failure; its verdict is not.
 */
export async function verdictConformance(folder: string, terminal: Terminal): Promise<ExitCode> {
  const rosters = new RosterFolder(folder);
  const releases = new RosterReleases(rosters);
  const counts = new Map<string, number>();
  let failed = 0;
  for (const entry of await rosters.manifest()) {
    const report = await judgeRoster(releases, entry, await rosters.roster(entry));
    const verdict = report?.verdict ?? 'UNREAD';
    if (report === null || report.format === null) failed += 1;
    counts.set(`${entry.edition} ${verdict}`, (counts.get(`${entry.edition} ${verdict}`) ?? 0) + 1);
    terminal.out(`${JSON.stringify(lineOf(entry, report))}\n`);
  }
  for (const [which, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) terminal.out(`${which}: ${count}\n`);
  return failed === 0 ? exitCode.LEGAL : exitCode.ILLEGAL;
}

/** Judges a roster by its edition and the mission pack that it names. Null for an unknown edition. */
export async function judgeRoster(releases: RosterReleases, entry: RosterEntry, bytes: Uint8Array): Promise<CheckReport | null> {
  const edition = editionWithId(entry.edition);
  if (edition === null) return null;
  const reading = await readSubject({ kind: 'file', name: entry.roster, bytes });
  const rules = rulesAsked(edition, amendmentsAsked(edition, reading.roster, { amendments: [], houseRules: null }));
  if ('refused' in rules) return null;
  const compiled = await releases.of(entry, edition);
  return judgeList({
    reading,
    edition: { id: edition, how: 'certain' },
    compiled,
    rules,
    question: { ...NOTHING_ASKED, against: { kind: 'today' } },
  });
}

function lineOf({ roster, edition }: RosterEntry, report: CheckReport | null) {
  if (report === null) return { roster, edition, verdict: null };
  const { verdict, points, units, findings, review } = report;
  return {
    roster,
    edition,
    verdict: verdict satisfies Verdict,
    points,
    units: { total: units.length, found: units.filter(({ datasheet }) => datasheet !== null).length },
    errors: findings.filter(({ severity }) => severity === 'error').map(sayingOf),
    warnings: findings.filter(({ severity }) => severity === 'warning').map(sayingOf),
    review: review.map(sayingOf),
    budgets: report.budgets.map(({ kind, balance, limit }) => ({ kind, balance, limit })),
  };
}

const say = sayingIn(ENGLISH);

export const sayingOf = (said: Sayable): string => `${said.code}: ${say(said)}`;
