import { checkFiles } from '#muster/battlescribe';
import type { ReadModel } from '#muster/catalogue';
import type { Reading } from '#muster/diagnostics';
import { pricesBelowZero, translate } from '#muster/importers';
import type { EditionId } from '#muster/roster';
import type { ReadFiles } from './read-and-store.js';
import { sourceProblems } from './source-problems.js';

/** What the files say together: what is wrong between them, and the rows people browse. */
export function translateFiles(edition: EditionId, { readings, files, facts }: ReadFiles): Reading<ReadModel> {
  const problems = [...sourceProblems(edition, files), ...checkFiles(readings), ...pricesBelowZero(readings)];
  // What cannot be opened must not be: see `checkExpansion`.
  if (problems.some(({ severity }) => severity === 'error')) return { value: noReadModel, diagnostics: problems };
  const { value, diagnostics } = translate(files, facts, { edition });
  return { value, diagnostics: [...problems, ...diagnostics] };
}

const noReadModel: ReadModel = { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] };
