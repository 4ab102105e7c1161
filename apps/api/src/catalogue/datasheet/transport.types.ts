import { Int, ObjectType } from '@nestjs/graphql';
import type { PassengerModels } from '#muster/catalogue';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orElse, orNull, outputOf, servedFrom } from '../../platform/graphql/fields.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';

export const TransportSpeaksOf = enumOf('TransportSpeaksOf', 'Of whom the keywords of a transport clause speak.', {
  MODELS: ['models', 'Of each model by its own keywords.'],
  UNITS: ['units', 'Of units, which have the keywords of all their models.'],
});

@ObjectType('PassengerModels', { description: 'Models by keywords and by their Wounds.' })
class ServedPassengers extends outputOf({ models: [KeywordExpressionType, 'By keywords.'] }) {}

/** Models, and the number that their clause gives: a space, or a count. */
export type CountedPassengers = PassengerModels & { readonly size?: number | null; readonly count?: number };

export const PassengerModelsType = servedFrom<CountedPassengers>()(ServedPassengers);

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
  speaksOf: orElse('models', [TransportSpeaksOf, 'Of whom the keywords speak.']),
  spaces: orElse([], [[PassengerModelsType], 'Models that take the space of `number`.']),
  kept: orElse([], [[PassengerModelsType], 'Of its room, `number` is kept for these.']),
  instead: orElse([], [[PassengerModelsType], 'In place of all others it can carry `number` of these.']),
  barred: orElse([], [[PassengerModelsType], 'Never these.']),
  equipped: orElse([], [[TransportRoomType], 'Its room by wargear; empty: always the same.']),
  onlyAttached: orElse([], [[TransportAttachmentType], 'Whom it carries only while they are attached.']),
}) {}
