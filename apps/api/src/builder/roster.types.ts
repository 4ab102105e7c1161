import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { KeptRoster } from '#muster/builder';
import type { RosterSummary } from '#muster/persistence';
import { VerdictEnum } from '../checking/check.enums.js';
import { FindingType, ReviewReasonType } from '../checking/finding.types.js';
import { ConnectionOf, type Connection } from '../platform/graphql/connection.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { userErrors } from '../platform/graphql/user-error.types.js';
import { Edition } from '../releases/edition.enum.js';
import { Organisation, ReservesHow } from '../rosters/roster.enums.js';

@ObjectType({ isAbstract: true })
class RosterHead extends outputOf({
  id: [ID, 'Opaque id.'],
  name: [String, 'Its name.'],
  edition: [Edition, 'The edition it is for.'],
  faction: orNull([String, 'Name of its faction.']),
  verdict: [VerdictEnum, 'What it comes to under its release.'],
  points: orNull([Float, 'What it costs under its release; null when a unit could not be priced.']),
  pointsLimit: orNull([Float, 'Points limit of its battle size.']),
  revision: [Int, 'Counts its edits, from 1: send it back with the next one.'],
  createdAt: [String, 'When it was made, ISO 8601.'],
  updatedAt: [String, 'When it was last edited, ISO 8601.'],
  archivedAt: orNull([String, 'When it was put away, ISO 8601; null: it was not.']),
}) {}

@ObjectType('RosterChoice', { description: 'Something chosen for a unit or a detachment.' })
export class RosterChoiceType extends outputOf({
  id: [ID, 'Its id in the roster.'],
  of: [ID, 'What it is chosen for: a unit, a detachment or another choice, by its id in the roster.'],
  option: [ID, 'Which option it is; for `chooseOption`.'],
  name: [String, 'Its name.'],
  count: [Int, 'How many, in the unit as a whole.'],
  points: [Float, 'What it adds to the price.'],
}) {}

@ObjectType('ChosenKeyword', { description: 'A keyword chosen for a unit (8th, 9th).' })
export class ChosenKeywordType extends outputOf({
  keyword: [String, 'The keyword to be chosen, as printed: "<CHAPTER>".'],
  choice: [String, 'The choice.'],
}) {}

@ObjectType('RosterUnit', { description: 'A unit of a roster.' })
export class RosterUnitType extends outputOf({
  id: [ID, 'Its id in the roster; edits keep it.'],
  detachment: [ID, 'The detachment it stands in, by its id in the roster.'],
  name: [String, 'Its name.'],
  datasheet: orNull([String, 'Slug of its datasheet; null when the release has none.']),
  models: orNull([Int, 'Number of models; null when it cannot be told.']),
  points: orNull([Float, 'Its price with all that is chosen for it; null when it could not be priced.']),
  warlord: [Boolean, 'Whether it has the Warlord.'],
  attachedTo: orNull([ID, 'The unit it is attached to, by its id in the roster.']),
  embarkedIn: orNull([ID, 'The transport it is embarked in, by its id in the roster.']),
  held: orNull([ReservesHow, 'By what it is held in Reserves; null: it is not, or that is not declared.']),
  chosenKeywords: [[ChosenKeywordType], 'Keywords that `chooseKeyword` chose for it.'],
  notes: orNull([String, 'Notes of its player.']),
  choices: [[RosterChoiceType], 'All that is chosen for it, each behind what it is chosen for.'],
}) {
  /** What its options are worked out from. */
  readonly kept!: KeptRoster;
}

@ObjectType('RosterDetachment', { description: 'A detachment of a roster: a part of the army (8th, 9th), or the army (10th).' })
export class RosterDetachmentType extends outputOf({
  id: [ID, 'Its id in the roster.'],
  name: [String, 'Its name.'],
  choices: [[RosterChoiceType], 'What is chosen for it beside units: battle size, detachment rules and their kin.'],
}) {
  readonly kept!: KeptRoster;
}

