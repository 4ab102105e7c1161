import { InputType } from '@nestjs/graphql';
import { TransportSpeaksOf } from '../../catalogue/datasheet/transport.types.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, parts, text, texts } from '../../platform/graphql/input-fields.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';
import { PointsInput } from './points.input.js';

export const WarlordClause = enumOf('WarlordClause', 'Whether a datasheet can be the Warlord.', {
  MAY: ['may', 'As the edition says.'],
  MUST: ['must', 'If it is in the army, it must be.'],
  CANNOT: ['cannot', 'It cannot be.'],
});

@InputType({ description: 'One column of a profile.' })
export class CharacteristicInput extends inputOf({
  name: text('The heading: `M`, `T`, `SV` ...'),
  value: text('What stands there.'),
}) {}

@InputType({ description: 'A row of characteristics.' })
export class ProfileInput extends inputOf({
  name: text('Of which model or weapon.'),
  kind: orNull(text('`Unit`, `Ranged Weapons`, `Melee Weapons` ...')),
  characteristics: parts(CharacteristicInput, 'Its columns, in the order printed.'),
}) {}

@InputType({ description: 'Something that can be chosen.' })
export class OptionInput extends inputOf({
  key: orNull(key('Unique in the datasheet; made of the name where it is left out.')),
  name: text('Its name.'),
  points: orNull(count('Points it adds.', 0, 100_000)),
  default: orNull([Boolean, 'Whether it is chosen unless the player says otherwise.']),
  max: orNull(count('How often this one may be chosen; null: as often as the group allows.', 1, 999)),
}) {}

@InputType({ description: 'A choice: between `min` and `max` of these.' })
export class OptionGroupInput extends inputOf({
  key: orNull(key('Unique in the datasheet; made of the name where it is left out.')),
  name: text('Its name.'),
  min: orNull(count('At least so many; 0 where it is left out.', 0, 999)),
  max: orNull(count('At most so many; 1 where it is left out.', 1, 999)),
  options: parts(OptionInput, 'What there is to choose from.'),
}) {}

@InputType({ description: 'Wargear that a model always has.' })
export class WargearInput extends inputOf({
  name: text('Its name.'),
  count: orNull(count('How many of it; 1 where it is left out.', 1, 99)),
}) {}

@InputType({ description: 'One kind of model in a unit.' })
export class ModelInput extends inputOf({
  key: orNull(key('Unique in the datasheet; made of the name where it is left out.')),
  name: text('The name of the model.'),
  min: count('At least so many in the unit.', 0, 999),
  max: count('At most so many.', 1, 999),
  points: orNull(count("The price of each, on top of the unit's.", 0, 100_000)),
  keywords: orNull(texts("Keywords of this model that the unit's others do not share.")),
  wargear: orNull(parts(WargearInput, 'What each always has.')),
  options: orNull(parts(OptionGroupInput, 'Choices of each.')),
}) {}

@InputType({ description: 'Limits of all models of a unit together.' })
export class UnitSizeInput extends inputOf({
  min: count('At least so many.', 1, 999),
  max: count('At most so many.', 1, 999),
}) {}

@InputType({ description: 'Models that take the space of several.' })
export class TransportSpaceInput extends inputOf({
  models: [KeywordExpressionInput, 'Which models.'],
  size: count('The space of so many.', 2, 99),
}) {}

@InputType({ description: 'Room kept for some.' })
export class TransportKeptInput extends inputOf({
  models: [KeywordExpressionInput, 'For which models.'],
  count: count('So many.', 1, 999),
}) {}

@InputType({ description: 'What a datasheet can carry.' })
export class TransportInput extends inputOf({
  models: count('How many models.', 1, 999),
  passengers: [KeywordExpressionInput, 'Which.'],
  speaksOf: orNull([TransportSpeaksOf, 'Of whom the keywords speak; of models where it is left out.']),
  spaces: orNull(parts(TransportSpaceInput, 'Models that take the space of several.')),
  kept: orNull(parts(TransportKeptInput, 'Room that is kept for some.')),
}) {}

@InputType({ description: 'A datasheet, written by hand.' })
export class DatasheetInput extends inputOf({
  key: key('Its key: lower-case letters, digits and hyphens. The key of one written by hand before replaces it.'),
  name: text('Its name.'),
  aliases: orNull(texts('Other names lists use for it.')),
  faction: key('Key of its faction.'),
  legends: orNull([Boolean, 'Whether it is marked as Legends.']),
  role: orNull(text('Battlefield role or role keyword; the first keyword that is one where it is left out.')),
  powerRating: orNull(count('Power Rating at its smallest size.', 0, 999)),
  keywords: orNull(texts('Keywords as printed.')),
  factionKeywords: orNull(texts("Faction keywords as printed; its faction's keyword where they are left out.")),
  abilities: orNull(texts('Names of its abilities. Never their texts.')),
  profiles: orNull(parts(ProfileInput, 'Characteristics of its models.')),
  weapons: orNull(parts(ProfileInput, 'Profiles of the weapons it can have.')),
  damage: orNull(parts(ProfileInput, 'Damage brackets.')),
  models: parts(ModelInput, 'The kinds of models in the unit.'),
  size: orNull([UnitSizeInput, "Limits of all models together, where they are narrower than the sum of each kind's."]),
  options: orNull(parts(OptionGroupInput, 'Choices of the unit as a whole.')),
  points: [PointsInput, 'What it costs.'],
  transport: orNull([TransportInput, 'What it can carry; null: it is no transport.']),
  leads: orNull(texts('Names of the units it may lead.')),
  warlord: orNull([WarlordClause, 'Whether it can be the Warlord.']),
  copies: orNull(count('How often a roster may take it; null: as usual in the edition.', 1, 99)),
}) {}
