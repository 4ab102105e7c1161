import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SizePrice', { description: 'The price of a unit up to a size.' })
export class SizePriceType {
  @Field(() => Int, { nullable: true, description: 'For at most so many models; null: for any number.' })
  readonly upTo!: number | null;

  @Field(() => Float, { description: 'Points of the whole unit.' })
  readonly points!: number;
}

@ObjectType('NamedPrice', { description: 'The price of one model or one piece of wargear, on top of the unit.' })
export class NamedPriceType {
  @Field(() => String, { description: 'Of what.' })
  readonly name!: string;

  @Field(() => Float, { description: 'Points of each.' })
  readonly points!: number;
}

@ObjectType('CopyPrice', { description: 'What later copies of the same datasheet cost.' })
export class CopyPriceType {
  @Field(() => Int, { description: 'From which copy on.' })
  readonly from!: number;

  @Field(() => Float, { description: 'Points.' })
  readonly points!: number;
}

@ObjectType('PointsTable', { description: 'Points as people read them.' })
export class PointsTableType {
  @Field(() => Int, { description: 'Models of the smallest unit.' })
  readonly minModels!: number;

  @Field(() => Int, { nullable: true, description: 'Models of the largest unit; null where no limit is stated.' })
  readonly maxModels!: number | null;

  @Field(() => [SizePriceType], { description: 'By number of models: the first tier that is large enough counts.' })
  readonly bySize!: readonly SizePriceType[];

  @Field(() => [NamedPriceType], { description: 'By model, on top.' })
  readonly perModel!: readonly NamedPriceType[];

  @Field(() => [NamedPriceType], { description: 'By wargear, on top.' })
  readonly wargear!: readonly NamedPriceType[];

  @Field(() => [CopyPriceType], { description: 'By copy of the datasheet.' })
  readonly byCopy!: readonly CopyPriceType[];

  @Field(() => Boolean, { description: 'False where the data price the unit by something this table cannot show.' })
  readonly complete!: boolean;
}
