import type { Dialect } from '#muster/battlescribe';
import { WrongUsage, type Command } from '../../apps/cli/src/command.js';
import { caseConformance } from './case-conformance.js';
import { rosterConformance } from './roster-conformance.js';
import { verdictConformance } from './verdict-conformance.js';

/**
 * `muster conformance cases|rosters|verdicts <folder>`: compares the evaluator with behaviour cases and real rosters, and judges these
 * rosters by the rules.
 */
export const conformance: Command = {
  usage: 'conformance cases <folder> [--dialect newrecruit|battlescribe] | conformance rosters <folder> | conformance verdicts <folder>',
  run: async ([kind, ...args], terminal) => {
    const { folder, dialect } = readArguments(args);
    if (kind === 'rosters' && dialect === null) return rosterConformance(folder, terminal);
    if (kind === 'verdicts' && dialect === null) return verdictConformance(folder, terminal);
    if (kind !== 'cases') throw new WrongUsage('conformance takes "cases", "rosters" or "verdicts" and a folder');
    return caseConformance(folder, dialect === null ? BOTH : [dialect], terminal);
  },
};

const BOTH: readonly Dialect[] = ['newrecruit', 'battlescribe'];

function readArguments(args: readonly string[]): { readonly folder: string; readonly dialect: Dialect | null } {
  const at = args.indexOf('--dialect');
  const dialect = BOTH.find((known) => known === args[at + 1]) ?? null;
  if (at >= 0 && dialect === null) throw new WrongUsage('--dialect takes newrecruit or battlescribe');
  const [folder, ...others] = at < 0 ? args : args.toSpliced(at, 2);
  if (folder === undefined || others.length > 0) throw new WrongUsage('conformance takes one folder');
  return { folder, dialect: at < 0 ? null : dialect };
}
