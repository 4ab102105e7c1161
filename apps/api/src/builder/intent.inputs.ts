import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, key, text } from '../platform/graphql/input-fields.js';
import { LIMITS } from '../platform/limits.js';
import { Organisation, ReservesHow } from '../rosters/roster.enums.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';

const OF_UNIT = 'The unit: its id in the roster, or the name that `as` gave it earlier in this call.';
const AS = 'A name by which later intents of this call can speak of what this one makes.';

@InputType({ description: 'A unit to add.' })
export class AddUnitIntent extends inputOf({
  datasheet: key('The datasheet: its slug or opaque id.'),
  detachment: orNull(
    key('The detachment it is added to, by its id in the roster; null: the first that offers it, or a new one for allies.'),
  ),
  models: orNull(count('How many models; null: the smallest size.', 1, 500)),
  as: orNull(text(AS)),
}) {}

@InputType({ description: 'A unit to duplicate.' })
export class DuplicateUnitIntent extends inputOf({
  unit: key(OF_UNIT),
  as: orNull(text(AS)),
}) {}

@InputType({ description: 'A unit to move to another detachment.' })
export class MoveUnitIntent extends inputOf({
  unit: key(OF_UNIT),
  detachment: key('The detachment it is to stand in, by its id in the roster.'),
}) {}

@InputType({ description: 'A unit by itself.' })
export class UnitIntent extends inputOf({ unit: key(OF_UNIT) }) {}

@InputType({ description: 'A new size of a unit.' })
export class ResizeUnitIntent extends inputOf({
  unit: key(OF_UNIT),
  models: count('How many models it is to have.', 1, 500),
}) {}

@InputType({ description: 'A choice of wargear, models or anything else that `RosterUnit.options` shows.' })
export class ChooseOptionIntent extends inputOf({
  of: key('The selection or detachment that makes the choice: `of` of the option.'),
  option: key('The option: `option` as it is shown.'),
  count: count('How many of it there are to be; 0 takes it away.', 0, 500),
}) {}

@InputType({ description: 'An Enhancement, relic, Warlord Trait or psychic power for a unit.' })
export class ChooseEntryIntent extends inputOf({
  unit: key(OF_UNIT),
  entry: key('The Enhancement or army option: its slug or opaque id.'),
  chosen: orNull([Boolean, 'False takes it away; null: it is taken.']),
}) {}

@InputType({ description: 'Which unit has the Warlord.' })
export class SetWarlordIntent extends inputOf({ unit: orNull(key(`${OF_UNIT} Null: none.`)) }) {}

@InputType({ description: 'A keyword chosen for a unit, such as its Chapter (8th, 9th).' })
export class ChooseKeywordIntent extends inputOf({
  unit: key(OF_UNIT),
  keyword: text('The keyword to be chosen, as printed: "<CHAPTER>".'),
  choice: orNull(text('The choice; null: none.')),
}) {}

@InputType({ description: 'A Leader joins a Bodyguard unit (10th).' })
export class AttachIntent extends inputOf({
  leader: key('The Leader: its id in the roster, or the name that `as` gave it.'),
  bodyguard: key('The unit it joins.'),
}) {}

@InputType({ description: 'A unit embarks.' })
export class EmbarkIntent extends inputOf({
  unit: key(OF_UNIT),
  transport: key('The transport.'),
}) {}

@InputType({ description: 'A unit goes into Reserves.' })
export class HoldIntent extends inputOf({
  unit: key(OF_UNIT),
  how: [ReservesHow, 'By what.'],
}) {}

@InputType({ description: 'A detachment of the army: one more (8th, 9th), or another in place of the one before (10th).' })
export class AddDetachmentIntent extends inputOf({
  detachment: key('The detachment: its slug or opaque id.'),
  faction: orNull(key("The faction it is of, by its slug or opaque id; null: the army's.")),
  as: orNull(text(AS)),
}) {}

