import { ID, Int, ObjectType } from '@nestjs/graphql';
import { orElse, orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('ModelType', { description: 'A kind of model in a unit.' })
export class ModelTypeType extends outputOf({
  id: [ID, 'BattleScribe id of the kind of model.'],
  name: [String, 'The name of the model.'],
  min: [Int, 'Minimum number of these models in the unit.'],
  max: orNull([Int, 'Maximum number of these models in the unit; null if no limit is stated.']),
  keywords: orElse([], [[String], "Keywords that this model has but the unit's other models do not."]),
}) {}
