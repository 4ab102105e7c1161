import { InputType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { amendmentIds, count, key, text } from '../../platform/graphql/input-fields.js';
import { Organisation, ReservesHow } from '../../rosters/roster.enums.js';
import { HouseRulesInput } from '../../rules/house-rules.input.js';

const OF_UNIT = 'The unit: its id in the roster, or the name assigned by `as` earlier in this call.';
const AS = 'A temporary name for the unit or detachment that is created, for use in later intents of the same request.';

const setAmendments = {
  amendments: amendmentIds(
    "Ids of amendments (see `amendments`). If empty, the amendments of the mission pack named as the roster's game type apply, if any (8th and 9th editions).",
  ),
};

/** The fields of each intent. Inputs and the intents that are returned have the same fields, so that a client can send back what it got. */
export const INTENT_FIELDS = {
  addUnit: {
    datasheet: key('The datasheet: its slug or opaque id.'),
    force: orNull(key('Id of the force in the roster; null to choose the first one that offers the unit (a new one for an ally).')),
    models: orNull(count('The number of models in the unit; null for the smallest size of the unit.', 1, 500)),
    as: orNull(text(AS)),
  },
  duplicateUnit: { unit: key(OF_UNIT), as: orNull(text(AS)) },
  moveUnit: { unit: key(OF_UNIT), force: key('Id, within the roster, of the force to move the unit to.') },
  unit: { unit: key(OF_UNIT) },
  resizeUnit: { unit: key(OF_UNIT), models: count('The new number of models.', 1, 500) },
  chooseOption: {
    of: key('Id of the selection or force to which the option belongs: the field `of` of an entry in `RosterUnit.options`.'),
    option: key('Id of the option: the field `option` of an entry in `RosterUnit.options`.'),
    count: count('The number to choose; 0 removes the option.', 0, 500),
  },
  chooseEntry: {
    unit: key(OF_UNIT),
    entry: key('Slug or opaque id of the Enhancement, relic, Warlord Trait or psychic power.'),
    chosen: orNull([Boolean, 'True (the default) to choose the entry, false to remove the entry.']),
  },
  setWarlord: { unit: orNull(key(`${OF_UNIT} Null if no unit is to be the Warlord.`)) },
  chooseKeyword: {
    unit: key(OF_UNIT),
    keyword: text('The keyword to be replaced, as printed: "<CHAPTER>".'),
    choice: orNull(text('The chosen keyword; null to clear the choice.')),
  },
  attach: {
    leader: key('The Leader: its id in the roster, or the name assigned by `as`.'),
    bodyguard: key('The Bodyguard unit that the Leader joins: its id in the roster, or the name assigned by `as`.'),
  },
  embark: { unit: key(OF_UNIT), transport: key('The transport: its id in the roster, or the name assigned by `as`.') },
  placeInReserves: { unit: key(OF_UNIT), how: [ReservesHow, 'The rule or ability that places the unit in Reserves.'] },
  addDetachment: {
    detachment: key('Slug or opaque id of the detachment.'),
    faction: orNull(key("Slug or opaque id of the detachment's faction; null for the army's faction.")),
    as: orNull(text(AS)),
  },
  removeDetachment: { detachment: key('The detachment: its id in the roster, or its slug or opaque id.') },
  setBattleSize: {
    name: orNull(text('Name of the battle size, such as "Strike Force"; null if only the points limit is set.')),
    limit: count('The points limit of the battle.', 1, 100_000),
  },
  settle: { unit: orNull(key('Id of the unit that the review reason refers to; null for the roster as a whole.')) },
  setNotes: {
    unit: orNull(key('The unit that the notes are about; null for the roster as a whole.')),
    notes: orNull([String, 'The text of the notes; null to remove them.', MaxLength(2_000)]),
  },
  setOrganisation: { organisation: orNull([Organisation, 'The organisation of the army; null if not stated.']) },
  rename: { name: text('The new name.') },
  setAmendments,
} as const;

/** What each field of an intent does. */
export const INTENT_MEANINGS = {
  addUnit: 'Add a unit.',
  duplicateUnit: 'Add a copy of a unit.',
  moveUnit: 'Move a unit to another force.',
  removeUnit: 'Remove a unit.',
  resizeUnit: 'Change the size of a unit.',
  chooseOption: 'Choose wargear, models, or any other option.',
  chooseEntry: 'Choose an Enhancement, relic, Warlord Trait or psychic power.',
  setWarlord: 'Make a unit the Warlord.',
  chooseKeyword: 'Choose a keyword for a unit.',
  attach: 'Attach a Leader to a unit.',
  detach: 'Detach a Leader from its unit.',
  embark: 'Embark a unit in a transport.',
  disembark: 'Disembark a unit.',
  placeInReserves: 'Place a unit in Reserves.',
  setUp: 'Take a unit out of Reserves, so that it is set up on the battlefield.',
  addDetachment: 'Add a detachment, or in the 10th edition replace the current one.',
  removeDetachment: 'Remove a detachment; in the 8th and 9th editions also its units.',
  setBattleSize: 'Set the battle size.',
  setOrganisation: 'Set how the army is organised (8th and 9th editions).',
  setAmendments: 'Set the amendments and house rules.',
  rename: 'Rename the roster.',
  settle: 'Mark a review reason as resolved.',
  setNotes: 'Set the notes of the roster or a unit.',
} as const;

@InputType({ description: 'A unit to add.' })
export class AddUnitIntentInput extends inputOf(INTENT_FIELDS.addUnit) {}

@InputType({ description: 'A unit to duplicate.' })
export class DuplicateUnitIntentInput extends inputOf(INTENT_FIELDS.duplicateUnit) {}

@InputType({ description: 'A unit to move to another force.' })
export class MoveUnitIntentInput extends inputOf(INTENT_FIELDS.moveUnit) {}

@InputType({ description: 'A unit of the roster.' })
export class UnitIntentInput extends inputOf(INTENT_FIELDS.unit) {}

@InputType({ description: 'A new size for a unit.' })
export class ResizeUnitIntentInput extends inputOf(INTENT_FIELDS.resizeUnit) {}

@InputType({ description: 'Chooses wargear, models or anything else that `RosterUnit.options` lists.' })
export class ChooseOptionIntentInput extends inputOf(INTENT_FIELDS.chooseOption) {}

@InputType({ description: 'Chooses an Enhancement, relic, Warlord Trait or psychic power for a unit.' })
export class ChooseEntryIntentInput extends inputOf(INTENT_FIELDS.chooseEntry) {}

@InputType({ description: 'Makes a unit the Warlord.' })
export class SetWarlordIntentInput extends inputOf(INTENT_FIELDS.setWarlord) {}

@InputType({ description: 'Chooses a keyword for a unit, such as its Chapter (8th and 9th editions).' })
export class ChooseKeywordIntentInput extends inputOf(INTENT_FIELDS.chooseKeyword) {}

@InputType({ description: 'Attaches a Leader or Support to a Bodyguard unit (10th and 11th editions).' })
export class AttachIntentInput extends inputOf(INTENT_FIELDS.attach) {}

@InputType({ description: 'Embarks a unit in a transport.' })
export class EmbarkIntentInput extends inputOf(INTENT_FIELDS.embark) {}

@InputType({ description: 'Places a unit in Reserves.' })
export class PlaceInReservesIntentInput extends inputOf(INTENT_FIELDS.placeInReserves) {}

@InputType({ description: 'A detachment to add to the army, or in the 10th edition to replace the current detachment.' })
export class AddDetachmentIntentInput extends inputOf(INTENT_FIELDS.addDetachment) {}

@InputType({ description: 'A detachment to remove; in the 8th and 9th editions its units are removed with it.' })
export class RemoveDetachmentIntentInput extends inputOf(INTENT_FIELDS.removeDetachment) {}

@InputType({ description: 'The battle size that the roster is for.' })
export class BattleSizeInput extends inputOf(INTENT_FIELDS.setBattleSize) {}

@InputType({ description: 'Marks a review reason from an import or a move as resolved.' })
export class SettleIntentInput extends inputOf(INTENT_FIELDS.settle) {}

@InputType({ description: 'Notes about the roster or one of its units.' })
export class SetNotesIntentInput extends inputOf(INTENT_FIELDS.setNotes) {}

@InputType({ description: 'How the army is organised (8th and 9th editions).' })
export class SetOrganisationIntentInput extends inputOf(INTENT_FIELDS.setOrganisation) {}

@InputType({ description: 'A new name for the roster.' })
export class RenameIntentInput extends inputOf(INTENT_FIELDS.rename) {}

@InputType({ description: 'The amendments and house rules under which to judge the roster. They replace all that were set before.' })
export class SetAmendmentsIntentInput extends inputOf({
  ...setAmendments,
  houseRules: orNull([HouseRulesInput, "The organiser's own rules; null for none."]),
}) {}

@InputType({ isOneOf: true, description: 'One edit of a roster. Exactly one field is given.' })
export class RosterIntentInput extends inputOf({
  addUnit: orNull([AddUnitIntentInput, INTENT_MEANINGS.addUnit]),
  duplicateUnit: orNull([DuplicateUnitIntentInput, INTENT_MEANINGS.duplicateUnit]),
  moveUnit: orNull([MoveUnitIntentInput, INTENT_MEANINGS.moveUnit]),
  removeUnit: orNull([UnitIntentInput, INTENT_MEANINGS.removeUnit]),
  resizeUnit: orNull([ResizeUnitIntentInput, INTENT_MEANINGS.resizeUnit]),
  chooseOption: orNull([ChooseOptionIntentInput, INTENT_MEANINGS.chooseOption]),
  chooseEntry: orNull([ChooseEntryIntentInput, INTENT_MEANINGS.chooseEntry]),
  setWarlord: orNull([SetWarlordIntentInput, INTENT_MEANINGS.setWarlord]),
  chooseKeyword: orNull([ChooseKeywordIntentInput, INTENT_MEANINGS.chooseKeyword]),
  attach: orNull([AttachIntentInput, INTENT_MEANINGS.attach]),
  detach: orNull([UnitIntentInput, INTENT_MEANINGS.detach]),
  embark: orNull([EmbarkIntentInput, INTENT_MEANINGS.embark]),
  disembark: orNull([UnitIntentInput, INTENT_MEANINGS.disembark]),
  placeInReserves: orNull([PlaceInReservesIntentInput, INTENT_MEANINGS.placeInReserves]),
  setUp: orNull([UnitIntentInput, INTENT_MEANINGS.setUp]),
  addDetachment: orNull([AddDetachmentIntentInput, INTENT_MEANINGS.addDetachment]),
  removeDetachment: orNull([RemoveDetachmentIntentInput, INTENT_MEANINGS.removeDetachment]),
  setBattleSize: orNull([BattleSizeInput, INTENT_MEANINGS.setBattleSize]),
  setOrganisation: orNull([SetOrganisationIntentInput, INTENT_MEANINGS.setOrganisation]),
  setAmendments: orNull([SetAmendmentsIntentInput, INTENT_MEANINGS.setAmendments]),
  rename: orNull([RenameIntentInput, INTENT_MEANINGS.rename]),
  settle: orNull([SettleIntentInput, INTENT_MEANINGS.settle]),
  setNotes: orNull([SetNotesIntentInput, INTENT_MEANINGS.setNotes]),
}) {}
