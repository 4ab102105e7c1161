import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, key, parts, points, text, texts } from '../platform/graphql/input-fields.js';
import { RelicSource, ReplacementScope, TraitSource } from './roster.enums.js';

const NAMED = 'Name or slug of the entry.';

@InputType({ isAbstract: true })
class ItemInput extends inputOf({
  name: text('The name of the item.'),
  count: orNull(count('How many of the item there are; 1 if omitted.', 1, 999)),
}) {}

@InputType({ description: 'A part of an item of wargear. Counts are for the whole unit.' })
export class PartItemInput extends ItemInput {}

// Each level has its own type, because the query compiler would unroll a recursive input without end.
@InputType({ description: 'An item that a model or an upgrade has. Counts are for the whole unit.' })
export class HeldItemInput extends inputOf(ItemInput, { items: orNull(parts(PartItemInput, 'The parts of the item.')) }) {}

@InputType({ description: 'Models, wargear or an upgrade of a unit. Counts are for the whole unit, never per model.' })
export class LoadoutItemInput extends inputOf(ItemInput, {
  items: orNull(parts(HeldItemInput, 'The wargear and upgrades that the models of this item have.')),
}) {}

@InputType({ description: 'An Enhancement of a unit.' })
export class EnhancementTakenInput extends inputOf({
  name: text(NAMED),
  points: orNull(points('Points that the roster states for the Enhancement; null if not stated.')),
}) {}

@InputType({ description: 'A Warlord Trait of a unit (8th and 9th editions).' })
export class WarlordTraitTakenInput extends inputOf({
  name: text(NAMED),
  source: orNull([TraitSource, 'What grants the trait; null if not stated.']),
  specialist: orNull(text('The keyword of the Specialist Detachment that the trait belongs to; null if none.')),
}) {}

@InputType({ description: 'The weapon that a relic replaces.' })
export class ReplacedWeaponInput extends inputOf({
  weapon: text('The name of the weapon.'),
  paid: [Boolean, 'Whether the weapon is paid for anyway.'],
}) {}

@InputType({ description: 'A relic of a unit (8th and 9th editions).' })
export class RelicTakenInput extends inputOf({
  name: text(NAMED),
  source: orNull([RelicSource, 'What grants the relic; null if not stated.']),
  replaces: orNull([ReplacedWeaponInput, 'The weapon that the relic replaces; null if none, or not stated.']),
  specialist: orNull(text('The keyword of the Specialist Detachment that the relic belongs to; null if none.')),
}) {}

@InputType({ description: 'A psychic power that a unit knows (8th and 9th editions).' })
export class PsychicPowerKnownInput extends inputOf({
  name: orNull(text('Name or slug of the power; null if the power was noted as random.')),
  specialist: orNull(text('The keyword of the Specialist Detachment that the power belongs to; null if none.')),
  replaces: orNull(text('The psychic power that this power replaces; null if it replaces none.')),
}) {}

@InputType({ description: 'A choice that was noted: for a keyword such as "<CHAPTER>" (8th and 9th editions), or for a rule.' })
export class NotedChoiceInput extends inputOf({
  of: text('The keyword or rule that the choice was noted for.'),
  choice: orNull(text('The choice made; null if none was noted.')),
}) {}

@InputType({ description: 'A wargear option that replaces other wargear, and how many models of the unit took it (10th edition).' })
export class WargearReplacementInput extends inputOf({
  option: text('The name of the wargear option.'),
  scope: [ReplacementScope, 'Whether the option must be taken by all models with the replaced wargear, or may be taken by any of them.'],
  models: count('Number of models that have the wargear that the option replaces, including models that took the option.', 0, 999),
  replaced: count('Number of models that took the option.', 0, 999),
}) {}

@InputType({ description: 'A unit of a roster.' })
export class RosterUnitInput extends inputOf({
  name: text("Name or slug of the unit's datasheet."),
  id: orNull(key('Opaque id of the datasheet (see `datasheets`), or its BattleScribe id. It takes precedence over the name.')),
  models: orNull(count('Number of models in the unit; null to count the models in the loadout, or if not stated.', 1, 999)),
  loadout: orNull(parts(LoadoutItemInput, 'Models, wargear and upgrades. Null: not stated; the default options are assumed.')),
  enhancements: orNull(parts(EnhancementTakenInput, "The unit's Enhancements.")),
  bearer: orNull(text('The model that bears the Enhancement, if the unit has several models; null if not stated.')),
  warlord: orNull([Boolean, 'Whether the unit is the Warlord.']),
  detachment: orNull(count("Position of the unit's detachment in the roster, from 0 (8th and 9th editions); null if not stated.", 0, 999)),
  points: orNull(points('Points that the roster states for the unit; null if not stated.')),
  role: orNull(text('Battlefield Role that the unit is taken as (8th and 9th editions).')),
  powerRating: orNull(count('Power Rating including increases (8th and 9th editions); null if not stated.', 0, 999)),
  namedCharacter: orNull([Boolean, 'Whether the unit is a named character with a Warlord Trait of its own (8th and 9th editions).']),
  keywords: orNull(texts('Keywords gained while the army was mustered, for example from a detachment upgrade.')),
  warlordTraits: orNull(parts(WarlordTraitTakenInput, "The unit's Warlord Traits.")),
  relics: orNull(parts(RelicTakenInput, "The unit's relics.")),
  psychicPowers: orNull(parts(PsychicPowerKnownInput, 'Psychic powers that the unit knows; null if not stated.')),
  keywordChoices: orNull(parts(NotedChoiceInput, 'Keywords in angle brackets, with the choices made.')),
  ruleChoices: orNull(parts(NotedChoiceInput, 'Rules to select before the battle, with the choices noted; "random" is a valid choice.')),
  replacements: orNull(parts(WargearReplacementInput, 'Options that replace wargear, each with its number of models (10th edition).')),
}) {}
