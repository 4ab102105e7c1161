import { ID, Int, ObjectType } from '@nestjs/graphql';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import type { Seat } from '#muster/events';
import { AspectEnum } from '../checking/check.enums.js';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { JsonScalar } from '../platform/graphql/scalars/json.scalar.js';
import { Edition } from '../releases/edition.enum.js';
import { DateScalar } from '../platform/graphql/scalars/date.scalar.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';

export const EventRoleEnum = enumOf('EventRole', 'What an account may do in an event.', {
  ORGANISER: ['organiser', 'Changes the settings, enters players, invites staff, and judges.'],
  JUDGE: ['judge', 'Reads the lists, decides about them and overrides findings.'],
});

export const TeamRuleEnum = enumOf('TeamRule', 'A rule that an event sets for the lists of a team together.', {
  FACTIONS_DISTINCT: ['team-factions-distinct', 'No two armies of a team have the same faction.'],
  DETACHMENTS_DISTINCT: ['team-detachments-distinct', 'No two armies of a team have the same detachment.'],
});

@ObjectType('PlayerField', { description: 'A field that players fill in beside their list.' })
export class PlayerFieldType extends outputOf({
  name: [String, 'The name of the field, as players see it.'],
  required: [Boolean, 'Whether a list is refused without it.'],
}) {}

@ObjectType('EventQuestion', { description: 'How the lists of an event are judged.' })
export class EventQuestionType extends outputOf({
  asOf: orNull([DateScalar, 'The date whose data apply; null for the data in force when a list is judged.']),
  pointsLimit: orNull([Int, 'The points limit; null for the limit of the battle size.']),
  battleSize: orNull([String, 'The name of the battle size; null if each list states its own.']),
  aspects: [[AspectEnum], 'The aspects that decide the verdict.'],
  amendments: [[String], 'Ids of the amendments in force.'],
  houseRules: orNull([JsonScalar, "The organiser's own rules, as given in `HouseRulesInput`; null if there are none."]),
}) {
  /** Label of the release; the field of this name is the release itself. */
  readonly release!: string | null;
}

/** What anyone with a link to the event may know. */
@ObjectType({ isAbstract: true })
export class EventHead extends outputOf({
  name: [String, 'The name of the event.'],
  edition: [Edition, 'The edition that the event plays.'],
  startsOn: [DateScalar, 'The first day.'],
  endsOn: [DateScalar, 'The last day.'],
  timeZone: [String, 'The time zone of the event, such as Europe/Paris.'],
  deadline: [DateTimeScalar, 'Lists submitted after this moment are marked as late.'],
  locksAt: [DateTimeScalar, 'Lists submitted after this moment are refused.'],
  fields: [[PlayerFieldType], 'What players fill in beside their list.'],
  formats: [[String], 'Ids of the list formats that the event wants; empty if every format will do.'],
}) {}

@ObjectType('Event', {
  description: 'An event for which players submit lists. Only its staff can see it.',
  implements: () => [NodeInterface],
})
export class EventType extends outputOf(EventHead, {
  id: [ID, 'Opaque id of the event.'],
  revision: [Int, 'The number of changes of the settings, from 1: pass it along with your next change.'],
  question: [EventQuestionType, 'How the lists are judged.'],
  teamSize: orNull([Int, 'Number of players in a team; null if players enter alone.']),
  teamRules: [[TeamRuleEnum], 'Rules for the lists of a team together.'],
  correctionHours: [Int, 'Hours that a player has for a correction that a judge asked for.'],
  revealAt: orNull([DateTimeScalar, 'The moment from which anyone with the reveal link sees the admitted lists; null if there is none.']),
  namesHidden: [Boolean, 'Whether the revealed lists omit the names of players and teams.'],
  keptUntil: [DateTimeScalar, 'The event is deleted with everything in it after this moment.'],
  createdAt: [DateTimeScalar, 'When the event was created.'],
  role: [EventRoleEnum, 'Your role in the event.'],
}) {
  /** The right with which the caller reads the event; not part of the schema. */
  readonly seat!: Seat;
}
export const EventConnection = ConnectionOf(EventType, 'Event', 'events');

