import { Int, ObjectType } from '@nestjs/graphql';
import type { PassengerModels, TransportCapacity } from '#muster/catalogue';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { KeywordExpressionType, toKeywordExpression } from './keyword-expression.types.js';

export const TransportSpeaksOf = enumOf('TransportSpeaksOf', 'Of whom the keywords of a transport clause speak.', {
  MODELS: ['models', 'Of each model by its own keywords.'],
  UNITS: ['units', 'Of units, which have the keywords of all their models.'],
});

@ObjectType('PassengerModels', { description: 'Models by keywords and by their Wounds.' })
export class PassengerModelsType extends outputOf({
  models: [KeywordExpressionType, 'By keywords.'],
  minWounds: orNull([Int, 'With at least so many Wounds; null: any number.']),
  maxWounds: orNull([Int, 'With at most so many Wounds; null: any number.']),
  number: orNull([Int, 'The number that the clause gives: a space, or a count; null where it gives none.']),
}) {}

@ObjectType('TransportRoom', { description: 'Room while a transport has some wargear.' })
export class TransportRoomType extends outputOf({
  wargear: [String, 'The wargear.'],
  models: [Int, 'How many models.'],
}) {}

@ObjectType('TransportAttachment', { description: 'Models that are carried only while they are attached.' })
export class TransportAttachmentType extends outputOf({
  models: [KeywordExpressionType, 'Which models.'],
  to: [KeywordExpressionType, 'To which units.'],
}) {}

@ObjectType('TransportCapacity', { description: 'What a transport can carry.' })
export class TransportCapacityType extends outputOf({
  models: orNull([Int, 'How many models; null: the clause was not understood in full.']),
  passengers: orNull([KeywordExpressionType, 'Which models; null: the clause was not understood in full.']),
  speaksOf: [TransportSpeaksOf, 'Of whom the keywords speak.'],
  spaces: [[PassengerModelsType], 'Models that take the space of `number`.'],
  kept: [[PassengerModelsType], 'Of its room, `number` is kept for these.'],
  instead: [[PassengerModelsType], 'In place of all others it can carry `number` of these.'],
  barred: [[PassengerModelsType], 'Never these.'],
  equipped: [[TransportRoomType], 'Its room by wargear; empty: always the same.'],
  onlyAttached: [[TransportAttachmentType], 'Whom it carries only while they are attached.'],
}) {}

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
