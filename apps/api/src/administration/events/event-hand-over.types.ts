import { ID, InputType, ObjectType } from '@nestjs/graphql';
import { MaxLength, MinLength } from 'class-validator';
import { inputOf, outputOf } from '../../platform/graphql/fields.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';

@InputType({ description: 'An event, and the account that is to organise it.' })
export class HandOverEventInput extends inputOf({
  event: [ID, 'Opaque id of the event.', MaxLength(512)],
  account: [String, 'Opaque id of the account, or its name if no other account has the same name.', MinLength(1), MaxLength(512)],
}) {}

@ObjectType('HandOverEventPayload', { description: 'Result of `handOverEvent`.' })
export class HandOverEventPayload extends outputOf({
  handedOver: [Boolean, 'True if the account is now the only organiser of the event.'],
  userErrors,
}) {}
