import { Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import { VerdictEnum } from '../../checking/check.enums.js';
import { ConnectionOf, type Connection } from '../../platform/graphql/connection.js';
import { inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { ReleaseInput, ReleaseType } from '../../releases/release.types.js';
import { RosterSummaryType } from '../roster.types.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';

@ObjectType('AffectedRoster', { description: 'One of your rosters that would change under a newer data release.' })
export class AffectedRosterType extends outputOf({
  roster: [RosterSummaryType, 'The roster as it is now.'],
  revision: [Int, 'The revision of the roster that was checked.'],
  editedSince: [Boolean, 'Whether the roster was edited after the check; the other fields refer to the revision that was checked.'],
  verdictBefore: [VerdictEnum, 'Verdict on the roster under its current release.'],
  verdictAfter: [VerdictEnum, 'Verdict on the roster under the newer release.'],
  pointsBefore: orNull([Float, 'Points cost of the roster under its current release; null if unknown.']),
  pointsAfter: orNull([Float, 'Points cost of the roster under the newer release; null if unknown.']),
  loses: [Boolean, 'Whether the roster would lose a unit or a choice that the newer release does not have.'],
  checkedAt: [DateTimeScalar, 'When the roster was checked.'],
}) {}

export const AffectedRosterConnection = ConnectionOf(AffectedRosterType, 'AffectedRoster', 'affected rosters');
export type AffectedRosterConnection = Connection<AffectedRosterType>;

@InputType({ description: 'Filters affected rosters.' })
export class AffectedRosterFilterInput extends inputOf({
  becameIllegal: orNull([Boolean, 'True to return only rosters that become illegal.']),
}) {}

@ObjectType('RosterCheck', { description: 'A check of all saved rosters of an edition under a newer data release.' })
export class RosterCheckType extends outputOf({
  release: [ReleaseType, 'The newer release.'],
  startedAt: [DateTimeScalar, 'When the check started.'],
  finishedAt: orNull([DateTimeScalar, 'When the check finished; null if it is still running.']),
  checked: [Int, 'The number of rosters checked so far.'],
  becameIllegal: [Int, 'The number of rosters that become illegal.'],
  verdictChanged: [Int, 'The number of rosters whose verdict changes.'],
  pointsChanged: [Int, 'The number of rosters whose price changes.'],
}) {}

@InputType({ description: 'A release under which to check all saved rosters of its edition.' })
export class CheckAffectedRostersInput extends inputOf({ release: [ReleaseInput, 'The release to check the rosters under.'] }) {}

@ObjectType('RosterCheckPayload', { description: 'Result of `checkAffectedRosters`.' })
export class RosterCheckPayload extends outputOf({
  check: orNull([RosterCheckType, 'The check; null if no check was started.']),
  userErrors,
}) {}
