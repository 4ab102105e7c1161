import { ObjectType } from '@nestjs/graphql';
import { orAbsent, orNull, outputOf } from '../../platform/graphql/fields.js';
import { JsonScalar } from '../../platform/graphql/scalars/json.scalar.js';
import { INTENT_FIELDS, INTENT_MEANINGS } from './intent.inputs.js';

@ObjectType('AddUnitIntent', { description: 'A unit to add, as `AddUnitIntentInput` takes it.' })
export class AddUnitIntentType extends outputOf(INTENT_FIELDS.addUnit) {}

@ObjectType('DuplicateUnitIntent', { description: 'A unit to duplicate, as `DuplicateUnitIntentInput` takes it.' })
export class DuplicateUnitIntentType extends outputOf(INTENT_FIELDS.duplicateUnit) {}

@ObjectType('MoveUnitIntent', { description: 'A unit to move to another force, as `MoveUnitIntentInput` takes it.' })
export class MoveUnitIntentType extends outputOf(INTENT_FIELDS.moveUnit) {}

@ObjectType('UnitIntent', { description: 'A unit of the roster, as `UnitIntentInput` takes it.' })
export class UnitIntentType extends outputOf(INTENT_FIELDS.unit) {}

@ObjectType('ResizeUnitIntent', { description: 'A new size for a unit, as `ResizeUnitIntentInput` takes it.' })
export class ResizeUnitIntentType extends outputOf(INTENT_FIELDS.resizeUnit) {}

@ObjectType('ChooseOptionIntent', { description: 'An option to choose, as `ChooseOptionIntentInput` takes it.' })
export class ChooseOptionIntentType extends outputOf(INTENT_FIELDS.chooseOption) {}

@ObjectType('ChooseEntryIntent', {
  description: 'An Enhancement, relic, Warlord Trait or psychic power to choose, as `ChooseEntryIntentInput` takes it.',
})
export class ChooseEntryIntentType extends outputOf(INTENT_FIELDS.chooseEntry) {}

@ObjectType('SetWarlordIntent', { description: 'The unit to make the Warlord, as `SetWarlordIntentInput` takes it.' })
export class SetWarlordIntentType extends outputOf(INTENT_FIELDS.setWarlord) {}

@ObjectType('ChooseKeywordIntent', { description: 'A keyword to choose for a unit, as `ChooseKeywordIntentInput` takes it.' })
export class ChooseKeywordIntentType extends outputOf(INTENT_FIELDS.chooseKeyword) {}

@ObjectType('AttachIntent', { description: 'A Leader to attach, as `AttachIntentInput` takes it.' })
export class AttachIntentType extends outputOf(INTENT_FIELDS.attach) {}

@ObjectType('EmbarkIntent', { description: 'A unit to embark in a transport, as `EmbarkIntentInput` takes it.' })
export class EmbarkIntentType extends outputOf(INTENT_FIELDS.embark) {}

@ObjectType('PlaceInReservesIntent', { description: 'A unit to place in Reserves, as `PlaceInReservesIntentInput` takes it.' })
export class PlaceInReservesIntentType extends outputOf(INTENT_FIELDS.placeInReserves) {}

@ObjectType('AddDetachmentIntent', { description: 'A detachment to add, as `AddDetachmentIntentInput` takes it.' })
export class AddDetachmentIntentType extends outputOf(INTENT_FIELDS.addDetachment) {}

@ObjectType('RemoveDetachmentIntent', { description: 'A detachment to remove, as `RemoveDetachmentIntentInput` takes it.' })
export class RemoveDetachmentIntentType extends outputOf(INTENT_FIELDS.removeDetachment) {}

@ObjectType('SetBattleSizeIntent', { description: 'The battle size to set, as `BattleSizeInput` takes it.' })
export class SetBattleSizeIntentType extends outputOf(INTENT_FIELDS.setBattleSize) {}

