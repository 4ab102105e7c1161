import type { Entry, ReadModel } from '#muster/catalogue';
import type { Intent } from './intent.js';

/** Finds the id of the entry that a reference means. References that mean none are returned unchanged, and match no entry. */
export type IdOf = (entries: readonly Entry[], reference: string) => string;

/** An entry is named by its slug or its id. */
export const idOfEntry: IdOf = (entries, reference) =>
  entries.find(({ id, slug }) => slug === reference || id === reference)?.id ?? reference;

/** The intent with the ids of the entries of the release that it names. */
export function withEntryIds(intent: Intent, entries: ReadModel, idOf: IdOf = idOfEntry): Intent {
  const { datasheets, detachments, enhancements, armyOptions, factions } = entries;
  switch (intent.kind) {
    case 'addUnit':
      return { ...intent, datasheet: idOf(datasheets, intent.datasheet) };
    case 'chooseEntry':
      return { ...intent, entry: idOf([...enhancements, ...armyOptions], intent.entry) };
    case 'addDetachment': {
      const of = intent.faction === undefined ? {} : { faction: idOf(factions, intent.faction) };
      return { ...intent, detachment: idOf(detachments, intent.detachment), ...of };
    }
    case 'removeDetachment':
      return { ...intent, detachment: idOf(detachments, intent.detachment) };
    default:
      return intent;
  }
}
