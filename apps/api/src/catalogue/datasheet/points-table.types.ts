import { Float, Int, ObjectType } from '@nestjs/graphql';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('SizePrice', { description: 'The price of a unit up to a certain size.' })
export class SizePriceType extends outputOf({
  upTo: orNull([Int, 'Maximum number of models for this price; null for any number.']),
  points: [Float, 'Points for the whole unit.'],
}) {}

@ObjectType('NamedPrice', { description: 'The price of one model or piece of wargear, added to the price of the unit.' })
export class NamedPriceType extends outputOf({
  name: [String, 'Name of the model or wargear.'],
  points: [Float, 'Points for each such model or piece of wargear.'],
}) {}

@ObjectType('CopyPrice', { description: 'The price of further copies of the same datasheet.' })
export class CopyPriceType extends outputOf({
  from: [Int, 'The number of the first copy that has this price.'],
  points: [Float, 'Surcharge in points of the copy with this number and of each later copy, compared with the first copy.'],
}) {}

@ObjectType('PointsTable', { description: 'The points cost of a datasheet as a table.' })
export class PointsTableType extends outputOf({
  minModels: [Int, 'Number of models in the smallest unit.'],
  maxModels: orNull([Int, 'Number of models in the largest unit; null if no limit is stated.']),
  bySize: [[SizePriceType], 'Prices by number of models: the first tier that is large enough applies.'],
  perModel: [[NamedPriceType], 'Additional price per model, by kind of model.'],
  wargear: [[NamedPriceType], 'Additional price of wargear.'],
  byCopy: [[CopyPriceType], 'Prices of further copies of the datasheet.'],
  complete: [Boolean, "False if the unit's price in the BattleScribe data depends on something that this table cannot show."],
}) {}
