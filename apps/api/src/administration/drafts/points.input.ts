import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, parts } from '../../platform/graphql/input-fields.js';

@InputType({ description: 'The price of a unit up to a certain size.' })
export class SizePriceInput extends inputOf({
  upTo: orNull(count('Maximum number of models for this price; null, allowed in the last tier only, for any number.', 1, 999)),
  points: count('Points for the whole unit.', 0, 100_000),
}) {}

@InputType({ description: 'The price of a unit of one of its sizes.' })
export class SizePointsInput extends inputOf({
  models: count('The size: the largest number of models at this price, as in `Datasheet.points.bySize`.', 1, 999),
  points: count('Points for the whole unit.', 0, 100_000),
}) {}

@InputType({ description: 'A price increase for further copies of the same datasheet.' })
export class CopyPriceInput extends inputOf({
  from: count('The number of the first copy to which the increase applies.', 2, 99),
  points: count('Additional points per copy.', 0, 100_000),
}) {}

@InputType({ description: 'The points cost of a datasheet.' })
export class PointsInput extends inputOf({
  bySize: parts(SizePriceInput, 'Prices by number of models, smallest first; the last tier may be open-ended.'),
  byCopy: orNull(parts(CopyPriceInput, 'Price increases for further copies of the datasheet.')),
}) {}
