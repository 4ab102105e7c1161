import { ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, MaxLength, Min, MinLength } from 'class-validator';
import { VerdictEnum } from '../checking/check.enums.js';
import { inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { key, momentToCome, text } from '../platform/graphql/input-fields.js';
import { Edition } from '../releases/edition.enum.js';
import { ReleaseInput } from '../releases/release.types.js';
import { BattleSizeInput, RosterIntentInput, SetAmendmentsIntentInput } from './intents/intent.inputs.js';

const MOST_INTENTS = 100;
const MOST_DETACHMENTS = 20;

@InputType({ isAbstract: true })
class RequestInput extends inputOf({
  requestKey: orNull([String, 'Idempotency key of your choice: requests with it are applied only once.', MaxLength(100), MinLength(8)]),
}) {}

@InputType({ description: 'A new, empty roster.' })
export class CreateRosterInput extends inputOf(RequestInput, {
  name: text('The name of the roster.'),
  release: orNull([ReleaseInput, 'The data release that the roster will stay on; for an edition, its release in force today.']),
  faction: key('Slug or opaque id of the faction.'),
  detachments: orNull([[ID], 'Slugs or opaque ids of the detachments.', MaxLength(512, { each: true }), ArrayMaxSize(MOST_DETACHMENTS)]),
  battleSize: orNull([BattleSizeInput, 'The battle size that the roster is for.']),
  rules: orNull([SetAmendmentsIntentInput, 'The amendments and house rules under which to judge the roster.']),
}) {}

@InputType({ description: 'A list, in any supported format, to import as a roster.' })
export class ImportRosterInput extends inputOf(RequestInput, {
  text: [String, 'The list as pasted, or a .ros file or its JSON form as text.'],
  name: orNull(text('The name of the roster; null for the name given in the list.')),
  battleSize: orNull([BattleSizeInput, 'The battle size that the roster is for; null for the battle size stated in the list.']),
  release: orNull([ReleaseInput, "The data release to use; null for the release of the list's edition in force today."]),
}) {}

@InputType({ isAbstract: true })
export class RosterAtInput extends inputOf(RequestInput, {
  roster: key('Opaque id of the roster.'),
  revision: [Int, 'The revision that you last read. If it is no longer the latest, nothing is changed.', Min(1)],
}) {}

@InputType({ description: 'Changes to a roster. Either all of them are applied or none.' })
export class EditRosterInput extends inputOf(RosterAtInput, {
  intents: [[RosterIntentInput], `The changes, in order; at most ${MOST_INTENTS}.`, ArrayMaxSize(MOST_INTENTS), ArrayMinSize(1)],
}) {}

@InputType({ description: 'A roster to restore to an earlier revision.' })
export class UndoRosterInput extends inputOf(RosterAtInput, { to: [Int, 'The revision to restore.', Min(1)] }) {}

@InputType({ description: 'A roster to move to another data release.' })
export class MoveRosterInput extends inputOf(RosterAtInput, {
  release: [ReleaseInput, 'The release to move the roster to; if an edition is given, its release in force today.'],
}) {}

@InputType({ description: 'A roster to copy.' })
export class ForkRosterInput extends inputOf(RequestInput, {
  roster: key('Opaque id of the roster.'),
  name: text('The name of the copy.'),
}) {}

@InputType({ isAbstract: true })
class OfRoster extends inputOf({ roster: key('Opaque id of the roster.') }) {}

@InputType({ description: 'A roster to delete.' })
export class DeleteRosterInput extends inputOf(OfRoster, {}) {}

@InputType({ description: 'A roster to archive or to restore from the archive.' })
export class ArchiveRosterInput extends inputOf(OfRoster, {
  archived: orElse(true, [Boolean, 'True to archive the roster, false to restore it.']),
}) {}

@InputType({ description: 'A roster to share through a link that anyone can read.' })
export class ShareRosterInput extends inputOf(OfRoster, {
  expiresAt: orNull(momentToCome('When the link expires; null if it remains valid until it is revoked.')),
}) {}

@InputType({ description: 'A share link to revoke.' })
export class UnshareRosterInput extends inputOf(OfRoster, { share: key('Opaque id of the share link.') }) {}

@InputType({ description: 'Filters rosters.' })
export class RosterFilterInput extends inputOf({
  edition: orNull([Edition, 'Only rosters of this edition.']),
  faction: orNull(text('Only rosters of the faction with this name.')),
  verdict: orNull([VerdictEnum, 'Only rosters with this verdict.']),
  search: orNull(text('Only rosters whose name contains this text.')),
  archived: orNull([Boolean, 'True to return archived rosters, false to return rosters that are not archived.']),
}) {}
