import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/rosters';
import type { RosterSummary } from '#muster/persistence';
import { VerdictEnum } from '../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../checking/finding.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import type { NodeType } from '../platform/graphql/global-id.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { JsonScalar } from '../platform/graphql/scalars/json.scalar.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { Edition } from '../releases/edition.enum.js';
import { ReleaseType } from '../releases/release.types.js';
import { Organisation } from '../rosters/roster.enums.js';
import { RosterIntentType } from './intents/intent.types.js';
import { RosterDetachmentType, RosterForceType, RosterUnitType } from './parts/roster-part.types.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';

@ObjectType({ isAbstract: true })
class RosterHead extends outputOf({
  id: [ID, 'Opaque id of the roster.'],
  name: [String, 'The name of the roster.'],
  edition: [Edition, 'The edition of the roster.'],
  factionName: orNull([String, "The name of the roster's faction; null if unknown."]),
  verdict: [VerdictEnum, "Verdict on the roster under the roster's release."],
  points: orNull([Float, "Points cost under the roster's release; null if a unit could not be priced."]),
  pointsLimit: orNull([Float, 'The points limit of the battle size; null if unlimited.']),
  revision: [Int, 'The current revision, from 1: pass it along with your next edit.'],
  createdAt: [DateTimeScalar, 'When the roster was created.'],
  updatedAt: [DateTimeScalar, 'When the roster was last edited.'],
  archivedAt: orNull([DateTimeScalar, 'When the roster was archived; null if it is active.']),
}) {}

@ObjectType('RosterRules', { description: 'The amendments and house rules under which a roster is judged, as set with `setAmendments`.' })
export class RosterRulesType extends outputOf({
  amendments: [[String], 'Ids of amendments; if empty, the amendments of the mission pack named in the roster apply, if any.'],
  houseRules: orNull([JsonScalar, "The organiser's own rules, as given in `HouseRulesInput`; null if there are none."]),
}) {}

@ObjectType('Roster', { description: 'A saved roster.', implements: () => [NodeInterface] })
export class RosterType extends outputOf(RosterHead, {
  release: [ReleaseType, 'The data release that the roster is on.'],
  notes: orNull([String, "The player's notes about the roster; null if there are none."]),
  organisation: orNull([Organisation, 'How the army is organised (8th and 9th editions); null if not stated.']),
  rules: [RosterRulesType, 'The amendments and house rules set for the roster; the report names those that were applied.'],
  detachments: [[RosterDetachmentType], "The roster's detachments; empty if none was chosen."],
  forces: [[RosterForceType], 'The forces that contain the units. Intents refer to them by id.'],
  units: [[RosterUnitType], "The roster's units, in order."],
}) {
  readonly __typename!: NodeType;

  /** Resolvers compute further fields from this saved roster. */
  readonly kept!: KeptRoster;
}

@ObjectType('RosterSummary', { description: 'A roster as shown in a list of rosters.' })
export class RosterSummaryType extends RosterHead {
  readonly stored!: RosterSummary;
}

export const RosterConnection = ConnectionOf(RosterSummaryType, 'Roster', 'rosters');
export type RosterConnection = Connection<RosterSummaryType>;

export const RevisionKind = enumOf('RosterRevisionKind', 'How a revision of a roster was made.', {
  CREATED: ['create', 'The roster was created empty.'],
  IMPORTED: ['import', 'The roster was imported from a list.'],
  COPIED: ['fork', 'The roster was copied from another roster.'],
  EDITED: ['edit', 'The roster was edited with `intents`.'],
  UNDONE: ['undo', 'The roster was restored to the revision in `restored`.'],
  MOVED: ['move', 'The roster was moved to `release`.'],
});

@ObjectType('RosterRevision', { description: 'An edit of a roster.' })
export class RosterRevisionType extends outputOf({
  revision: [Int, 'The revision that the edit created.'],
  at: [DateTimeScalar, 'When the edit was made.'],
  kind: [RevisionKind, 'How the revision was made.'],
  intents: [[RosterIntentType], 'The intents that were applied; empty if `kind` is not EDITED.'],
  restored: orNull([Int, 'The revision that was restored; null if `kind` is not UNDONE.']),
  points: orNull([Float, 'Points cost of the roster after the edit; null if a unit could not be priced.']),
  verdict: [VerdictEnum, 'Verdict on the roster after the edit.'],
}) {
  /** The resolver of `release` loads the release with this id. */
  readonly releaseId!: string;
}

export const RosterRevisionConnection = ConnectionOf(RosterRevisionType, 'RosterRevision', "a roster's revisions");

@ObjectType('ChangedPrice', { description: 'A unit whose price was changed by an edit.' })
export class ChangedPriceType extends outputOf({
  unit: [ID, 'Id of the unit within the roster.'],
  name: [String, 'The name of the unit.'],
  before: orNull([Float, 'Price before the edit; null if the unit did not exist or could not be priced.']),
  after: orNull([Float, 'Price after the edit; null if the unit was removed or could not be priced.']),
}) {}

@ObjectType('RosterChanges', { description: 'The effects of an edit.' })
export class RosterChangesType extends outputOf({
  pointsBefore: orNull([Float, 'Points cost of the roster before the edit; null if unknown.']),
  pointsAfter: orNull([Float, 'Points cost of the roster after the edit; null if unknown.']),
  units: [[ChangedPriceType], 'The units whose price changed.'],
  gained: [[FindingType], 'Findings that the edit added.'],
  lost: [[FindingType], 'Findings that the edit resolved.'],
}) {}

@ObjectType('RosterPayload', { description: 'Result of creating or changing a roster. If there are `userErrors`, nothing was changed.' })
export class RosterPayload extends outputOf({
  roster: orNull([RosterType, 'The roster as it is now; null if it does not exist.']),
  changes: orNull([RosterChangesType, 'What changed; null if nothing was changed by this request.']),
  repeated: orNull([Int, 'The revision that this request created if it had already been applied earlier; null otherwise.']),
  review: [[ReviewReasonType], 'Names and lines of an imported list that were not found or understood; units not found stay as written.'],
  userErrors,
}) {}

@ObjectType('DeleteRosterPayload', { description: 'Result of `deleteRoster`.' })
export class DeleteRosterPayload extends outputOf({
  deleted: [Boolean, 'True if the roster existed and was deleted.'],
  userErrors,
}) {}

@ObjectType('RosterShare', { description: 'A link through which anyone can read a roster.', implements: () => [NodeInterface] })
export class RosterShareType extends outputOf({
  id: [ID, 'Opaque id of the link, for `unshareRoster`.'],
  createdAt: [DateTimeScalar, 'When the link was created.'],
  expiresAt: orNull([DateTimeScalar, 'When the link expires; null if it remains valid until it is revoked.']),
  revokedAt: orNull([DateTimeScalar, 'When the link was revoked; null if it was not revoked.']),
}) {}

@ObjectType('ShareRosterPayload', { description: 'Result of `shareRoster`.' })
export class ShareRosterPayload extends outputOf({
  share: orNull([RosterShareType, 'The link; null if there is no such roster.']),
  token: orNull([String, 'The token, for `sharedRoster`. It is shown only this once. Null if no link was created.']),
  userErrors,
}) {}
