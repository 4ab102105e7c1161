import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, parts, text, texts } from '../../platform/graphql/input-fields.js';
import { DetachmentRestrictionInput, KeywordGrantInput } from './detachment.input.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';
import { SizePointsInput, SizePriceInput } from './points.input.js';

@InputType({ description: 'A new limit for a choice.' })
export class ConstraintLimitInput extends inputOf({
  constraint: key('Id of the BattleScribe constraint.'),
  limit: count('The new limit; -1 for no limit.', -1, 999),
}) {}

@InputType({ description: 'Transport capacity.' })
export class CapacityInput extends inputOf({
  models: orNull(count('The number of models that can be carried; null if unknown.', 0, 999)),
  passengers: orNull([KeywordExpressionInput, 'The models that can be carried; null if unknown.']),
}) {}

@InputType({ description: 'Which units may bear an enhancement.' })
export class BearerInput extends inputOf({
  only: orNull([KeywordExpressionInput, 'The units that may bear the enhancement; null if any unit may.']),
}) {}

@InputType({ isOneOf: true, description: 'A field to change, with its new value. Exactly one is given.' })
export class FieldChangeInput extends inputOf({
  name: orNull(text('The new name. The old name is kept as an alias.')),
  alias: orNull(text('An additional name used in army lists.')),
  hidden: orNull([Boolean, 'Whether the entry is hidden and cannot be chosen.']),
  points: orNull(
    count('The points cost of the entry without its options. Of a unit with prices for several sizes, use `pointsOfSize`.', 0, 100_000),
  ),
  pointsOfSize: orNull([SizePointsInput, 'The price of a unit of one size; its other prices stay.']),
  pointsBySize: orNull(parts(SizePriceInput, 'All prices of the unit by number of models, smallest first.')),
  constraint: orNull([ConstraintLimitInput, 'The new limit of a choice.']),
  addKeyword: orNull(text('A keyword or Faction keyword to add.')),
  removeKeyword: orNull(text('A keyword or Faction keyword to remove.')),
  legends: orNull([Boolean, 'For a datasheet: whether it is marked as Legends.']),
  role: orNull(text('For a datasheet: its battlefield role or role keyword.')),
  powerRating: orNull(count('For a datasheet: its Power Rating.', 0, 999)),
  leads: orNull(texts('For a datasheet: names of the units that it can lead.')),
  transport: orNull([CapacityInput, 'For a datasheet: its transport capacity.']),
  ruleName: orNull(text('For a detachment: the name of its rule.')),
  commandPoints: orNull(
    count('For a detachment: Command points granted, negative if paid. For other entries: cost in Command points.', -99, 99),
  ),
  detachmentPoints: orNull(count('For a detachment: its cost in Detachment Points.', 0, 99)),
  grants: orNull(parts(KeywordGrantInput, 'For a detachment: all keywords that units gain from it while the army is mustered.')),
  restrictions: orNull(parts(DetachmentRestrictionInput, 'For a detachment: all restrictions on what the army may include.')),
  bearer: orNull([BearerInput, 'For an enhancement: which units may bear it.']),
  eligibility: orNull([KeywordExpressionInput, 'For a relic, Warlord Trait, psychic power or Stratagem: which units may have it.']),
  group: orNull(text('For a relic, Warlord Trait, psychic power or Stratagem: the name of the group that it belongs to.')),
}) {}
