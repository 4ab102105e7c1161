import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('DatasheetOption', { description: 'Something that can be chosen.' })
export class OptionType extends outputOf({
  id: [ID, "The data's own id."],
  name: [String, 'Its name.'],
  points: [Float, 'Points it adds.'],
  default: [Boolean, 'Whether it is chosen unless the player says otherwise.'],
}) {}

@ObjectType('OptionGroup', { description: 'A choice within a datasheet: take between `min` and `max` of these.' })
export class OptionGroupType extends outputOf({
  id: [ID, "The data's own id."],
  name: [String, 'Its name.'],
  model: orNull([String, 'The kind of model that makes the choice; null: the unit.']),
  min: [Int, 'At least so many.'],
  max: orNull([Int, 'At most so many; null where no limit is stated.']),
  options: [[OptionType], 'What there is to choose from.'],
}) {}
