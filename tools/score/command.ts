import { appendFile, writeFile } from 'node:fs/promises';
import type { CheckReport } from '#muster/checking';
import type { Command, Terminal } from '../../apps/cli/src/command.js';
import { exitCode } from '../../apps/cli/src/exit-code.js';
import { withServices } from '../../apps/cli/src/services.js';
import { detailsOf } from './details.js';
import { ListChecker } from './list-checker.js';
import { ManualShelf } from './manual-shelf.js';
import { battleLimit, neighbour, readManifest, type DataState, type ListEntry } from './manifest.js';
import { scoreOf, summary, type Checked, type Score } from './score.js';
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
    const scores = await withServices((services) =>
      scoreAll(asked, new ListChecker(services, terminal, asked.manuals === null ? null : new ManualShelf(asked.manuals)), terminal),
    );
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
  for (const { entry, states } of jobs.toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))) {
    const checked = await checkUnder(entry, states, checker);
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
  /** The data under which to check the list: its own, or what fits its prices best. Empty if there is none. */
  readonly states: readonly DataState[];
}

const labelOf = ({ states }: Job): string => states[0]?.label ?? '';

/** Each list with its data. With an offset, lists whose data has no such neighbour are left out. */
async function jobsOf(
  entries: readonly ListEntry[],
  folder: readonly ListEntry[],
  { offset, folder: location }: ScoreArguments,
  checker: ListChecker,
): Promise<readonly Job[]> {
  if (offset !== 0) {
    const neighbours = entries.map((entry) => ({ entry, state: neighbour(entry, offset, folder) }));
    return neighbours.flatMap(({ entry, state }) => (state === null ? [] : [{ entry, states: [state] }]));
  }
  const choice = new StateChoice(location, checker);
  const jobs: Job[] = [];
  for (const entry of entries) jobs.push({ entry, states: entry.state === null ? await choice.statesOf(entry) : [entry.state] });
  return jobs;
}

/** Checks under the first state that reproduces all prices; otherwise under the last of those that reproduce most. */
async function checkUnder({ path, edition, statedPoints }: ListEntry, states: readonly DataState[], checker: ListChecker) {
  let best: Checked | null = null;
  for (const state of states.length === 0 ? [null] : states) {
    const checked = await checker.check(path, edition, state, battleLimit(statedPoints));
    if (checked !== null && (best === null || unitsAsStated(checked.report) >= unitsAsStated(best.report))) best = checked;
    if (best !== null && unitsAsStated(best.report) === best.report.units.length) break;
  }
  return best;
}

/** The number of units whose computed price equals the stated one. */
const unitsAsStated = ({ units }: CheckReport): number =>
  units.filter(({ stated, computed }) => stated !== null && stated === computed).length;
