import { appendFile, writeFile } from 'node:fs/promises';
import type { Command, Terminal } from '../../apps/cli/src/command.js';
import { exitCode } from '../../apps/cli/src/exit-code.js';
import { withServices } from '../../apps/cli/src/services.js';
import { detailsOf } from './details.js';
import { ListChecker, unitsAsStated } from './list-checker.js';
import { battleLimit, neighbour, readManifest, type DataState, type ListEntry } from './manifest.js';
import { scoreOf, summary, type Checked, type Score } from './score.js';
import { parseScoreArguments, scoreUsage, type ScoreArguments } from './score-arguments.js';
import { reasonTable, scoreLine, scoreTable } from './score-table.js';

/**
 * Reports how many lists of a folder are decided: one line per list, then tables, and a JSON object as the last line. No verdict counts
 * as a failure.
 */
export const listsScore: Command = {
  usage: scoreUsage,
  run: async (args, terminal) => {
    const asked = parseScoreArguments(args);
    if (asked.details !== null) await writeFile(asked.details, '');
    const scores = await withServices((services) => scoreAll(asked, new ListChecker(services, terminal), terminal));
    terminal.out(`\n${scoreTable(scores)}\n${reasonTable(scores)}\n${JSON.stringify(summary(scores))}\n`);
    return exitCode.LEGAL;
  },
};

async function scoreAll(asked: ScoreArguments, checker: ListChecker, terminal: Terminal): Promise<readonly Score[]> {
  const folder = await readManifest(asked.folder);
  const entries = folder.filter(
    ({ edition, language }) => edition === (asked.edition ?? edition) && language === (asked.language ?? language),
  );
  const jobs = entries.map((entry) => ({ entry, state: asked.offset === 0 ? entry.state : neighbour(entry, asked.offset, folder) }));
  const scores: Score[] = [];
  // Lists of the same data follow each other, because only a few compiled releases are kept in memory.
  for (const { entry, state } of jobs.toSorted((a, b) => ((a.state?.label ?? '') < (b.state?.label ?? '') ? -1 : 1))) {
    if (state === null && asked.offset !== 0) continue;
    const checked = state === null ? await underBestState(entry, checker) : await checkUnder(entry, state, checker);
    if (checked === null) {
      terminal.out(`${entry.file}\tNOT CHECKED\n`);
      continue;
    }
    const score = scoreOf(entry, checked);
    scores.push(score);
    terminal.out(`${scoreLine(score)}\n`);
    if (asked.details !== null) await appendFile(asked.details, detailsOf(score, checked.report, checked.text));
  }
  return scores;
}

const checkUnder = (entry: ListEntry, state: DataState, checker: ListChecker): Promise<Checked | null> =>
  checker.check(entry.path, entry.edition, state, battleLimit(entry.statedPoints));

/** Checks a list whose data is unknown under the newest of the releases that give most of its units the stated prices. */
async function underBestState(entry: ListEntry, checker: ListChecker): Promise<Checked | null> {
  let best: Checked | null = null;
  for (const state of await checker.releasesOf(entry.edition)) {
    const checked = await checkUnder(entry, state, checker);
    if (checked !== null && (best === null || unitsAsStated(checked.report) > unitsAsStated(best.report))) best = checked;
  }
  return best;
}
