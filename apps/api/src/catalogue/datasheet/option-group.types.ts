import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('DatasheetOption', { description: 'An option that a player can choose.' })
export class OptionType extends outputOf({
  id: [ID, 'BattleScribe id of the option.'],
  name: [String, 'The name of the option.'],
  points: [Float, 'Points that choosing this option adds.'],
  default: [Boolean, 'Whether the option is chosen by default.'],
}) {}

@ObjectType('OptionGroup', { description: 'A group of options within a datasheet, of which between `min` and `max` are chosen.' })
export class OptionGroupType extends outputOf({
  id: [ID, 'BattleScribe id of the group.'],
  name: [String, 'The name of the group.'],
  model: orNull([String, 'The kind of model that makes the choice; null if the unit does.']),
  min: [Int, 'Minimum number of choices.'],
  max: orNull([Int, 'Maximum number of choices; null if no limit is stated.']),
  options: [[OptionType], 'The options to choose from.'],
}) {}