@ObjectType('RosterRules', { description: 'By what a roster is judged beside the rules of its edition, as `setAmendments` set it.' })
export class RosterRulesType extends outputOf({
  amendments: [[String], 'Ids of amendments; none: those of the mission pack that the roster itself names, if any.'],
  houseRules: orNull([JsonScalar, "An organiser's own rules, as `HouseRulesInput` gave them; null: none."]),
}) {}

@ObjectType('Roster', { description: 'A roster that is kept.' })
export class RosterType extends outputOf(RosterHead, {
  release: [String, 'Label of the data release it is kept under.'],
  notes: orNull([String, 'Notes of its player.']),
  organisation: orNull([Organisation, 'How the army is mustered (8th, 9th); null: not declared.']),
  rules: [RosterRulesType, 'What applies beside the rules of its edition; the report names what it was judged by.'],
  detachments: [[RosterDetachmentType], 'Its detachments.'],
  units: [[RosterUnitType], 'Its units, in their order.'],
}) {
  /** What fields that are asked for are worked out from. */
  readonly kept!: KeptRoster;
}

@ObjectType('RosterSummary', { description: 'A roster as it stands in a list.' })
export class RosterSummaryType extends RosterHead {
  readonly stored!: RosterSummary;
}

export const RosterConnection = ConnectionOf(RosterSummaryType, 'Roster', 'rosters');
export type RosterConnection = Connection<RosterSummaryType>;

@ObjectType('RosterRevision', { description: 'One edit of a roster.' })
export class RosterRevisionType extends outputOf({
  revision: [Int, 'The revision it made.'],
  at: [String, 'When, ISO 8601.'],
  intents: [JsonScalar, 'The intents it carried out.'],
  points: orNull([Float, 'What the roster cost then.']),
  verdict: [VerdictEnum, 'Its verdict then.'],
}) {}

@ObjectType('ChangedPrice', { description: 'A unit whose price an edit changed.' })
export class ChangedPriceType extends outputOf({
  unit: [ID, 'The unit, by its id in the roster.'],
  name: [String, 'Its name.'],
  before: orNull([Float, 'What it cost before; null: it was not there, or had no price.']),
  after: orNull([Float, 'What it costs now; null: it is gone, or has no price.']),
}) {}

@ObjectType('RosterChanges', { description: 'What an edit did.' })
export class RosterChangesType extends outputOf({
  pointsBefore: orNull([Float, 'What the roster cost before.']),
  pointsAfter: orNull([Float, 'What it costs now.']),
  units: [[ChangedPriceType], 'Units whose price changed.'],
  gained: [[FindingType], 'Findings that are new.'],
  lost: [[FindingType], 'Findings that are gone.'],
}) {}

@ObjectType('RosterPayload', {
  description: 'What came of an edit. Where there are userErrors nothing was changed, and `roster` is as it stands.',
})
export class RosterPayload extends outputOf({
  roster: orNull([RosterType, 'The roster now; null: it is not there.']),
  changes: orNull([RosterChangesType, 'What changed; null where nothing was done now.']),
  repeated: orNull([Int, 'Where the same request was carried out before: the revision it made then.']),
  review: [[ReviewReasonType], 'Of an imported list: what was not found or not understood, and is not in the roster.'],
  userErrors,
}) {}

@ObjectType('DeleteRosterPayload', { description: 'What came of deleting a roster.' })
export class DeleteRosterPayload extends outputOf({
  deleted: [Boolean, 'Whether it was there and is gone.'],
  userErrors,
}) {}

@ObjectType('RosterShare', { description: 'A link by which anybody may read a roster.' })
export class RosterShareType extends outputOf({
  id: [ID, 'Opaque id for `unshareRoster`.'],
  createdAt: [String, 'When it was made, ISO 8601.'],
  expiresAt: orNull([String, 'Until when it leads there, ISO 8601; null: until it is revoked.']),
  revokedAt: orNull([String, 'When it was revoked, ISO 8601; null: it was not.']),
}) {}

@ObjectType('ShareRosterPayload', { description: 'What came of sharing a roster.' })
export class ShareRosterPayload extends outputOf({
  share: orNull([RosterShareType, 'The link; null: there is no such roster.']),
  token: orNull([String, 'The token for `sharedRoster`. It is shown this once.']),
  userErrors,
}) {}
