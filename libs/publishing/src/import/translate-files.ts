import { checkFiles } from '#muster/battlescribe';
import type { ReadModel } from '#muster/catalogue';
import type { Reading } from '#muster/diagnostics';
import { pricesBelowZero, translate } from '#muster/importers';
import type { EditionId } from '#muster/roster';
import type { ReadFiles } from './read-and-store.js';
import { sourceProblems } from './source-problems.js';

/** Translates all files together: the rows people browse, and the problems between the files. */
export function translateFiles(edition: EditionId, { readings, files, facts }: ReadFiles): Reading<ReadModel> {
  const problems = [...sourceProblems(edition, files), ...checkFiles(readings), ...pricesBelowZero(readings)];
  // Data with errors must not be compiled: see `checkExpansion`.
  if (problems.some(({ severity }) => severity === 'error')) return { value: noReadModel, diagnostics: problems };
  const { value, diagnostics } = translate(files, facts, { edition });
  return { value, diagnostics: [...problems, ...diagnostics] };
}

const noReadModel: ReadModel = { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] };
