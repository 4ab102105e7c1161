import { detectDialect } from '@muster/battlescribe';
import { indexRelease, type Release } from '@muster/catalogue';
import { judgeList, readSubject, rulesAsked, type CheckReport, type CompiledRelease, type Verdict } from '@muster/checking';
import { translate } from '@muster/importers';
import type { EditionId } from '@muster/roster';
import type { Terminal } from '../command.js';
import { exitCode, type ExitCode } from '../exit-code.js';
import { RosterFolder, type RosterEntry } from './roster-folder.js';

const EDITIONS: readonly EditionId[] = ['8e', '9e', '10e', '11e'];

/**
 * Judges every roster of a folder under a release made of the data it was built with. One JSON line per roster, then the verdicts per edition.
 * A verdict is no failure; a roster that cannot be read or judged is one.
 */
export async function verdictConformance(folder: string, terminal: Terminal): Promise<ExitCode> {
  const rosters = new RosterFolder(folder);
  const counts = new Map<string, number>();
  let failed = 0;
  for (const entry of await rosters.manifest()) {
    const report = await judgeRoster(rosters, entry);
    const verdict = report?.verdict ?? 'UNREAD';
    if (report === null || report.format === null) failed += 1;
    counts.set(`${entry.edition} ${verdict}`, (counts.get(`${entry.edition} ${verdict}`) ?? 0) + 1);
    terminal.out(`${JSON.stringify(lineOf(entry, report))}\n`);
  }
  for (const [which, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) terminal.out(`${which}: ${count}\n`);
  return failed === 0 ? exitCode.LEGAL : exitCode.ILLEGAL;
}

/** Null for an edition that is not known. */
export async function judgeRoster(rosters: RosterFolder, entry: RosterEntry): Promise<CheckReport | null> {
  const edition = EDITIONS.find((known) => known === entry.edition);
  const rules = edition === undefined ? null : rulesAsked(edition, { amendments: [], houseRules: null });
  if (edition === undefined || rules === null || 'refused' in rules) return null;
  const reading = await readSubject({ kind: 'file', name: entry.roster, bytes: await rosters.roster(entry) });
  const compiled = await compiledRelease(rosters, entry, edition);
  return judgeList({ reading, edition: { id: edition, how: 'certain' }, compiled, rules, releaseNamed: true, complete: false });
}

async function compiledRelease(rosters: RosterFolder, entry: RosterEntry, edition: EditionId): Promise<CompiledRelease> {
  const { files, facts } = await rosters.dataSet(entry);
  const game = await rosters.game(entry);
  const release: Release = {
    id: entry.roster,
    edition,
    label: entry.roster,
    source: 'battlescribe',
    sourceRevision: null,
    effectiveFrom: '2000-01-01',
    status: 'published',
    dialect: detectDialect(files),
    contentHash: '',
  };
  const readModel = translate(files, facts, { edition }).value;
  return { release, game, index: indexRelease({ release, readModel, files }, game) };
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

function sayingOf({ code, message }: { readonly code: string; readonly message: string }): string {
  return `${code}: ${message}`;
}
