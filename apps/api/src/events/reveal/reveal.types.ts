import { Float, ObjectType } from '@nestjs/graphql';
import { VerdictEnum } from '../../checking/check.enums.js';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { Edition } from '../../releases/edition.enum.js';
import { DateScalar } from '../../platform/graphql/scalars/date.scalar.js';

@ObjectType('RevealedList', { description: 'An admitted list of an event, in the same format for every player.' })
export class RevealedListType extends outputOf({
  player: orNull([String, "The player's name; null if the event hides names."]),
  team: orNull([String, "The name of the player's team; null if there is none, or if the event hides names."]),
  faction: orNull([String, 'The faction of the army; null if unknown.']),
  verdict: orNull([VerdictEnum, 'The verdict on the list; null if it has no report.']),
  points: orNull([Float, 'The computed points total; null if a unit could not be priced.']),
  text: orNull([String, 'The list; null if it cannot be written as text, or only in the words of the player while names are hidden.']),
  isNormalised: [Boolean, 'Whether the text is in the format of the official app; if not, it is the text as submitted.'],
  hash: [String, 'SHA-256 of the list as submitted, in hexadecimal.'],
}) {}
export const RevealedListConnection = ConnectionOf(RevealedListType, 'RevealedList', 'revealed lists');

@ObjectType('RevealedEvent', { description: 'An event whose admitted lists are public.' })
export class RevealedEventType extends outputOf({
  name: [String, 'The name of the event.'],
  edition: [Edition, 'The edition that the event plays.'],
  startsOn: [DateScalar, 'The first day.'],
  endsOn: [DateScalar, 'The last day.'],
}) {
  readonly token!: string;
  readonly total!: number;
}
