import { Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { VerdictEnum } from '../../checking/check.enums.js';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { ReleaseSelector } from '../../releases/release.types.js';

@ObjectType('AffectedRoster', { description: 'One of your rosters that a newer data release would change.' })
export class AffectedRosterType extends outputOf({
  roster: [ID, 'Opaque id of the roster, for `rosterMove`.'],
  name: [String, 'Its name.'],
  revision: [Int, 'The revision that was checked.'],
  editedSince: [Boolean, 'Whether it was edited since: the rest is of the revision that was checked.'],
  verdictBefore: [VerdictEnum, 'Its verdict under the release that it is kept under.'],
  verdictAfter: [VerdictEnum, 'Its verdict under the newer release.'],
  pointsBefore: orNull([Float, 'What it costs now.']),
  pointsAfter: orNull([Float, 'What it would cost.']),
  loses: [Boolean, 'Whether it would lose a unit or a choice that the newer release does not have.'],
  checkedAt: [String, 'When it was checked, ISO 8601.'],
}) {}

export const AffectedRosterConnection = ConnectionOf(AffectedRosterType, 'AffectedRoster', 'affected rosters');
export type AffectedRosterConnection = Connection<AffectedRosterType>;

@InputType({ description: 'Which of the affected rosters.' })
export class AffectedRosterFilter extends inputOf({ becameIllegal: orNull([Boolean, 'True: only those that become illegal.']) }) {}

@ObjectType('RosterCheck', { description: 'A check of all kept rosters of an edition under a newer data release.' })
export class RosterCheckType extends outputOf({
  release: [String, 'Label of the release.'],
  startedAt: [String, 'When it began, ISO 8601.'],
  finishedAt: orNull([String, 'When it ended, ISO 8601; null: it is under way.']),
  checked: [Int, 'How many rosters were checked so far.'],
  becameIllegal: [Int, 'How many of them become illegal.'],
  verdictChanged: [Int, 'How many get another verdict.'],
  pointsChanged: [Int, 'How many get another price.'],
}) {}

@InputType({ description: 'A release under which all kept rosters of its edition are to be checked.' })
export class CheckAffectedRostersInput extends inputOf({ release: [ReleaseSelector, 'Which release.'] }) {}

@ObjectType('RosterCheckPayload', { description: 'What came of asking for a check of all rosters.' })
export class RosterCheckPayload extends outputOf({
  check: orNull([RosterCheckType, 'The check; null when none was begun.']),
  userErrors,
}) {}
