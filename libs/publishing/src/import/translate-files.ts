import type { ReadModel } from '@muster/catalogue';
import type { Reading } from '@muster/diagnostics';
import type { EditionId } from '@muster/roster';
import type { ReadFiles } from './read-and-store.js';

export function translateFiles(_edition: EditionId, _read: ReadFiles): Reading<ReadModel> {
  return { value: { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] }, diagnostics: [] };
}
