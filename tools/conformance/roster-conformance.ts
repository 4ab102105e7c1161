import { evaluate, readRosterXml } from '#muster/battlescribe';
import type { Terminal } from '../../apps/cli/src/command.js';
import { exitCode, type ExitCode } from '../../apps/cli/src/exit-code.js';
import { RosterFolder, type RosterEntry } from './roster-folder.js';
import { compareRoster } from './compare-roster.js';

/**
 * Recomputes every roster of a folder with the data it was built with. Prints one JSON line per roster, and then the counts. Findings are
 * printed but do not count as failures, because a list may have been saved unfinished.
 */
export async function rosterConformance(folder: string, terminal: Terminal): Promise<ExitCode> {
  const rosters = new RosterFolder(folder);
  let passed = 0;
  let failed = 0;
  for (const entry of await rosters.manifest()) {
    const line = await checkRoster(rosters, entry);
    if (line.passed) passed += 1;
    else failed += 1;
    terminal.out(`${JSON.stringify(line)}\n`);
  }
  terminal.out(`${passed} passed, ${failed} failed, 0 skipped\n`);
  return failed === 0 ? exitCode.LEGAL : exitCode.ILLEGAL;
}

async function checkRoster(rosters: RosterFolder, entry: RosterEntry) {
  const { roster, edition } = entry;
  const { value: file, diagnostics } = readRosterXml(roster, await rosters.roster(entry));
  if (!file) return { roster, edition, passed: false, costs: {}, selections: { total: 0, differing: [] }, findings: diagnostics, ms: 0 };
  const game = await rosters.game(entry);
  const start = performance.now();
  const evaluation = evaluate(game, file);
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  const { passed, costs, selections } = compareRoster(file, evaluation, entry.selectionCostsAddUp);
  return { roster, edition, passed, costs, selections, findings: evaluation.findings, ms };
}
