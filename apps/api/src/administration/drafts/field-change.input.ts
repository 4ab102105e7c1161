import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, parts, text, texts } from '../../platform/graphql/input-fields.js';
import { DetachmentRestrictionInput, KeywordGrantInput } from './detachment.input.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';
import { SizePriceInput } from './points.input.js';

@InputType({ description: 'The limit of a choice.' })
export class ConstraintLimitInput extends inputOf({
  constraint: key("The constraint's id in the data."),
  limit: count('The new limit; -1: none.', -1, 999),
}) {}

@InputType({ description: 'Room for passengers.' })
export class CapacityInput extends inputOf({
  models: orNull(count('How many models; null: unknown.', 0, 999)),
  passengers: orNull([KeywordExpressionInput, 'Which models; null: unknown.']),
}) {}

@InputType({ description: 'Who may bear an enhancement.' })
export class BearerInput extends inputOf({ only: orNull([KeywordExpressionInput, 'Only such units; null: any.']) }) {}

@InputType({ isOneOf: true, description: 'The one field to change, with its new value.' })
export class FieldChangeInput extends inputOf({
  name: orNull(text('The name. The old one stays findable as an alias.')),
  alias: orNull(text('One more name that lists use for it.')),
  hidden: orNull([Boolean, 'Whether it cannot be chosen.']),
  points: orNull(count('The price of one, without what is chosen within it.', 0, 100_000)),
  pointsBySize: orNull(parts(SizePriceInput, 'Every price of the unit by its number of models, smallest first.')),
  constraint: orNull([ConstraintLimitInput, 'The limit of a choice.']),
  addKeyword: orNull(text('A keyword or Faction keyword it gains.')),
  removeKeyword: orNull(text('A keyword or Faction keyword it loses.')),
  legends: orNull([Boolean, 'Of a datasheet: whether it is marked as Legends.']),
  role: orNull(text('Of a datasheet: its battlefield role or role keyword.')),
  powerRating: orNull(count('Of a datasheet: its Power Rating.', 0, 999)),
  leads: orNull(texts('Of a datasheet: names of the units it may lead.')),
  transport: orNull([CapacityInput, 'Of a datasheet: what it can carry.']),
  ruleName: orNull(text('Of a detachment: the name of its rule.')),
  commandPoints: orNull(count('Of a detachment or an option of the army: its Command points, signed.', -99, 99)),
  detachmentPoints: orNull(count('Of a detachment: its Detachment Points.', 0, 99)),
  grants: orNull(parts(KeywordGrantInput, 'Of a detachment: every keyword it gives while mustering.')),
  restrictions: orNull(parts(DetachmentRestrictionInput, 'Of a detachment: everything it says about the army.')),
  bearer: orNull([BearerInput, 'Of an enhancement: who may bear it.']),
  eligibility: orNull([KeywordExpressionInput, 'Of an option of the army: who may have it.']),
  group: orNull(text('Of an option of the army: the list it belongs to.')),
}) {}
