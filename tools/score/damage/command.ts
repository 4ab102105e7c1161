import type { Command, Terminal } from '../../../apps/cli/src/command.js';
import { exitCode } from '../../../apps/cli/src/exit-code.js';
import { withServices } from '../../../apps/cli/src/services.js';
import { ListChecker } from '../list-checker.js';
import { battleLimit, readManifest, type ListEntry } from '../manifest.js';
import { parseScoreArguments } from '../score-arguments.js';
import { DAMAGES } from './damages.js';
import { damagedOutcome, damageSummary, damageTable, type DamagedOutcome } from './outcome.js';

/**
 * Damages the text of the legal lists of a folder harmlessly and counts how many stay LEGAL: a table, the lists that did not, and as the
 * last line one JSON object.
 */
export const listsDamage: Command = {
  usage: 'lists:damage <folder> [--edition 10e] [--language en]',
  run: async (args, terminal) => {
    const asked = parseScoreArguments(args);
    const entries = (await readManifest(asked.folder)).filter(
      ({ edition, language, state }) => edition === (asked.edition ?? '10e') && language === (asked.language ?? language) && state !== null,
    );
    const found = await withServices((services) => damageAll(entries, new ListChecker(services, terminal), terminal));
    const outcomes = found.flat();
    terminal.out(`${damageTable(outcomes)}\n\n${JSON.stringify(damageSummary(found.length, outcomes))}\n`);
    return exitCode.LEGAL;
  },
};

async function damageAll(entries: readonly ListEntry[], checker: ListChecker, terminal: Terminal) {
  const found: (readonly DamagedOutcome[])[] = [];
  for (const entry of entries) {
    const outcomes = await outcomesOf(entry, checker);
    if (outcomes.length === 0) continue;
    found.push(outcomes);
    terminal.err(`${entry.file}: ${outcomes.filter(({ verdict }) => verdict === 'LEGAL').length} of ${outcomes.length} stay LEGAL\n`);
  }
  return found;
}

/** Empty if the list is not legal. A damage that does not change the text is left out. */
async function outcomesOf({ file, path, edition, state, statedPoints }: ListEntry, checker: ListChecker) {
  if (state === null) return [];
  const limit = battleLimit(statedPoints);
  const checked = await checker.check(path, edition, state, limit);
  if (checked?.report.verdict !== 'LEGAL') return [];
  const outcomes: DamagedOutcome[] = [];
  for (const { damage, apply } of DAMAGES) {
    const text = apply(checked.text);
    if (text === checked.text) continue;
    const damaged = await checker.checkRead(file, await checker.readText({ kind: 'text', text }), edition, state, limit);
    if (damaged !== null) outcomes.push(damagedOutcome(file, damage, damaged.report));
  }
  return outcomes;
}
