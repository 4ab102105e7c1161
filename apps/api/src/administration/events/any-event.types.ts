import { ArgsType, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { EVENT_STATES } from '#muster/persistence';
import { Matches, MaxLength } from 'class-validator';
import { ConnectionOf, PageArgs, type Connection } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { argsOf, inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { DateScalar } from '../../platform/graphql/scalars/date.scalar.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';

export const EventStateEnum = enumOf('EventState', 'Whether an event takes lists.', {
  OPEN: ['open', 'Players can submit lists.'],
  LOCKED: ['locked', 'Lists are refused; the last day is not past.'],
  OVER: ['over', 'The last day is past.'],
} satisfies Readonly<Record<string, readonly [(typeof EVENT_STATES)[number], string]>>);

@ObjectType('EventOwner', { description: 'An account that organises an event.' })
export class EventOwnerType extends outputOf({
  account: [ID, 'Opaque id of the account.'],
  name: orNull([String, 'Display name of the account; null if it has none.']),
}) {}

@ObjectType('ListedEvent', { description: 'An event as an administrator sees it in the list of all events. Its lists are not shown.' })
export class ListedEventType extends outputOf({
  event: [ID, 'Opaque id of the event, for `handOverEvent` and `removeEvent`.'],
  name: [String, 'The name of the event.'],
  edition: [Edition, 'The edition that the event plays.'],
  startsOn: [DateScalar, 'The first day.'],
  endsOn: [DateScalar, 'The last day.'],
  state: [EventStateEnum, 'Whether the event takes lists.'],
  owners: [[EventOwnerType], 'The accounts that organise it; empty if all of them were erased.'],
  players: [Int, 'Number of players, without those who withdrew.'],
  toReview: [Int, 'Number of submitted lists about which no judge has decided.'],
  createdAt: [DateTimeScalar, 'When the event was created.'],
  keptUntil: [DateTimeScalar, 'The event is deleted with everything in it after this moment.'],
}) {}

export const ListedEventConnection = ConnectionOf(ListedEventType, 'ListedEvent', 'all events');
export type ListedEventConnection = Connection<ListedEventType>;

@InputType({ description: 'Which events to list.' })
export class AllEventsFilterInput extends inputOf({
  state: orNull([EventStateEnum, 'Only events in this state; null for all.']),
  search: orNull([String, 'Part of the name of the event or of an organiser; null for all.', MaxLength(200)]),
}) {}

@ArgsType()
export class AllEventsArgs extends argsOf(PageArgs, {
  filter: orNull([AllEventsFilterInput, 'Which events to list; null for all.']),
}) {}

@InputType({ description: 'An event of any organiser to delete.' })
export class RemoveEventInput extends inputOf({
  event: [ID, 'Opaque id of the event.', MaxLength(512)],
  confirm: [String, 'The word `delete`, to confirm: this cannot be undone.', Matches(/^delete$/, { message: 'must be the word delete' })],
}) {}

@ObjectType('RemoveEventPayload', { description: 'Result of `removeEvent`.' })
export class RemoveEventPayload extends outputOf({
  removed: [Boolean, 'True if the event existed and was deleted with everything in it.'],
  userErrors,
}) {}
