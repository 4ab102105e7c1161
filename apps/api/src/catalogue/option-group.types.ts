import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('DatasheetOption', { description: 'Something that can be chosen.' })
export class OptionType {
  @Field(() => ID, { description: "The data's own id." })
  readonly id!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Float, { description: 'Points it adds.' })
  readonly points!: number;

  @Field(() => Boolean, { description: 'Whether it is chosen unless the player says otherwise.' })
  readonly default!: boolean;
}

@ObjectType('OptionGroup', { description: 'A choice within a datasheet: take between `min` and `max` of these.' })
export class OptionGroupType {
  @Field(() => ID, { description: "The data's own id." })
  readonly id!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'The kind of model that makes the choice; null: the unit.' })
  readonly model!: string | null;

  @Field(() => Int, { description: 'At least so many.' })
  readonly min!: number;

  @Field(() => Int, { nullable: true, description: 'At most so many; null where no limit is stated.' })
  readonly max!: number | null;

  @Field(() => [OptionType], { description: 'What there is to choose from.' })
  readonly options!: readonly OptionType[];
}
