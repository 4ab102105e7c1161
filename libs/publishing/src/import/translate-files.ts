import { checkFiles } from '#muster/battlescribe';
import type { ReadModel } from '#muster/catalogue';
import type { Diagnostic, Reading } from '#muster/diagnostics';
import { pricesBelowZero, translate } from '#muster/importers';
import type { EditionId } from '#muster/roster';
import type { ReadFiles } from './read-and-store.js';
import { sourceProblems } from './source-problems.js';

/**
 * Translates all files together: the rows people browse, and the problems between the files. With `incomplete`, missing catalogues are only
 * warnings; the factions that need them then name them.
 */
export function translateFiles(edition: EditionId, { readings, files, facts }: ReadFiles, incomplete = false): Reading<ReadModel> {
  const between = checkFiles(readings).map((problem) => (incomplete ? tolerated(problem) : problem));
  const problems = [...sourceProblems(edition, files), ...between, ...pricesBelowZero(readings)];
  // Data with errors must not be compiled: see `checkExpansion`.
  if (problems.some(({ severity }) => severity === 'error')) return { value: noReadModel, diagnostics: problems };
  const { value, diagnostics } = translate(files, facts, { edition });
  return { value, diagnostics: [...problems, ...diagnostics] };
}

function tolerated(problem: Diagnostic): Diagnostic {
  const isMissingCatalogue = problem.code === 'import/missing-file' && problem.messageId === 'catalogue';
  return isMissingCatalogue ? { ...problem, severity: 'warning' } : problem;
}

const noReadModel: ReadModel = { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] };
