import { ArgsType, Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { SuggestionKind } from '#muster/builder';
import { ArrayMaxSize, ArrayUnique, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

export const SuggestionKindEnum = {
  UNIT: 'unit',
  SIZE: 'size',
  WARGEAR: 'wargear',
  ENHANCEMENT: 'enhancement',
  LEADER: 'leader',
  TRANSPORT: 'transport',
} as const satisfies Record<string, SuggestionKind>;

registerEnumType(SuggestionKindEnum, {
  name: 'SuggestionKind',
  description: 'What may be added.',
  valuesMap: {
    UNIT: { description: 'A unit.' },
    SIZE: { description: 'More models of a unit.' },
    WARGEAR: { description: 'Wargear of a unit.' },
    ENHANCEMENT: { description: 'An Enhancement, relic, Warlord Trait or psychic power of a unit.' },
    LEADER: { description: 'A Leader that joins a unit (10th): one of the roster, or one to be added.' },
    TRANSPORT: { description: 'A transport that units embark in: one of the roster, or one to be added.' },
  },
});

const MOST_UNITS = 50;

@ArgsType()
export class SuggestionArgs extends PageArgs {
  @Field(() => ID, { description: 'Opaque id of the roster.' })
  @MaxLength(200)
  readonly roster!: string;

  @Field(() => [SuggestionKindEnum], { description: 'What is asked for, in the order in which it is wanted.' })
  @ArrayUnique()
  @ArrayMaxSize(Object.keys(SuggestionKindEnum).length)
  readonly kinds!: readonly SuggestionKind[];

  @Field(() => Float, { nullable: true, description: 'Points that may be spent; null: what is left under the limit.' })
  @IsOptional()
  @Min(0)
  @Max(100_000)
  readonly budget?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'For which units, by their ids in the roster; a transport is for all of them together. Null: for each of the roster.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_UNITS)
  @MaxLength(200, { each: true })
  readonly units?: readonly string[] | null;
}

@ObjectType('Suggestion', { description: 'Something that may be added. It was carried out on the roster and judged, and not kept.' })
export class SuggestionType {
  @Field(() => SuggestionKindEnum, { description: 'What it is.' })
  readonly kind!: SuggestionKind;

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Slug of the datasheet it adds, or of the unit it is for.' })
  readonly datasheet!: string | null;

  @Field(() => [ID], { description: 'The units it is for, by their ids in the roster; empty: the army.' })
  readonly units!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'The detachment that a unit is added to, by its id in the roster; null: none is added.' })
  readonly detachment!: string | null;

  @Field(() => JsonScalar, { description: 'The changes that bring it: the value of `intents` for `editRoster`.' })
  readonly intents!: unknown;

  @Field(() => Float, {
    nullable: true,
    description: 'What the roster costs more with it; of a unit the price of its next copy. Null: not known.',
  })
  readonly price!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What is left under the limit with it; below zero: so much is too much. Null: no limit, or not known.',
  })
  readonly pointsLeft!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its price is within the budget; null: not known.' })
  readonly withinBudget!: boolean | null;

  @Field(() => Boolean, { description: 'Whether it can be added without a new error but such as say what is missing.' })
  readonly allowed!: boolean;

  @Field(() => [FindingType], {
    description:
      'The errors that it would bring and that nothing added would settle: what excludes it. Their places are those of the roster with it.',
  })
  readonly excludedBy!: readonly FindingType[];

  @Field(() => [FindingType], {
    description: 'The errors that it would bring and that say what is missing with it: a CHARACTER, a choice. What is added settles them.',
  })
  readonly stillMissing!: readonly FindingType[];

  @Field(() => [ReviewReasonType], { description: 'What only a human could settle of the roster with it, and need not without it.' })
  readonly doubts!: readonly ReviewReasonType[];

  @Field(() => String, { nullable: true, description: 'Why it cannot be carried out at all; null: it can.' })
  readonly impossible!: string | null;
}

export const SuggestionConnection = ConnectionOf(SuggestionType, 'Suggestion', 'suggestions');
export type SuggestionConnection = Connection<SuggestionType>;
