import type { Intent } from '#muster/builder';
import type { Entry, ReadModel } from '#muster/catalogue';
import { exactlyOneKind } from '../../platform/graphql/given/exactly-one.js';
import { parseGlobalId } from '../../platform/graphql/global-id.js';
import type { RosterIntentInput } from './intent.inputs.js';
import { parseOption } from './option-reference.js';

/** Converts an entry's slug or opaque id to the release's own id. Any other text is returned unchanged and matches no entry. */
export function entryId(entries: readonly Entry[], reference: string): string {
  const opaque = parseGlobalId(reference)?.parts.at(-1);
  return entries.find(({ id, slug }) => slug === reference || id === (opaque ?? reference))?.id ?? reference;
}

/** An option that nothing has. */
const NO_OPTION = { entryId: '', entryGroupId: null };

/** @throws ApiError BAD_USER_INPUT unless exactly one intent is given. */
export function toIntent(
  input: RosterIntentInput,
  index: number,
  { datasheets, detachments, enhancements, armyOptions, factions }: ReadModel,
): Intent {
  const path = ['input', 'intents', String(index)];
  const given = exactlyOneKind(input, path);
  switch (given.kind) {
    case 'addUnit':
      return { ...given, datasheet: entryId(datasheets, given.datasheet) };
    case 'chooseOption':
      return { ...given, option: parseOption(given.option) ?? NO_OPTION };
    case 'chooseEntry':
      return { chosen: true, ...given, entry: entryId([...enhancements, ...armyOptions], given.entry) };
    case 'setWarlord':
      return { unit: null, ...given };
    case 'chooseKeyword':
      return { choice: null, ...given };
    case 'addDetachment': {
      const of = given.faction === undefined ? {} : { faction: entryId(factions, given.faction) };
      return { ...given, detachment: entryId(detachments, given.detachment), ...of };
    }
    case 'removeDetachment':
      return { ...given, detachment: entryId(detachments, given.detachment) };
    case 'setBattleSize':
      return { name: null, ...given };
    case 'setOrganisation':
      return { organisation: null, ...given };
    case 'setAmendments':
      return { houseRules: null, ...given };
    case 'setNotes':
      return { notes: null, ...given };
    default:
      return given;
  }
}
