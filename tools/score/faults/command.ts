import { NOTHING_ASKED, type CheckReport } from '#muster/checking';
import type { Command, Terminal } from '../../../apps/cli/src/command.js';
import { exitCode } from '../../../apps/cli/src/exit-code.js';
import { withServices, type Services } from '../../../apps/cli/src/services.js';
import { ListChecker } from '../list-checker.js';
import { battleLimit, readManifest, type ListEntry } from '../manifest.js';
import { parseScoreArguments } from '../score-arguments.js';
import { faultyLists } from './edits.js';
import { knownList } from './known-list.js';
import { faultSummary, faultTable, outcomeOf, type Outcome } from './outcome.js';

/** The most lists of a folder that are edited, and the faulty lists that are made from each. */
const LISTS = 50;
const FAULTS = 20;

/** Makes invented faults in the legal lists of a folder and counts how many a check finds: a table, and as the last line one JSON object. */
export const listsFaults: Command = {
  usage: 'lists:faults <folder> [--edition 10e] [--language en]',
  run: async (args, terminal) => {
    const asked = parseScoreArguments(args);
    const entries = (await readManifest(asked.folder)).filter(
      ({ edition, language, state }) => edition === (asked.edition ?? '10e') && language === (asked.language ?? language) && state !== null,
    );
    const found = await withServices((services) => findFaults(entries, services, terminal));
    const outcomes = found.flat();
    terminal.out(`${faultTable(outcomes)}\n\n${JSON.stringify(faultSummary(found.length, outcomes))}\n`);
    return exitCode.LEGAL;
  },
};

async function findFaults(entries: readonly ListEntry[], services: Services, terminal: Terminal): Promise<readonly (readonly Outcome[])[]> {
  const checker = new ListChecker(services, terminal);
  const found: (readonly Outcome[])[] = [];
  for (const entry of entries) {
    const outcomes = found.length < LISTS ? await faultsOf(entry, found.length, checker, services) : [];
    if (outcomes.length > 0) found.push(outcomes);
  }
  return found;
}

/** Empty if the list is not legal. */
async function faultsOf(entry: ListEntry, first: number, checker: ListChecker, services: Services) {
  const { file, path, edition, state, statedPoints } = entry;
  if (state === null) return [];
  const limit = battleLimit(statedPoints);
  const checked = await checker.check(path, edition, state, limit);
  const release = await services.releases.findByLabel(state.label);
  if (checked?.report.verdict !== 'LEGAL' || release === null) return [];
  const { index } = await services.compiled.get(release);
  const list = knownList(checked.reading.roster, checked.report, index);
  const outcomes: Outcome[] = [];
  for (const faulty of list ? faultyLists(list, FAULTS, first) : []) {
    const question = { ...NOTHING_ASKED, edition, pointsLimit: faulty.pointsLimit ?? limit };
    const reading = { ...checked.reading, roster: faulty.roster };
    const report = await services.checking.judgeReading(reading, question, { kind: 'label', label: state.label });
    if (isReport(report)) outcomes.push(outcomeOf(file, list?.roster ?? faulty.roster, faulty, report));
  }
  return outcomes;
}

const isReport = (answer: CheckReport | object): answer is CheckReport => 'verdict' in answer;
