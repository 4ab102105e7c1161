import { InputType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { amendmentIds, count, key, text } from '../platform/graphql/input-fields.js';
import { Organisation, ReservesHow } from '../rosters/roster.enums.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';

const OF_UNIT = 'The unit: its id in the roster, or the name assigned by `as` earlier in this call.';
const AS = 'A temporary name for the unit or detachment that is created, for use in later intents of the same request.';

@InputType({ description: 'A unit to add.' })
export class AddUnitIntentInput extends inputOf({
  datasheet: key('The datasheet: its slug or opaque id.'),
  detachment: orNull(key('Id of the detachment in the roster; null to choose the first one that offers the unit (a new one for an ally).')),
  models: orNull(count('The number of models in the unit; null for the smallest size of the unit.', 1, 500)),
  as: orNull(text(AS)),
}) {}

@InputType({ description: 'A unit to duplicate.' })
export class DuplicateUnitIntentInput extends inputOf({ unit: key(OF_UNIT), as: orNull(text(AS)) }) {}

@InputType({ description: 'A unit to move to another detachment.' })
export class MoveUnitIntentInput extends inputOf({
  unit: key(OF_UNIT),
  detachment: key('Id, within the roster, of the detachment to move the unit to.'),
}) {}

@InputType({ description: 'A unit of the roster.' })
export class UnitIntentInput extends inputOf({ unit: key(OF_UNIT) }) {}

@InputType({ description: 'A new size for a unit.' })
export class ResizeUnitIntentInput extends inputOf({ unit: key(OF_UNIT), models: count('The new number of models.', 1, 500) }) {}

@InputType({ description: 'Chooses wargear, models or anything else that `RosterUnit.options` lists.' })
export class ChooseOptionIntentInput extends inputOf({
  of: key('Id of the selection or detachment to which the option belongs: the field `of` of an entry in `RosterUnit.options`.'),
  option: key('Id of the option: the field `option` of an entry in `RosterUnit.options`.'),
  count: count('The number to choose; 0 removes the option.', 0, 500),
}) {}

@InputType({ description: 'Chooses an Enhancement, relic, Warlord Trait or psychic power for a unit.' })
export class ChooseEntryIntentInput extends inputOf({
  unit: key(OF_UNIT),
  entry: key('Slug or opaque id of the Enhancement, relic, Warlord Trait or psychic power.'),
  chosen: orNull([Boolean, 'True (the default) to choose the entry, false to remove the entry.']),
}) {}

@InputType({ description: 'Makes a unit the Warlord.' })
export class SetWarlordIntentInput extends inputOf({ unit: orNull(key(`${OF_UNIT} Null if no unit is to be the Warlord.`)) }) {}

@InputType({ description: 'Chooses a keyword for a unit, such as its Chapter (8th and 9th editions).' })
export class ChooseKeywordIntentInput extends inputOf({
  unit: key(OF_UNIT),
  keyword: text('The keyword to be replaced, as printed: "<CHAPTER>".'),
  choice: orNull(text('The chosen keyword; null to clear the choice.')),
}) {}

@InputType({ description: 'Attaches a Leader or Support to a Bodyguard unit (10th and 11th editions).' })
export class AttachIntentInput extends inputOf({
  leader: key('The Leader: its id in the roster, or the name assigned by `as`.'),
  bodyguard: key('The Bodyguard unit that the Leader joins.'),
}) {}

@InputType({ description: 'Embarks a unit in a transport.' })
export class EmbarkIntentInput extends inputOf({
  unit: key(OF_UNIT),
  transport: key('The transport: its id in the roster, or the name assigned by `as`.'),
}) {}

@InputType({ description: 'Places a unit in Reserves.' })
export class HoldIntentInput extends inputOf({
  unit: key(OF_UNIT),
  how: [ReservesHow, 'The rule or ability that places the unit in Reserves.'],
}) {}

@InputType({ description: 'A detachment to add to the army, or in the 10th edition to replace the current detachment.' })
export class AddDetachmentIntentInput extends inputOf({
  detachment: key('Slug or opaque id of the detachment.'),
  faction: orNull(key("Slug or opaque id of the detachment's faction; null for the army's faction.")),
  as: orNull(text(AS)),
}) {}

@InputType({ description: 'A detachment to remove, with its units.' })
export class RemoveDetachmentIntentInput extends inputOf({
  detachment: key('Id of the detachment within the roster, or (10th and 11th editions) its slug or opaque id.'),
}) {}

@InputType({ description: 'The battle size that the roster is for.' })
export class BattleSizeInput extends inputOf({
  name: orNull(text('Name of the battle size, such as "Strike Force"; null if only the points limit is set.')),
  limit: count('The points limit of the battle.', 1, 100_000),
}) {}

@InputType({ description: 'Marks a review reason from an import or a move as resolved.' })
export class SettleIntentInput extends inputOf({
  unit: orNull(key('Id of the unit that the review reason refers to; null for the roster as a whole.')),
}) {}

@InputType({ description: 'Notes about the roster or one of its units.' })
export class SetNotesIntentInput extends inputOf({
  unit: orNull(key('The unit that the notes are about; null for the roster as a whole.')),
  notes: orNull([String, 'The text of the notes; null to remove them.', MaxLength(2_000)]),
}) {}

@InputType({ description: 'How the army is organised (8th and 9th editions).' })
export class SetOrganisationIntentInput extends inputOf({
  organisation: orNull([Organisation, 'The organisation of the army; null if not stated.']),
}) {}

@InputType({ description: 'A new name for the roster.' })
export class RenameIntentInput extends inputOf({ name: text('The new name.') }) {}

@InputType({ description: 'The amendments and house rules under which to judge the roster. They replace all that were set before.' })
export class SetAmendmentsIntentInput extends inputOf({
  amendments: amendmentIds(
    "Ids of amendments (see `amendments`). If empty, the amendments of the mission pack named as the roster's game type apply, if any (8th and 9th editions).",
  ),
  houseRules: orNull([HouseRulesInput, "The organiser's own rules; null for none."]),
}) {}

@InputType({ isOneOf: true, description: 'One edit of a roster. Exactly one field is given.' })
export class RosterIntentInput extends inputOf({
  addUnit: orNull([AddUnitIntentInput, 'Add a unit.']),
  duplicateUnit: orNull([DuplicateUnitIntentInput, 'Add a copy of a unit.']),
  moveUnit: orNull([MoveUnitIntentInput, 'Move a unit to another detachment.']),
  removeUnit: orNull([UnitIntentInput, 'Remove a unit.']),
  resizeUnit: orNull([ResizeUnitIntentInput, 'Change the size of a unit.']),
  chooseOption: orNull([ChooseOptionIntentInput, 'Choose wargear, models, or any other option.']),
  chooseEntry: orNull([ChooseEntryIntentInput, 'Choose an Enhancement, relic, Warlord Trait or psychic power.']),
  setWarlord: orNull([SetWarlordIntentInput, 'Make a unit the Warlord.']),
  chooseKeyword: orNull([ChooseKeywordIntentInput, 'Choose a keyword for a unit.']),
  attach: orNull([AttachIntentInput, 'Attach a Leader to a unit.']),
  detach: orNull([UnitIntentInput, 'Detach a Leader from its unit.']),
  embark: orNull([EmbarkIntentInput, 'Embark a unit in a transport.']),
  disembark: orNull([UnitIntentInput, 'Disembark a unit.']),
  hold: orNull([HoldIntentInput, 'Place a unit in Reserves.']),
  deploy: orNull([UnitIntentInput, 'Take a unit out of Reserves, so that it is set up.']),
  addDetachment: orNull([AddDetachmentIntentInput, 'Add a detachment, or in the 10th edition replace the current one.']),
  removeDetachment: orNull([RemoveDetachmentIntentInput, 'Remove a detachment.']),
  setBattleSize: orNull([BattleSizeInput, 'Set the battle size.']),
  setOrganisation: orNull([SetOrganisationIntentInput, 'Set how the army is organised (8th and 9th editions).']),
  setAmendments: orNull([SetAmendmentsIntentInput, 'Set the amendments and house rules.']),
  rename: orNull([RenameIntentInput, 'Rename the roster.']),
  settle: orNull([SettleIntentInput, 'Mark a review reason as resolved.']),
  setNotes: orNull([SetNotesIntentInput, 'Set the notes of the roster or a unit.']),
}) {}
