import { InputType } from '@nestjs/graphql';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, parts } from '../../platform/graphql/input-fields.js';

@InputType({ description: 'The price of a unit up to a size.' })
export class SizePriceInput extends inputOf({
  upTo: orNull(count('For at most so many models; null, in the last one only: for any number.', 1, 999)),
  points: count('Points of the whole unit.', 0, 100_000),
}) {}

@InputType({ description: 'What later copies of the same datasheet cost more.' })
export class CopyPriceInput extends inputOf({
  from: count('From which copy on.', 2, 99),
  points: count('Points.', 0, 100_000),
}) {}

@InputType({ description: 'Points of a datasheet.' })
export class PointsInput extends inputOf({
  bySize: parts(SizePriceInput, 'By number of models, smallest first; the last one is open.'),
  byCopy: orNull(parts(CopyPriceInput, 'By copy of the datasheet.')),
}) {}
