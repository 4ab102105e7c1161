import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/builder';
import type { OptionInRoster } from '#muster/battlescribe';
import { IsBoolean } from 'class-validator';
import { OptionPlaceType } from '../../catalogue/unit-options.types.js';
import { PageArgs, PageInfoType } from '../../platform/graphql/connection.js';

@ArgsType()
export class RosterOptionsArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether to list what the data hide here too. It is marked.' })
  @IsBoolean()
  readonly hidden!: boolean;
}

@ObjectType('RosterOption', {
  description: 'An option, or a group of them, as it stands in a roster. Send `of` and `option` back with `chooseOption`.',
})
export class RosterOptionType extends OptionPlaceType {
  @Field(() => ID, { description: 'What makes the choice: a unit, one of its choices, or a detachment, by its id in the roster.' })
  readonly of!: string;

  @Field(() => ID, { nullable: true, description: 'Which option it is; null for a group.' })
  readonly option!: string | null;

  @Field(() => Number, { description: 'At least so many are to be chosen.' })
  readonly minimum!: number;

  @Field(() => Number, { nullable: true, description: 'At most so many may be chosen; null: no limit.' })
  readonly maximum!: number | null;

  @Field(() => Number, { description: 'How many are chosen.' })
  readonly chosen!: number;

  @Field(() => Int, { description: 'How many are chosen at a time: one, or one for each of the models that `of` stands for.' })
  readonly step!: number;

  @Field(() => [ID], { description: 'What is chosen of it, by its ids in the roster.' })
  readonly selections!: readonly string[];

  readonly kept!: KeptRoster;
  readonly seen!: OptionInRoster;
}

@ObjectType('RosterOptions', {
  description: 'What may be chosen as the roster stands. What is in an option shows once that is chosen. A page of the tree.',
})
export class RosterOptionsType {
  @Field(() => [RosterOptionType], { description: 'The options, each before what is in it.' })
  readonly nodes!: readonly RosterOptionType[];

  @Field(() => Int, { description: 'How many there are in all.' })
  readonly totalCount!: number;

  @Field(() => Boolean, { description: 'Whether the tree was larger than is listed: the data nest without end.' })
  readonly cut!: boolean;

  @Field(() => PageInfoType, { description: 'Where this page stands.' })
  readonly pageInfo!: PageInfoType;
}
