import { Float, Int, ObjectType } from '@nestjs/graphql';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('SizePrice', { description: 'The price of a unit up to a size.' })
export class SizePriceType extends outputOf({
  upTo: orNull([Int, 'For at most so many models; null: for any number.']),
  points: [Float, 'Points of the whole unit.'],
}) {}

@ObjectType('NamedPrice', { description: 'The price of one model or one piece of wargear, on top of the unit.' })
export class NamedPriceType extends outputOf({
  name: [String, 'Of what.'],
  points: [Float, 'Points of each.'],
}) {}

@ObjectType('CopyPrice', { description: 'What later copies of the same datasheet cost.' })
export class CopyPriceType extends outputOf({
  from: [Int, 'From which copy on.'],
  points: [Float, 'Points.'],
}) {}

@ObjectType('PointsTable', { description: 'Points as people read them.' })
export class PointsTableType extends outputOf({
  minModels: [Int, 'Models of the smallest unit.'],
  maxModels: orNull([Int, 'Models of the largest unit; null where no limit is stated.']),
  bySize: [[SizePriceType], 'By number of models: the first tier that is large enough counts.'],
  perModel: [[NamedPriceType], 'By model, on top.'],
  wargear: [[NamedPriceType], 'By wargear, on top.'],
  byCopy: [[CopyPriceType], 'By copy of the datasheet.'],
  complete: [Boolean, 'False where the data price the unit by something this table cannot show.'],
}) {}
