import type { Intent, RulesSetting } from '#muster/builder';
import type { Entry, ReadModel } from '#muster/catalogue';
import { badInput } from '../platform/errors/bad-input.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { parseGlobalId } from '../platform/graphql/global-id.js';
import type { RosterIntentInput, SetAmendmentsIntent } from './intent.inputs.js';
import { parseOption } from './option-reference.js';

/** The release's id of an entry that a client names by slug or opaque id; what is neither stays as it is, and is found nowhere. */
export function entryId(entries: readonly Entry[], reference: string): string {
  const opaque = parseGlobalId(reference)?.parts.at(-1);
  return entries.find(({ id, slug }) => slug === reference || id === (opaque ?? reference))?.id ?? reference;
}

/** @throws ApiError BAD_USER_INPUT where it is not exactly one intent. */
export function toIntent(input: RosterIntentInput, index: number, entries: ReadModel): Intent {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  if (given.length !== 1) throw badInput([{ path: ['input', 'intents', String(index)], message: 'Exactly one intent must be given.' }]);
  const intent = aboutUnit(input, entries) ?? aboutChoice(input, index, entries) ?? aboutFormation(input) ?? aboutArmy(input, entries);
  if (!intent) throw new Error('An intent of the schema is not handled.');
  return intent;
}

function aboutUnit(
  { addUnit, duplicateUnit, moveUnit, removeUnit, resizeUnit }: RosterIntentInput,
  { datasheets }: ReadModel,
): Intent | null {
  if (addUnit) {
    const { datasheet, detachment, models, as } = addUnit;
    return {
      kind: 'addUnit',
      datasheet: entryId(datasheets, datasheet),
      ...(detachment ? { detachment } : {}),
      ...(typeof models === 'number' ? { models } : {}),
      ...named(as),
    };
  }
  if (duplicateUnit) return { kind: 'duplicateUnit', unit: duplicateUnit.unit, ...named(duplicateUnit.as) };
  if (moveUnit) return { kind: 'moveUnit', unit: moveUnit.unit, detachment: moveUnit.detachment };
  if (removeUnit) return { kind: 'removeUnit', unit: removeUnit.unit };
  return resizeUnit ? { kind: 'resizeUnit', unit: resizeUnit.unit, models: resizeUnit.models } : null;
}

function aboutChoice(
  { chooseOption, chooseEntry, setWarlord, chooseKeyword }: RosterIntentInput,
  index: number,
  { enhancements, armyOptions }: ReadModel,
): Intent | null {
  if (chooseOption) {
    const option = parseOption(chooseOption.option);
    const path = ['input', 'intents', String(index), 'chooseOption', 'option'];
    if (!option) throw badInput([{ path, message: 'This is no option: take it as a unit shows it.' }]);
    return { kind: 'chooseOption', of: chooseOption.of, option, count: chooseOption.count };
  }
  if (chooseEntry) {
    const { unit, entry, chosen } = chooseEntry;
    return { kind: 'chooseEntry', unit, entry: entryId([...enhancements, ...armyOptions], entry), chosen: chosen ?? true };
  }
  if (setWarlord) return { kind: 'setWarlord', unit: setWarlord.unit ?? null };
  if (!chooseKeyword) return null;
  return { kind: 'chooseKeyword', unit: chooseKeyword.unit, keyword: chooseKeyword.keyword, choice: chooseKeyword.choice ?? null };
}

function aboutFormation({ attach, detach, embark, disembark, hold, deploy }: RosterIntentInput): Intent | null {
  if (attach) return { kind: 'attach', leader: attach.leader, bodyguard: attach.bodyguard };
  if (detach) return { kind: 'detach', leader: detach.unit };
  if (embark) return { kind: 'embark', unit: embark.unit, transport: embark.transport };
  if (disembark) return { kind: 'disembark', unit: disembark.unit };
  if (hold) return { kind: 'hold', unit: hold.unit, how: hold.how };
  return deploy ? { kind: 'deploy', unit: deploy.unit } : null;
}

function aboutArmy(
  { addDetachment, removeDetachment, setBattleSize, setOrganisation, setAmendments, rename, settle, setNotes }: RosterIntentInput,
  { detachments, factions }: ReadModel,
): Intent | null {
  if (addDetachment) {
    const { detachment, faction, as } = addDetachment;
    const of = faction ? { faction: entryId(factions, faction) } : {};
    return { kind: 'addDetachment', detachment: entryId(detachments, detachment), ...of, ...named(as) };
  }
  if (removeDetachment) return { kind: 'removeDetachment', detachment: entryId(detachments, removeDetachment.detachment) };
  if (setBattleSize) return { kind: 'setBattleSize', name: setBattleSize.name ?? null, limit: setBattleSize.limit };
  if (setOrganisation) return { kind: 'setOrganisation', organisation: setOrganisation.organisation ?? null };
  if (setAmendments) return { kind: 'setAmendments', ...toRulesSetting(setAmendments) };
  if (settle) return { kind: 'settle', ...(settle.unit ? { unit: settle.unit } : {}) };
  if (rename) return { kind: 'rename', name: rename.name };
  if (!setNotes) return null;
  return { kind: 'setNotes', notes: setNotes.notes ?? null, ...(setNotes.unit ? { unit: setNotes.unit } : {}) };
}

export const toRulesSetting = ({ amendments, houseRules }: SetAmendmentsIntent): RulesSetting => ({
  amendments,
  houseRules: houseRules ? { ...withoutNulls(houseRules) } : null,
});

const named = (as: string | null | undefined): { readonly as?: string } => (as ? { as } : {});
