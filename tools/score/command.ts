import { appendFile, writeFile } from 'node:fs/promises';
import type { Command, Terminal } from '../../apps/cli/src/command.js';
import { exitCode } from '../../apps/cli/src/exit-code.js';
import { withServices } from '../../apps/cli/src/services.js';
import { detailsOf } from './details.js';
import { ListChecker } from './list-checker.js';
import { battleLimit, neighbour, readManifest, type DataState, type ListEntry } from './manifest.js';
import { scoreOf, summary, type Score } from './score.js';
import { parseScoreArguments, scoreUsage, type ScoreArguments } from './score-arguments.js';
import { reasonTable, scoreLine, scoreTable } from './score-table.js';
import { StateChoice } from './state-choice.js';

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
  const jobs = await jobsOf(entries, folder, asked, checker);
  const scores: Score[] = [];
  // Lists of the same data follow each other, because only a few compiled releases are kept in memory.
  for (const { entry, state } of jobs.toSorted((a, b) => ((a.state?.label ?? '') < (b.state?.label ?? '') ? -1 : 1))) {
    const checked = await checker.check(entry.path, entry.edition, state, battleLimit(entry.statedPoints));
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

interface Job {
  readonly entry: ListEntry;
  readonly state: DataState | null;
}

/** Each list with its data. With an offset, lists whose data has no such neighbour are left out. */
async function jobsOf(
  entries: readonly ListEntry[],
  folder: readonly ListEntry[],
  { offset, folder: location }: ScoreArguments,
  checker: ListChecker,
): Promise<readonly Job[]> {
  if (offset !== 0) {
    return entries.map((entry) => ({ entry, state: neighbour(entry, offset, folder) })).filter(({ state }) => state !== null);
  }
  const choice = new StateChoice(location, checker);
  const jobs: Job[] = [];
  for (const entry of entries) jobs.push({ entry, state: entry.state ?? (await choice.stateOf(entry)) });
  return jobs;
}
