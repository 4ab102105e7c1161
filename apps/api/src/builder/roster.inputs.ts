import { ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, MaxLength, Min, MinLength } from 'class-validator';
import { VerdictEnum } from '../checking/check.enums.js';
import { inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { IsMomentToCome } from '../platform/graphql/given/is-moment-to-come.js';
import { key, text } from '../platform/graphql/input-fields.js';
import { Edition } from '../releases/edition.enum.js';
import { ReleaseSelector } from '../releases/release.types.js';
import { BattleSizeInput, RosterIntentInput, SetAmendmentsIntent } from './intent.inputs.js';

const MOST_INTENTS = 100;
const MOST_DETACHMENTS = 20;

@InputType({ isAbstract: true })
class RequestInput extends inputOf({
  requestKey: orNull([
    String,
    'A key of your own for this request: sent again with the same key, it is carried out once.',
    MaxLength(100),
    MinLength(8),
  ]),
}) {}

@InputType({ description: 'An empty roster.' })
export class CreateRosterInput extends inputOf(RequestInput, {
  name: text('Its name.'),
  release: orNull([ReleaseSelector, 'Under which data release; an edition means its release in force today. It is kept as that release.']),
  faction: key('The faction: its slug or opaque id.'),
  detachments: orNull([[ID], 'Its detachments: slugs or opaque ids.', MaxLength(512, { each: true }), ArrayMaxSize(MOST_DETACHMENTS)]),
  battleSize: orNull([BattleSizeInput, 'How large a battle it is for.']),
  rules: orNull([SetAmendmentsIntent, 'By what it is judged beside the rules of its edition.']),
}) {}

@InputType({ description: 'A list to keep as a roster, in any format that is read.' })
export class ImportRosterInput extends inputOf(RequestInput, {
  text: [String, 'The list as pasted; or a .ros file or its JSON form as text.'],
  name: orNull(text('Its name; null: the one that the list gives.')),
  battleSize: orNull([BattleSizeInput, 'How large a battle it is for; null: as the list states.']),
  release: orNull([ReleaseSelector, "Under which data release; null: the list's edition today."]),
}) {}

@InputType({ isAbstract: true })
export class RosterAtInput extends inputOf(RequestInput, {
  roster: key('Opaque id of the roster.'),
  revision: [Int, 'The revision you have seen. Where it is no longer the last one, nothing is changed.', Min(1)],
}) {}

@InputType({ description: 'Changes to a roster: all of them are made, or none.' })
export class EditRosterInput extends inputOf(RosterAtInput, {
  intents: [[RosterIntentInput], `The changes, in order; at most ${MOST_INTENTS}.`, ArrayMaxSize(MOST_INTENTS), ArrayMinSize(1)],
}) {}

@InputType({ description: 'A roster to bring back to an earlier revision.' })
export class UndoRosterInput extends inputOf(RosterAtInput, { to: [Int, 'The revision whose state it is to have again.', Min(1)] }) {}

@InputType({ description: 'A roster to move to another data release.' })
export class MoveRosterInput extends inputOf(RosterAtInput, {
  release: [ReleaseSelector, 'Which release; an edition means its release in force today.'],
}) {}

@InputType({ description: 'A roster to copy.' })
export class ForkRosterInput extends inputOf(RequestInput, {
  roster: key('Opaque id of the roster.'),
  name: text('The name of the copy.'),
}) {}

@InputType({ description: 'A roster.' })
export class RosterInputById extends inputOf({ roster: key('Opaque id of the roster.') }) {}

@InputType({ description: 'A roster to put away, or to bring back.' })
export class ArchiveRosterInput extends inputOf(RosterInputById, {
  archived: orElse(true, [Boolean, 'False brings it back.']),
}) {}

@InputType({ description: 'A roster to share by a link that anybody may read.' })
export class ShareRosterInput extends inputOf(RosterInputById, {
  expiresAt: orNull([String, 'Until when, ISO 8601 with a time zone; null: until it is revoked.', IsMomentToCome()]),
}) {}

@InputType({ description: 'A link to revoke.' })
export class UnshareRosterInput extends inputOf(RosterInputById, { share: key('Opaque id of the link.') }) {}

@InputType({ description: 'Which rosters.' })
export class RosterFilterInput extends inputOf({
  edition: orNull([Edition, 'Only of this edition.']),
  faction: orNull(text('Only of the faction of this name.')),
  verdict: orNull([VerdictEnum, 'Only with this verdict.']),
  text: orNull(text('Only with this in their name.')),
  archived: orNull([Boolean, 'True: those that were put away, instead of the others.']),
}) {}
