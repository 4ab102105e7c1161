import { Field, ID, InputType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import type { EntryKind } from '#muster/persistence';
import { IsUUID, MaxLength } from 'class-validator';
import { EntryKindEnum } from '../../catalogue/search.types.js';
import { DatasheetInput } from './datasheet.input.js';
import { DetachmentInput } from './detachment.input.js';
import { ArmyOptionInput, EnhancementInput, FactionInput } from './entry.inputs.js';
import { FieldChangeInput } from './field-change.input.js';
import { Choice, Key, OptionalPart, Part } from '../../platform/graphql/input-fields.js';

const Reason = (): PropertyDecorator => (target, property) => {
  Field(() => String, { description: 'Why: kept with the edit and in the audit log.' })(target, property);
  MaxLength(1_000)(target, property);
};

@InputType({
  description:
    'Changes a field of an imported entry, or of anything within one. The imported data stay as they are; the change is laid over them.',
})
export class ChangeInput {
  @Key("The key of the entry, or the data's own id of anything within it.")
  readonly target!: string;

  @Part(() => FieldChangeInput, 'What to change.')
  readonly to!: FieldChangeInput;

  @Reason()
  readonly reason!: string;
}

@InputType({ description: 'Takes an earlier change back.' })
export class UndoInput {
  @Field(() => ID, { description: 'Id of the change, from `releaseChanges`.' })
  @IsUUID()
  readonly change!: string;

  @Reason()
  readonly reason!: string;
}

@InputType({ description: 'Takes an entry out of the draft. Of imported entries this is a change that can be undone.' })
export class RemoveInput {
  @Choice(EntryKindEnum, 'What kind of entry.')
  readonly kind!: EntryKind;

  @Key('Its key.')
  readonly key!: string;

  @Reason()
  readonly reason!: string;
}

/** An entry written by hand, and why. */
export interface Save<Entry> {
  readonly entry: Entry;
  readonly reason: string;
}

/** Declares `Save<name>Input`. */
function SaveInputOf<Entry>(entry: Type<Entry>, name: string): Type<Save<Entry>> {
  @InputType(`Save${name}Input`, { description: 'Creates an entry, or replaces one written by hand before.' })
  class SaveInput implements Save<Entry> {
    @Part(() => entry, 'The entry, whole.')
    readonly entry!: Entry;

    @Reason()
    readonly reason!: string;
  }
  return SaveInput;
}

const SaveFactionInput = SaveInputOf(FactionInput, 'Faction');
const SaveDatasheetInput = SaveInputOf(DatasheetInput, 'Datasheet');
const SaveDetachmentInput = SaveInputOf(DetachmentInput, 'Detachment');
const SaveEnhancementInput = SaveInputOf(EnhancementInput, 'Enhancement');
const SaveArmyOptionInput = SaveInputOf(ArmyOptionInput, 'ArmyOption');

@InputType({ isOneOf: true, description: 'One thing to do in a draft.' })
export class DraftEditInput {
  @OptionalPart(() => ChangeInput, 'Change a field.')
  readonly change?: ChangeInput | null;

  @OptionalPart(() => UndoInput, 'Take a change back.')
  readonly undo?: UndoInput | null;

  @OptionalPart(() => RemoveInput, 'Take an entry out.')
  readonly remove?: RemoveInput | null;

  @OptionalPart(() => SaveFactionInput, 'Create or replace a faction.')
  readonly saveFaction?: Save<FactionInput> | null;

  @OptionalPart(() => SaveDatasheetInput, 'Create or replace a datasheet.')
  readonly saveDatasheet?: Save<DatasheetInput> | null;

  @OptionalPart(() => SaveDetachmentInput, 'Create or replace a detachment.')
  readonly saveDetachment?: Save<DetachmentInput> | null;

  @OptionalPart(() => SaveEnhancementInput, 'Create or replace an enhancement.')
  readonly saveEnhancement?: Save<EnhancementInput> | null;

  @OptionalPart(() => SaveArmyOptionInput, 'Create or replace a relic, Warlord Trait, psychic power or stratagem.')
  readonly saveArmyOption?: Save<ArmyOptionInput> | null;
}