@ObjectType('EventStaff', { description: 'An account with a role in an event.' })
export class EventStaffType extends outputOf({
  account: [ID, 'Opaque id of the account.'],
  name: orNull([String, 'Display name of the account; null if it has none.']),
  role: [EventRoleEnum, 'The role of the account.'],
  since: [DateTimeScalar, 'When the account got the role.'],
}) {}

export const EventLinkKindEnum = enumOf('EventLinkKind', 'What a link of an event is for.', {
  PLAYER: ['player', 'Submits lists for one player; `writePlayers` creates it.'],
  ORGANISER: ['organiser', 'Makes anyone who accepts it with an account an organiser.'],
  JUDGE: ['judge', 'Makes anyone who accepts it with an account a judge.'],
  REVEAL: ['reveal', 'Shows the admitted lists to anyone, once they are revealed.'],
});

export const DeliveryStateEnum = enumOf('WebhookDeliveryState', 'What became of a message to a webhook.', {
  WAITING: ['waiting', 'It will be sent, or sent again.'],
  DELIVERED: ['delivered', 'The receiver answered with success.'],
  FAILED: ['failed', 'It was given up after about a day.'],
});

@ObjectType('WebhookDelivery', { description: 'A message to the webhook of an event.', implements: () => [NodeInterface] })
export class WebhookDeliveryType extends outputOf({
  id: [ID, 'Opaque id of the message.'],
  type: [String, 'What it tells: `submission.received`, `submission.decided` or `event.revealed`.'],
  at: [DateTimeScalar, 'When it happened.'],
  state: [DeliveryStateEnum, 'What became of it.'],
  tries: [Int, 'How often it was sent.'],
  triedAt: orNull([DateTimeScalar, 'When it was last sent; null if it was not.']),
  status: orNull([Int, 'HTTP status of the last answer; null if there was none.']),
  fault: orNull([String, 'Why there was no answer, such as `TIMEOUT` or `ADDRESS_NOT_ALLOWED`; null if there was one.']),
}) {}
export const WebhookDeliveryConnection = ConnectionOf(WebhookDeliveryType, 'WebhookDelivery', 'messages to a webhook');

@ObjectType('EventWebhook', { description: 'An address that is told about submissions, decisions and the reveal of an event.' })
export class EventWebhookType extends outputOf({
  url: [String, 'The address.'],
  createdAt: [DateTimeScalar, 'When it was set.'],
  restsUntil: orNull([DateTimeScalar, 'Nothing is sent before, because the receiver failed; null if it did not.']),
}) {}

@ObjectType('EventLink', {
  description: 'A link of an event. Its token is shown once, when the link is created.',
  implements: () => [NodeInterface],
})
export class EventLinkType extends outputOf({
  id: [ID, 'Opaque id of the link.'],
  kind: [EventLinkKindEnum, 'What the link is for.'],
  createdAt: [DateTimeScalar, 'When the link was created.'],
  revokedAt: orNull([DateTimeScalar, 'When the link was revoked; null if it works.']),
}) {}

@ObjectType('EventRecord', { description: 'A line of the record of an event: who did what, and when. It never changes.' })
export class EventRecordType extends outputOf({
  id: [ID, 'Number of the line.'],
  at: [DateTimeScalar, "When it was done, by the database's clock."],
  actor: [String, 'Who did it.'],
  action: [String, 'What was done, such as `submit`, `accepted` or `override`.'],
  player: orNull([String, 'The name of the player concerned; null if it concerns the event.']),
  version: orNull([Int, "The version of the player's list; null if it concerns none."]),
  details: [JsonScalar, 'What else belongs to it, such as the reason of an override.'],
}) {}
export const EventRecordConnection = ConnectionOf(EventRecordType, 'EventRecord', 'lines of the record of an event');
