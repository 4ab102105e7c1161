import { InputType } from '@nestjs/graphql';
import { Count, OptionalCount, OptionalParts, Parts } from '../../platform/graphql/input-fields.js';

@InputType({ description: 'The price of a unit up to a size.' })
export class SizePriceInput {
  @OptionalCount('For at most so many models; null, in the last one only: for any number.', 1, 999)
  readonly upTo?: number | null;

  @Count('Points of the whole unit.', 0, 100_000)
  readonly points!: number;
}

@InputType({ description: 'What later copies of the same datasheet cost more.' })
export class CopyPriceInput {
  @Count('From which copy on.', 2, 99)
  readonly from!: number;

  @Count('Points.', 0, 100_000)
  readonly points!: number;
}

@InputType({ description: 'Points of a datasheet.' })
export class PointsInput {
  @Parts(() => SizePriceInput, 'By number of models, smallest first; the last one is open.')
  readonly bySize!: readonly SizePriceInput[];

  @OptionalParts(() => CopyPriceInput, 'By copy of the datasheet.')
  readonly byCopy?: readonly CopyPriceInput[] | null;
}
