import { InputType } from '@nestjs/graphql';
import { TransportSpeaksOf } from '../../catalogue/datasheet/transport.types.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, parts, text, texts } from '../../platform/graphql/input-fields.js';
import { WrittenEntryInput } from './entry.inputs.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';
import { PointsInput } from './points.input.js';

export const WarlordClause = enumOf('WarlordClause', 'Whether a datasheet can be the Warlord.', {
  MAY: ['may', 'The rules of the edition decide whether the datasheet can be the Warlord.'],
  MUST: ['must', 'If the datasheet is in the army, it must be the Warlord.'],
  CANNOT: ['cannot', 'The datasheet cannot be the Warlord.'],
});

@InputType({ description: 'One characteristic of a profile.' })
export class CharacteristicInput extends inputOf({
  name: text('The column heading: `M`, `T`, `SV` ...'),
  value: text('The value of the characteristic, as printed.'),
}) {}

@InputType({ description: 'A row of characteristics of a model or weapon.' })
export class ProfileInput extends inputOf({
  name: text('Name of the model or weapon.'),
  kind: orNull(text('The type of profile: `Unit`, `Ranged Weapons`, `Melee Weapons` ...')),
  characteristics: parts(CharacteristicInput, 'The characteristics, in the printed order.'),
}) {}

@InputType({ description: 'An option that a player can choose.' })
export class OptionInput extends inputOf({
  key: orNull(key('Id of the option or group, unique within the datasheet; derived from the name if omitted.')),
  name: text('The name of the option.'),
  points: orNull(count('Points that choosing this option adds.', 0, 100_000)),
  default: orNull([Boolean, 'Whether the option is chosen by default.']),
  max: orNull(count('Maximum number of times this option may be chosen; null for the limit of its group.', 1, 999)),
}) {}

@InputType({ description: 'A group of options, of which between `min` and `max` are chosen.' })
export class OptionGroupInput extends inputOf({
  key: orNull(key('Id of the option or group, unique within the datasheet; derived from the name if omitted.')),
  name: text('The name of the group.'),
  min: orNull(count('Minimum number of choices; 0 if omitted.', 0, 999)),
  max: orNull(count('Maximum number of choices; 1 if omitted.', 1, 999)),
  options: parts(OptionInput, 'The options to choose from.'),
}) {}

@InputType({ description: 'Wargear that a model always has.' })
export class WargearInput extends inputOf({
  name: text('The name of the wargear.'),
  count: orNull(count('How many of this wargear each model has; 1 if omitted.', 1, 99)),
}) {}

@InputType({ description: 'A kind of model in a unit.' })
export class ModelInput extends inputOf({
  key: orNull(key('Id of the kind of model, unique within the datasheet; derived from the name if omitted.')),
  name: text('The name of the model.'),
  min: count('Minimum number of these models in the unit.', 0, 999),
  max: count('Maximum number of these models in the unit.', 1, 999),
  points: orNull(count('Points for each of these models, added to the price of the unit.', 0, 100_000)),
  keywords: orNull(texts("Keywords that this model has but the unit's other models do not.")),
  wargear: orNull(parts(WargearInput, 'Wargear that each of these models always has.')),
  options: orNull(parts(OptionGroupInput, 'The choices that each of these models offers.')),
}) {}

@InputType({ description: 'Limits on the total number of models in a unit.' })
export class UnitSizeInput extends inputOf({
  min: count('Minimum number of models in the unit.', 1, 999),
  max: count('Maximum number of models in the unit.', 1, 999),
}) {}

@InputType({ description: 'Models that each take up more than one space in a transport.' })
export class TransportSpaceInput extends inputOf({
  models: [KeywordExpressionInput, 'The models that each take up more than one space.'],
  size: count('The number of spaces that each of the models takes up.', 2, 99),
}) {}

@InputType({ description: 'Transport capacity that is reserved for certain models.' })
export class TransportKeptInput extends inputOf({
  models: [KeywordExpressionInput, 'The models that the capacity is reserved for.'],
  count: count('The number of spaces reserved.', 1, 999),
}) {}

@InputType({ description: 'The transport capacity of a datasheet.' })
export class TransportInput extends inputOf({
  models: count('The number of models that the transport can carry.', 1, 999),
  passengers: [KeywordExpressionInput, 'The models that the transport can carry.'],
  speaksOf: orNull([TransportSpeaksOf, 'Whether the keywords of the transport clause apply to models or to units; models if omitted.']),
  spaces: orNull(parts(TransportSpaceInput, 'Models that take up more than one space each.')),
  kept: orNull(parts(TransportKeptInput, 'Spaces that are reserved for certain models.')),
}) {}

@InputType({ description: 'A manually created datasheet.' })
export class DatasheetInput extends inputOf(WrittenEntryInput, {
  name: text('The name of the datasheet.'),
  faction: key("Key of the datasheet's faction."),
  legends: orNull([Boolean, 'Whether the datasheet is marked as Legends.']),
  role: orNull(text('Battlefield role or role keyword; if omitted, the first of the given keywords that is a role.')),
  powerRating: orNull(count('Power Rating at the smallest unit size.', 0, 999)),
  keywords: orNull(texts("The datasheet's keywords, as printed.")),
  factionKeywords: orNull(texts('Faction keywords, as printed; the keyword of the faction if omitted.')),
  abilities: orNull(texts("Names of the datasheet's abilities, never their texts.")),
  profiles: orNull(parts(ProfileInput, "Profiles of the datasheet's models.")),
  weapons: orNull(parts(ProfileInput, 'Profiles of the weapons that the datasheet can have.')),
  damage: orNull(parts(ProfileInput, 'Damage brackets, as profiles.')),
  models: parts(ModelInput, 'The kinds of model in the unit.'),
  size: orNull([UnitSizeInput, 'Limits on the total number of models; needed only if stricter than the sums for the kinds of model.']),
  options: orNull(parts(OptionGroupInput, 'The choices that the unit as a whole offers.')),
  points: [PointsInput, 'The points cost of the datasheet.'],
  transport: orNull([TransportInput, 'What the datasheet can transport; null if it is not a transport.']),
  leads: orNull(texts('Names of the units that the datasheet can lead.')),
  warlord: orNull([WarlordClause, 'Whether the datasheet can be the Warlord.']),
  copies: orNull(count("Maximum number of units of this datasheet in a roster; null for the edition's usual limit.", 1, 99)),
}) {}