@ObjectType('SetOrganisationIntent', { description: 'How to organise the army, as `SetOrganisationIntentInput` takes it.' })
export class SetOrganisationIntentType extends outputOf(INTENT_FIELDS.setOrganisation) {}

@ObjectType('SetAmendmentsIntent', { description: 'The amendments and house rules to set, as `SetAmendmentsIntentInput` takes them.' })
export class SetAmendmentsIntentType extends outputOf({
  ...INTENT_FIELDS.setAmendments,
  houseRules: orNull([JsonScalar, "The organiser's own rules, as `HouseRulesInput` takes them; null for none."]),
}) {}

@ObjectType('RenameIntent', { description: 'A new name for the roster, as `RenameIntentInput` takes it.' })
export class RenameIntentType extends outputOf(INTENT_FIELDS.rename) {}

@ObjectType('SettleIntent', { description: 'A review reason to mark as resolved, as `SettleIntentInput` takes it.' })
export class SettleIntentType extends outputOf(INTENT_FIELDS.settle) {}

@ObjectType('SetNotesIntent', { description: 'Notes to set, as `SetNotesIntentInput` takes them.' })
export class SetNotesIntentType extends outputOf(INTENT_FIELDS.setNotes) {}

@ObjectType('RosterIntent', {
  description:
    'One edit of a roster, in the form of `RosterIntentInput`: exactly one field is not null. To make the edit, request every field with its subfields, remove the fields that are null, and send the rest in `intents` of `editRoster`.',
})
export class RosterIntentType extends outputOf({
  addUnit: orAbsent([AddUnitIntentType, INTENT_MEANINGS.addUnit]),
  duplicateUnit: orAbsent([DuplicateUnitIntentType, INTENT_MEANINGS.duplicateUnit]),
  moveUnit: orAbsent([MoveUnitIntentType, INTENT_MEANINGS.moveUnit]),
  removeUnit: orAbsent([UnitIntentType, INTENT_MEANINGS.removeUnit]),
  resizeUnit: orAbsent([ResizeUnitIntentType, INTENT_MEANINGS.resizeUnit]),
  chooseOption: orAbsent([ChooseOptionIntentType, INTENT_MEANINGS.chooseOption]),
  chooseEntry: orAbsent([ChooseEntryIntentType, INTENT_MEANINGS.chooseEntry]),
  setWarlord: orAbsent([SetWarlordIntentType, INTENT_MEANINGS.setWarlord]),
  chooseKeyword: orAbsent([ChooseKeywordIntentType, INTENT_MEANINGS.chooseKeyword]),
  attach: orAbsent([AttachIntentType, INTENT_MEANINGS.attach]),
  detach: orAbsent([UnitIntentType, INTENT_MEANINGS.detach]),
  embark: orAbsent([EmbarkIntentType, INTENT_MEANINGS.embark]),
  disembark: orAbsent([UnitIntentType, INTENT_MEANINGS.disembark]),
  placeInReserves: orAbsent([PlaceInReservesIntentType, INTENT_MEANINGS.placeInReserves]),
  setUp: orAbsent([UnitIntentType, INTENT_MEANINGS.setUp]),
  addDetachment: orAbsent([AddDetachmentIntentType, INTENT_MEANINGS.addDetachment]),
  removeDetachment: orAbsent([RemoveDetachmentIntentType, INTENT_MEANINGS.removeDetachment]),
  setBattleSize: orAbsent([SetBattleSizeIntentType, INTENT_MEANINGS.setBattleSize]),
  setOrganisation: orAbsent([SetOrganisationIntentType, INTENT_MEANINGS.setOrganisation]),
  setAmendments: orAbsent([SetAmendmentsIntentType, INTENT_MEANINGS.setAmendments]),
  rename: orAbsent([RenameIntentType, INTENT_MEANINGS.rename]),
  settle: orAbsent([SettleIntentType, INTENT_MEANINGS.settle]),
  setNotes: orAbsent([SetNotesIntentType, INTENT_MEANINGS.setNotes]),
}) {}
