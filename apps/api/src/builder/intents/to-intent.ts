import { parseOption, withEntryIds, type IdOf, type Intent } from '#muster/builder';
import type { ReadModel } from '#muster/catalogue';
import { exactlyOneKind } from '../../platform/graphql/given/exactly-one.js';
import { parseGlobalId } from '../../platform/graphql/global-id.js';
import type { RosterIntentInput } from './intent.inputs.js';

/** Converts an entry's slug or opaque id to the release's own id. Any other text is returned unchanged and matches no entry. */
export const entryId: IdOf = (entries, reference) => {
  const opaque = parseGlobalId(reference)?.parts.at(-1);
  return entries.find(({ id, slug }) => slug === reference || id === (opaque ?? reference))?.id ?? reference;
};

/** An option that nothing has. */
const NO_OPTION = { entryId: '', entryGroupId: null };

/** @throws ApiError BAD_USER_INPUT unless exactly one intent is given. */
export function toIntent(input: RosterIntentInput, index: number, entries: ReadModel): Intent {
  return withEntryIds(completed(exactlyOneKind(input, ['input', 'intents', String(index)])), entries, entryId);
}

/** The intent with the values of fields that were not given. */
function completed(given: ReturnType<typeof exactlyOneKind<RosterIntentInput>>): Intent {
  switch (given.kind) {
    case 'chooseOption':
      return { ...given, option: parseOption(given.option) ?? NO_OPTION };
    case 'chooseEntry':
      return { chosen: true, ...given };
    case 'setWarlord':
      return { unit: null, ...given };
    case 'chooseKeyword':
      return { choice: null, ...given };
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
