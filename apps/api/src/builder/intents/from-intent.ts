import { writeOption, type Intent } from '#muster/builder';
import type { Entry, ReadModel } from '#muster/catalogue';
import type { RosterIntentType } from './intent.types.js';

/** Converts an intent to the form that clients send back. It is the inverse of `toIntent`. */
export function fromIntent(intent: Intent, { datasheets, detachments, enhancements, armyOptions, factions }: ReadModel): RosterIntentType {
  switch (intent.kind) {
    case 'addUnit': {
      const { force = null, models = null, as = null } = intent;
      return { addUnit: { datasheet: slugOf(datasheets, intent.datasheet), force, models, as } };
    }
    case 'duplicateUnit':
      return { duplicateUnit: { unit: intent.unit, as: intent.as ?? null } };
    case 'chooseOption':
      return { chooseOption: { of: intent.of, option: writeOption(intent.option), count: intent.count } };
    case 'chooseEntry': {
      const { unit, entry, chosen } = intent;
      return { chooseEntry: { unit, entry: slugOf([...enhancements, ...armyOptions], entry), chosen } };
    }
    case 'addDetachment': {
      const { faction, as = null } = intent;
      const detachment = slugOf(detachments, intent.detachment);
      return { addDetachment: { detachment, faction: faction === undefined ? null : slugOf(factions, faction), as } };
    }
    case 'removeDetachment':
      return { removeDetachment: { detachment: slugOf(detachments, intent.detachment) } };
    case 'settle':
      return { settle: { unit: intent.unit ?? null } };
    case 'setNotes':
      return { setNotes: { unit: intent.unit ?? null, notes: intent.notes } };
    default: {
      const { kind, ...fields } = intent;
      return { [kind]: fields };
    }
  }
}

/** Returns the slug if it identifies this entry, otherwise the id. */
function slugOf(entries: readonly Entry[], id: string): string {
  const slug = entries.find((entry) => entry.id === id)?.slug;
  const named = entries.filter((entry) => entry.slug === slug);
  return slug !== undefined && named.length === 1 ? slug : id;
}
