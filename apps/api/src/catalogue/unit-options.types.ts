import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, MaxLength } from 'class-validator';
import { PageArgs, PageInfoType } from '../platform/graphql/connection.js';

export const UnitOptionKind = { ENTRY: 'entry', GROUP: 'group' } as const;

registerEnumType(UnitOptionKind, {
  name: 'UnitOptionKind',
  description: 'What stands at a place in the tree.',
  valuesMap: {
    ENTRY: { description: 'Something that can be chosen.' },
    GROUP: { description: 'A choice between what is in it.' },
  },
});

@ArgsType()
export class UnitOptionsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Key or slug of the faction whose roster takes it; left out: the first that has it as its own.',
  })
  @IsOptional()
  @MaxLength(200)
  readonly faction?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether to list what the data hide from the unit too. It is marked.' })
  @IsBoolean()
  readonly hidden!: boolean;
}

@ObjectType('CostAmount', { description: 'An amount of one of the costs that the data count in.' })
export class CostAmountType {
  @Field(() => String, { description: 'What is counted, as the data name it: "pts", "PL", "CP" …' })
  readonly type!: string;

  @Field(() => Number, { description: 'How much.' })
  readonly value!: number;
}

@ObjectType({ isAbstract: true })
export class OptionPlaceType {
  @Field(() => ID, { description: 'Its place in the tree: the places of all it is in, and its own, from the unit down.' })
  readonly path!: string;

  @Field(() => ID, { nullable: true, description: 'The place of what it is in; null for what is in nothing else.' })
  readonly parent!: string | null;

  @Field(() => UnitOptionKind, { description: 'Whether it is chosen itself or holds a choice.' })
  readonly kind!: 'entry' | 'group';

  @Field(() => String, { nullable: true, description: 'What it is, as the data say: "unit", "model", "upgrade" …; null for a group.' })
  readonly type!: string | null;

  @Field(() => ID, { description: "The data's own id." })
  readonly key!: string;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Number, { nullable: true, description: 'At most so many in a force or the army; null: no limit.' })
  readonly armyMaximum!: number | null;

  @Field(() => [CostAmountType], { description: 'What one costs by itself, without what is in it; empty: nothing.' })
  readonly price!: readonly CostAmountType[];

  @Field(() => Boolean, { description: 'The data hide it from this unit as it stands: another detachment or kind of army may show it.' })
  readonly hidden!: boolean;
}

@ObjectType('UnitOption', { description: 'An option of a unit, or a group of them, as it stands in a unit with nothing but its defaults.' })
export class UnitOptionType extends OptionPlaceType {
  @Field(() => Number, { description: 'At least so many in each of what it is in.' })
  readonly minimum!: number;

  @Field(() => Number, { nullable: true, description: 'At most so many in each of what it is in; null: no limit.' })
  readonly maximum!: number | null;

  @Field(() => Number, {
    description: 'How many the unit has unless its player says otherwise: of alike models, how many the first of them has.',
  })
  readonly default!: number;
}

@ObjectType('UnitOptions', {
  description: 'Everything a unit may choose, evaluated in an army that holds nothing but this unit with its defaults. A page of the tree.',
})
export class UnitOptionsType {
  @Field(() => [CostAmountType], { description: 'What the unit costs with its defaults.' })
  readonly price!: readonly CostAmountType[];

  @Field(() => [UnitOptionType], { description: 'The unit first, then each before what is in it.' })
  readonly nodes!: readonly UnitOptionType[];

  @Field(() => Int, { description: 'How many there are in all.' })
  readonly totalCount!: number;

  @Field(() => Boolean, { description: 'Whether the tree was larger than is listed: the data nest without end.' })
  readonly cut!: boolean;

  @Field(() => PageInfoType, { description: 'Where this page stands.' })
  readonly pageInfo!: PageInfoType;
}
