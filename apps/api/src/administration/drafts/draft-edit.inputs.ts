import { ID, InputType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import { IsUUID, MaxLength } from 'class-validator';
import { EntryKindEnum } from '../../catalogue/search/search.types.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { key } from '../../platform/graphql/input-fields.js';
import { DatasheetInput } from './datasheet.input.js';
import { DetachmentInput } from './detachment.input.js';
import { ArmyOptionInput, EnhancementInput, FactionInput } from './entry.inputs.js';
import { FieldChangeInput } from './field-change.input.js';

const reason = [String, 'The reason for the edit; stored with the edit and in the audit log.', MaxLength(1_000)] as const;

@InputType({ description: 'Changes a field of an imported entry, or of anything within it. The imported data itself stays as it is.' })
export class ChangeInput extends inputOf({
  target: key('Key, slug or opaque id of the entry, or the BattleScribe id of anything within it.'),
  to: [FieldChangeInput, 'The field to change and its new value.'],
  reason,
}) {}

@InputType({ description: 'Undoes an earlier edit of imported data.' })
export class UndoInput extends inputOf({ change: [ID, 'Id of the change, from `releaseChanges`.', IsUUID()], reason }) {}

@InputType({ description: 'Removes an entry from the draft. Removing an imported entry can be undone.' })
export class RemoveInput extends inputOf({
  kind: [EntryKindEnum, 'The kind of entry.'],
  key: key('Key of the entry.'),
  reason,
}) {}

/** Declares `Save<name>Input`: a manually created entry and the reason for it. */
function SaveInputOf<Entry>(entry: Type<Entry>, name: string) {
  @InputType(`Save${name}Input`, { description: 'Creates an entry, or replaces an existing entry that was created manually.' })
  class SaveInput extends inputOf({ entry: [entry, 'The complete entry.'], reason }) {}
  return SaveInput;
}

const SaveFactionInput = SaveInputOf(FactionInput, 'Faction');
const SaveDatasheetInput = SaveInputOf(DatasheetInput, 'Datasheet');
const SaveDetachmentInput = SaveInputOf(DetachmentInput, 'Detachment');
const SaveEnhancementInput = SaveInputOf(EnhancementInput, 'Enhancement');
const SaveArmyOptionInput = SaveInputOf(ArmyOptionInput, 'ArmyOption');

@InputType({ isOneOf: true, description: 'One edit of a draft. Exactly one field is given.' })
export class DraftEditInput extends inputOf({
  change: orNull([ChangeInput, 'Change a field.']),
  undo: orNull([UndoInput, 'Undo a change.']),
  remove: orNull([RemoveInput, 'Remove an entry.']),
  saveFaction: orNull([SaveFactionInput, 'Create or replace a faction.']),
  saveDatasheet: orNull([SaveDatasheetInput, 'Create or replace a datasheet.']),
  saveDetachment: orNull([SaveDetachmentInput, 'Create or replace a detachment.']),
  saveEnhancement: orNull([SaveEnhancementInput, 'Create or replace an enhancement.']),
  saveArmyOption: orNull([SaveArmyOptionInput, 'Create or replace a relic, Warlord Trait, psychic power or Stratagem.']),
}) {}