@InputType({ description: 'A detachment to remove, with its units.' })
export class RemoveDetachmentIntent extends inputOf({ detachment: key('Its id in the roster, or (10th) its slug or opaque id.') }) {}

@InputType({ description: 'How large a battle the roster is for.' })
export class BattleSizeInput extends inputOf({
  name: orNull(text('"Strike Force"; null: only the limit is agreed.')),
  limit: count('Points limit.', 1, 100_000),
}) {}

@InputType({ description: 'What was not understood when the roster was imported or moved, and is now as it is to be.' })
export class SettleIntent extends inputOf({
  unit: orNull(key('The unit of which it was said; null: the list as a whole.')),
}) {}

@InputType({ description: 'Words about the roster or one of its units.' })
export class SetNotesIntent extends inputOf({
  unit: orNull(key('The unit; null: the roster.')),
  notes: orNull([String, 'The words; null: none.', MaxLength(2_000)]),
}) {}

@InputType({ description: 'How the army is mustered (8th, 9th).' })
export class SetOrganisationIntent extends inputOf({ organisation: orNull([Organisation, 'How; null: not declared.']) }) {}

@InputType({ description: 'A new name of the roster.' })
export class RenameIntent extends inputOf({ name: text('The name.') }) {}

@InputType({ description: 'By what the roster is judged beside the rules of its edition: in place of all that was set before.' })
export class SetAmendmentsIntent extends inputOf({
  amendments: [
    [String],
    'Ids of amendments (see `amendments`). None: those of the mission pack that the roster itself names as its game type (8th, 9th), if any.',
    MaxLength(200, { each: true }),
    ArrayMaxSize(LIMITS.amendmentsPerCheck),
  ],
  houseRules: orNull([HouseRulesInput, "An organiser's own rules; null: none."]),
}) {}

@InputType({ isOneOf: true, description: 'One small change that a player means.' })
export class RosterIntentInput extends inputOf({
  addUnit: orNull([AddUnitIntent, 'Add a unit.']),
  duplicateUnit: orNull([DuplicateUnitIntent, 'Add a copy of a unit.']),
  moveUnit: orNull([MoveUnitIntent, 'Move a unit to another detachment.']),
  removeUnit: orNull([UnitIntent, 'Remove a unit.']),
  resizeUnit: orNull([ResizeUnitIntent, 'Give a unit another size.']),
  chooseOption: orNull([ChooseOptionIntent, 'Choose wargear, models, or any other option.']),
  chooseEntry: orNull([ChooseEntryIntent, 'Choose an Enhancement, relic, Warlord Trait or psychic power.']),
  setWarlord: orNull([SetWarlordIntent, 'Name the Warlord.']),
  chooseKeyword: orNull([ChooseKeywordIntent, 'Choose a keyword.']),
  attach: orNull([AttachIntent, 'Attach a Leader.']),
  detach: orNull([UnitIntent, 'Detach a Leader.']),
  embark: orNull([EmbarkIntent, 'Embark a unit.']),
  disembark: orNull([UnitIntent, 'Disembark a unit.']),
  hold: orNull([HoldIntent, 'Hold a unit in Reserves.']),
  deploy: orNull([UnitIntent, 'Take a unit out of Reserves.']),
  addDetachment: orNull([AddDetachmentIntent, 'Add a detachment, or change it (10th).']),
  removeDetachment: orNull([RemoveDetachmentIntent, 'Remove a detachment.']),
  setBattleSize: orNull([BattleSizeInput, 'Set the battle size.']),
  setOrganisation: orNull([SetOrganisationIntent, 'Say how the army is mustered.']),
  setAmendments: orNull([SetAmendmentsIntent, 'Choose amendments and house rules.']),
  rename: orNull([RenameIntent, 'Rename the roster.']),
  settle: orNull([SettleIntent, 'Take what was not understood as settled.']),
  setNotes: orNull([SetNotesIntent, 'Write notes.']),
}) {}
