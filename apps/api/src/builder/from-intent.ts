import type { Intent } from '#muster/builder';
import type { Entry, ReadModel } from '#muster/catalogue';
import { writeOption } from './option-reference.js';
import type { RosterIntentInput } from './intent.inputs.js';

/** Converts an intent to the input of `editRoster`. It is the inverse of `toIntent`. */
export function fromIntent(intent: Intent, { datasheets, detachments, enhancements, armyOptions, factions }: ReadModel): RosterIntentInput {
  switch (intent.kind) {
    case 'addUnit': {
      const { kind: _kind, ...fields } = intent;
      return { addUnit: { ...fields, datasheet: slugOf(datasheets, intent.datasheet) } };
    }
    case 'chooseOption':
      return { chooseOption: { of: intent.of, option: writeOption(intent.option), count: intent.count } };
    case 'chooseEntry': {
      const { unit, entry, chosen } = intent;
      return { chooseEntry: { unit, entry: slugOf([...enhancements, ...armyOptions], entry), chosen } };
    }
    case 'addDetachment': {
      const { kind: _kind, faction, ...fields } = intent;
      const of = faction === undefined ? {} : { faction: slugOf(factions, faction) };
      return { addDetachment: { ...fields, detachment: slugOf(detachments, intent.detachment), ...of } };
    }
    case 'removeDetachment':
      return { removeDetachment: { detachment: slugOf(detachments, intent.detachment) } };
    case 'detach':
      return { detach: { unit: intent.leader } };
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
