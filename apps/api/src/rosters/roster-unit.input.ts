import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, key, parts, points, text, texts } from '../platform/graphql/input-fields.js';
import { RelicSource, ReplacementScope, TraitSource } from './roster.enums.js';

const NAMED = 'Its name or slug.';

@InputType({ isAbstract: true })
class ItemInput extends inputOf({
  name: text('Its name.'),
  count: orNull(count('How many; 1 where it is left out.', 1, 999)),
}) {}

@InputType({ description: 'What an item of wargear has. Counts are of the whole unit.' })
export class PartItemInput extends ItemInput {}

// A type for each level: the query compiler would unroll an input that holds itself without end.
@InputType({ description: 'What a model or an upgrade has. Counts are of the whole unit.' })
export class HeldItemInput extends inputOf(ItemInput, { items: orNull(parts(PartItemInput, 'What it has in turn.')) }) {}

@InputType({ description: 'Models, wargear or an upgrade of a unit. Counts are of the whole unit, never per model.' })
export class LoadoutItemInput extends inputOf(ItemInput, { items: orNull(parts(HeldItemInput, 'What these models have.')) }) {}

@InputType({ description: 'An Enhancement of a unit.' })
export class EnhancementTakenInput extends inputOf({
  name: text(NAMED),
  points: orNull(points('Points that the roster states for it.')),
}) {}

@InputType({ description: 'A Warlord Trait of a unit (8th, 9th).' })
export class WarlordTraitTakenInput extends inputOf({
  name: text(NAMED),
  source: orNull([TraitSource, 'What gives it; null: not stated.']),
  specialist: orNull(text('The keyword of the Specialist Detachment whose trait it is.')),
}) {}

@InputType({ description: 'The weapon that a relic replaces.' })
export class ReplacedWeaponInput extends inputOf({
  weapon: text('Its name.'),
  paid: [Boolean, 'Whether it is paid for all the same.'],
}) {}

@InputType({ description: 'A relic of a unit (8th, 9th).' })
export class RelicTakenInput extends inputOf({
  name: text(NAMED),
  source: orNull([RelicSource, 'What gives it; null: not stated.']),
  replaces: orNull([ReplacedWeaponInput, 'The weapon that it replaces; null: none, or not stated.']),
  specialist: orNull(text('The keyword of the Specialist Detachment whose relic it is.')),
}) {}

@InputType({ description: 'A psychic power that a unit knows (8th, 9th).' })
export class PsychicPowerKnownInput extends inputOf({
  name: orNull(text(`${NAMED} Null: noted as random.`)),
  specialist: orNull(text('The keyword of the Specialist Detachment whose power it is.')),
  replaces: orNull(text('The power that it takes the place of.')),
}) {}

@InputType({ description: 'A keyword to be chosen, "<CHAPTER>" (8th, 9th), or a rule to be selected, with what was noted.' })
export class NotedChoiceInput extends inputOf({
  of: text('The keyword or the rule.'),
  choice: orNull(text('What was chosen; null: nothing was noted.')),
}) {}

@InputType({ description: 'A wargear option that replaces something, and how many models of the unit took it (10th).' })
export class WargearReplacementInput extends inputOf({
  option: text('The name of the option.'),
  scope: [ReplacementScope, 'Whether the option is for all models equipped with what it replaces, or for any number of them.'],
  models: count('How many models are equipped with what the option replaces, those that took it included.', 0, 999),
  replaced: count('How many models took the option.', 0, 999),
}) {}

@InputType({ description: 'A unit of a roster: a datasheet as taken.' })
export class RosterUnitInput extends inputOf({
  name: text(`Name or slug of its datasheet.`),
  id: orNull(key('Id of the datasheet, as `datasheets` gives it or as the data have it. It goes before the name.')),
  models: orNull(count('How many models it has; null: as the loadout counts them, or not stated.', 1, 999)),
  loadout: orNull(
    parts(LoadoutItemInput, 'Models, wargear and upgrades. Null: not stated; the options that a datasheet has by itself are assumed.'),
  ),
  enhancements: orNull(parts(EnhancementTakenInput, 'Its Enhancements.')),
  bearer: orNull(text('The model that bears its Enhancement, where it has several.')),
  warlord: orNull([Boolean, 'Whether it is the Warlord.']),
  detachment: orNull(count("Its detachment (8th, 9th): the place among the roster's detachments, from 0.", 0, 999)),
  points: orNull(points('Points that the roster states for it.')),
  role: orNull(text('Battlefield Role as taken (8th, 9th).')),
  powerRating: orNull(count('Power Rating with its increases (8th, 9th).', 0, 999)),
  namedCharacter: orNull([Boolean, 'Whether it is a model known by name, which has a Warlord Trait of its own (8th, 9th).']),
  keywords: orNull(texts('Keywords that it gained while mustering, by an upgrade of its detachment for one.')),
  warlordTraits: orNull(parts(WarlordTraitTakenInput, 'Its Warlord Traits.')),
  relics: orNull(parts(RelicTakenInput, 'Its relics.')),
  psychicPowers: orNull(parts(PsychicPowerKnownInput, 'Psychic powers that it knows. Null: not stated.')),
  keywordChoices: orNull(parts(NotedChoiceInput, 'Keywords in angle brackets with the choice made.')),
  ruleChoices: orNull(parts(NotedChoiceInput, 'Rules that are selected before the battle with what was noted; "random" is an answer.')),
  replacements: orNull(parts(WargearReplacementInput, 'Wargear options for all models of a kind or for any of them, as taken (10th).')),
}) {}
