import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PassengerModels, TransportCapacity } from '#muster/catalogue';
import { KeywordExpressionType, toKeywordExpression } from './keyword-expression.types.js';

export const TransportSpeaksOf = { MODELS: 'models', UNITS: 'units' } as const;

registerEnumType(TransportSpeaksOf, {
  name: 'TransportSpeaksOf',
  description: 'Of whom the keywords of a transport clause speak.',
  valuesMap: {
    MODELS: { description: 'Of each model by its own keywords.' },
    UNITS: { description: 'Of units, which have the keywords of all their models.' },
  },
});

@ObjectType('PassengerModels', { description: 'Models by keywords and by their Wounds.' })
export class PassengerModelsType {
  @Field(() => KeywordExpressionType, { description: 'By keywords.' })
  readonly models!: KeywordExpressionType;

  @Field(() => Int, { nullable: true, description: 'With at least so many Wounds; null: any number.' })
  readonly minWounds!: number | null;

  @Field(() => Int, { nullable: true, description: 'With at most so many Wounds; null: any number.' })
  readonly maxWounds!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number that the clause gives: a space, or a count; null where it gives none.' })
  readonly number!: number | null;
}

@ObjectType('TransportRoom', { description: 'Room while a transport has some wargear.' })
export class TransportRoomType {
  @Field(() => String, { description: 'The wargear.' })
  readonly wargear!: string;

  @Field(() => Int, { description: 'How many models.' })
  readonly models!: number;
}

@ObjectType('TransportAttachment', { description: 'Models that are carried only while they are attached.' })
export class TransportAttachmentType {
  @Field(() => KeywordExpressionType, { description: 'Which models.' })
  readonly models!: KeywordExpressionType;

  @Field(() => KeywordExpressionType, { description: 'To which units.' })
  readonly to!: KeywordExpressionType;
}

@ObjectType('TransportCapacity', { description: 'What a transport can carry.' })
export class TransportCapacityType {
  @Field(() => Int, { nullable: true, description: 'How many models; null: the clause was not understood in full.' })
  readonly models!: number | null;

  @Field(() => KeywordExpressionType, { nullable: true, description: 'Which models; null: the clause was not understood in full.' })
  readonly passengers!: KeywordExpressionType | null;

  @Field(() => TransportSpeaksOf, { description: 'Of whom the keywords speak.' })
  readonly speaksOf!: 'models' | 'units';

  @Field(() => [PassengerModelsType], { description: 'Models that take the space of `number`.' })
  readonly spaces!: readonly PassengerModelsType[];

  @Field(() => [PassengerModelsType], { description: 'Of its room, `number` is kept for these.' })
  readonly kept!: readonly PassengerModelsType[];

  @Field(() => [PassengerModelsType], { description: 'In place of all others it can carry `number` of these.' })
  readonly instead!: readonly PassengerModelsType[];

  @Field(() => [PassengerModelsType], { description: 'Never these.' })
  readonly barred!: readonly PassengerModelsType[];

  @Field(() => [TransportRoomType], { description: 'Its room by wargear; empty: always the same.' })
  readonly equipped!: readonly TransportRoomType[];

  @Field(() => [TransportAttachmentType], { description: 'Whom it carries only while they are attached.' })
  readonly onlyAttached!: readonly TransportAttachmentType[];
}

export function toTransport(capacity: TransportCapacity): TransportCapacityType {
  const { models, passengers, speaksOf = 'models', spaces = [], kept = [], instead = [], barred = [], equipped = [] } = capacity;
  return {
    models,
    passengers: passengers && toKeywordExpression(passengers),
    speaksOf,
    spaces: spaces.map((one) => toPassengers(one, one.size)),
    kept: kept.map((one) => toPassengers(one, one.count)),
    instead: instead.map((one) => toPassengers(one, one.count)),
    barred: barred.map((one) => toPassengers(one, null)),
    equipped,
    onlyAttached: (capacity.onlyAttached ?? []).map((one) => ({
      models: toKeywordExpression(one.models),
      to: toKeywordExpression(one.to),
    })),
  };
}

const toPassengers = ({ models, wounds }: PassengerModels, number: number | null): PassengerModelsType => ({
  models: toKeywordExpression(models),
  minWounds: wounds?.atLeast ?? null,
  maxWounds: wounds?.atMost ?? null,
  number,
});
