import { Int, ObjectType } from '@nestjs/graphql';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { UserErrorType, userErrors } from '../platform/graphql/user-error.types.js';
import { EventEntryType, EventPlayerType, PlayerNoticeType, SubmissionType } from './event-player.types.js';
import { EventLinkType, EventType, EventWebhookType, WebhookDeliveryType } from './event.types.js';

@ObjectType('EventPayload', { description: 'Result of creating or changing an event.' })
export class EventPayload extends outputOf({
  event: orNull([EventType, 'The event as it is now; null if nothing was changed.']),
  userErrors,
}) {}

@ObjectType('DeleteEventPayload', { description: 'Result of `deleteEvent`.' })
export class DeleteEventPayload extends outputOf({
  deleted: [Boolean, 'True if the event existed and was deleted with everything in it.'],
  userErrors,
}) {}

@ObjectType('EventLinkPayload', { description: 'Result of creating or revoking a link of an event.' })
export class EventLinkPayload extends outputOf({
  link: orNull([EventLinkType, 'The link; null if nothing was changed.']),
  token: orNull([String, 'The token of a new link. It is shown only here. Null if no link was created.']),
  userErrors,
}) {}

@ObjectType('EventWebhookPayload', { description: 'Result of setting or removing the webhook of an event.' })
export class EventWebhookPayload extends outputOf({
  webhook: orNull([EventWebhookType, 'The webhook; null if the event has none.']),
  secret: orNull([String, 'The secret that signs the messages. It is shown only here. Null if no webhook was set.']),
  userErrors,
}) {}

@ObjectType('WebhookDeliveryPayload', { description: 'Result of sending a message again.' })
export class WebhookDeliveryPayload extends outputOf({
  delivery: orNull([WebhookDeliveryType, 'The message; null if there is no such message.']),
  userErrors,
}) {}

@ObjectType('EnteredPlayer', { description: "Result for one record of the organiser's table." })
export class EnteredPlayerType extends outputOf({
  player: [EventPlayerType, 'The player.'],
  isNew: [Boolean, 'Whether the event did not have the player before.'],
  stored: orNull([
    Boolean,
    "True if the record's list is a new version, false if it was stored before; null if it was refused or if there is none.",
  ]),
  listErrors: [[UserErrorType], "Reasons why the record's list was refused; empty if it was not."],
}) {}

@ObjectType('EnterPlayersPayload', { description: 'Result of `enterPlayers`.' })
export class EnterPlayersPayload extends outputOf({
  entered: [[EnteredPlayerType], 'Result for each record with a player, in the order of the table.'],
  nameless: [[Int], 'Numbers of the records without a name, which were left out; the line of headings is 1.'],
  userErrors,
}) {}

@ObjectType('WritePlayersPayload', { description: 'Result of `writePlayers`.' })
export class WritePlayersPayload extends outputOf({
  notices: [[PlayerNoticeType], 'A letter for each player.'],
  userErrors,
}) {}

@ObjectType('EventPlayerPayload', { description: 'Result of a decision about a player or a list.' })
export class EventPlayerPayload extends outputOf({
  player: orNull([EventPlayerType, 'The player as he or she is now; null if nothing was changed.']),
  userErrors,
}) {}

@ObjectType('ClaimEntryPayload', { description: 'Result of `claimEntry`.' })
export class ClaimEntryPayload extends outputOf({
  entry: orNull([EventEntryType, 'Your entry; null if the account was not made the player.']),
  userErrors,
}) {}

@ObjectType('SubmitListPayload', { description: 'Result of submitting a list.' })
export class SubmitListPayload extends outputOf({
  submission: orNull([SubmissionType, 'The version that counts now; null if the list was refused.']),
  isNew: [Boolean, 'False if the latest version had the same content, or if the list was refused.'],
  entry: orNull([EventEntryType, "The player's view of the event; null if the link is unknown."]),
  userErrors,
}) {}
