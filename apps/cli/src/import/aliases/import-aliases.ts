import { readFile } from 'node:fs/promises';
import { decodeText } from '#muster/formats';
import type { LineOutcome } from '#muster/publishing';
import { WrongUsage, type Terminal } from '../../command.js';
import { exitCode, type ExitCode } from '../../exit-code.js';
import { withServices } from '../../services.js';
import { say } from '../words.js';

/** Teaches the aliases of a CSV file and prints the outcome of each line that was not taught. */
export async function importAliases(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const json = args.includes('--json');
  const [location, ...others] = args.filter((arg) => arg !== '--json');
  if (location === undefined || others.length > 0 || location.startsWith('--'))
    throw new WrongUsage('import aliases takes exactly one CSV file.');
  const text = await readFile(location).then(decodeText, () => null);
  if (text === null) {
    terminal.err(`muster: ${location} is not a readable text file.\n`);
    return exitCode.unusableInput;
  }
  const outcomes = await withServices(({ aliases }) => aliases.importTable(text, { name: 'command line' }));
  if ('fault' in outcomes) {
    terminal.err(`muster: ${say(outcomes.fault)}\n`);
    return exitCode.unusableInput;
  }
  terminal.out(json ? `${JSON.stringify(outcomes)}\n` : printOutcomes(outcomes));
  return outcomes.some(({ outcome }) => outcome === 'refused') ? exitCode.unusableInput : exitCode.LEGAL;
}

export function printOutcomes(outcomes: readonly LineOutcome[]): string {
  const count = (kind: LineOutcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length;
  const refused = outcomes.flatMap((one) => (one.outcome === 'refused' ? [`line ${one.line}: ${say(one.fault)}`] : []));
  return [
    ...refused,
    `Taught ${count('taught')}, already known ${count('duplicate') + count('needless')}, refused ${count('refused')}.`,
    '',
  ].join('\n');
}
