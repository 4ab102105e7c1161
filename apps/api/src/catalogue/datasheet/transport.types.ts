import { Int, ObjectType } from '@nestjs/graphql';
import type { PassengerModels } from '#muster/catalogue';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orElse, orNull, outputOf, servedFrom } from '../../platform/graphql/fields.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';

export const TransportSpeaksOf = enumOf(
  'TransportSpeaksOf',
  'Whether the keywords of a transport clause apply to models or to whole units.',
  {
    MODELS: ['models', 'The keywords apply to models, each by its own keywords.'],
    UNITS: ['units', 'The keywords apply to units, which have the keywords of all their models.'],
  },
);

@ObjectType('PassengerModels', { description: 'Models selected by keywords and by Wounds.' })
class ServedPassengers extends outputOf({ models: [KeywordExpressionType, 'Only models that match this keyword expression.'] }) {}

/** Models named in a transport clause, with a number: `size` is the space that each needs, `count` is how many fit. */
export type CountedPassengers = PassengerModels & { readonly size?: number | null; readonly count?: number };

export const PassengerModelsType = servedFrom<CountedPassengers>()(ServedPassengers);

@ObjectType('TransportRoom', { description: 'Transport capacity while the transport has certain wargear.' })
export class TransportRoomType extends outputOf({
  wargear: [String, 'The wargear that the capacity depends on.'],
  models: [Int, 'The number of models that can be carried.'],
}) {}

@ObjectType('TransportAttachment', { description: 'Models that are carried only while they are attached to certain units.' })
export class TransportAttachmentType extends outputOf({
  models: [KeywordExpressionType, 'The models that are carried only while they are attached.'],
  to: [KeywordExpressionType, 'The units that the models must be attached to.'],
}) {}

@ObjectType('TransportCapacity', { description: 'The transport capacity of a datasheet.' })
export class TransportCapacityType extends outputOf({
  models: orNull([Int, 'The number of models that can be carried; null if the transport clause was not fully understood.']),
  passengers: orNull([KeywordExpressionType, 'The models that can be carried; null if the transport clause was not fully understood.']),
  speaksOf: orElse('models', [TransportSpeaksOf, 'Whether the keywords of the transport clause apply to models or to whole units.']),
  spaces: orElse([], [[PassengerModelsType], 'Models that each take up `number` spaces.']),
  kept: orElse([], [[PassengerModelsType], 'Models for which `number` spaces are reserved.']),
  instead: orElse([], [[PassengerModelsType], 'Models of which `number` can be carried instead of all others.']),
  barred: orElse([], [[PassengerModelsType], 'Models that can never be carried.']),
  equipped: orElse([], [[TransportRoomType], 'Capacities that depend on wargear; empty if the capacity is always the same.']),
  onlyAttached: orElse([], [[TransportAttachmentType], 'Models that are carried only while they are attached to certain units.']),
}) {}
