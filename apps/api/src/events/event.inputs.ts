import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { EVENT_LIMITS } from '#muster/events';
import { BULK_LIMITS } from '#muster/bulk';
import { ASPECTS } from '#muster/diagnostics';
import { ArrayMaxSize, ArrayNotEmpty, Matches, MaxLength, MinLength } from 'class-validator';
import { ReleaseInput } from '../releases/release.types.js';
import { RosterFileInput } from '../checking/over-time/given-list.input.js';
import { AspectEnum, VerdictEnum } from '../checking/check.enums.js';
import { PageArgs } from '../platform/graphql/connection.js';
import { argsOf, inputOf, orElse, orNull } from '../platform/graphql/fields.js';
import { MaxBytes } from '../platform/graphql/given/max-bytes.decorator.js';
import { amendmentIds, count, text } from '../platform/graphql/input-fields.js';
import { Edition } from '../releases/edition.enum.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';
import { DecisionEnum, PlayerStateEnum } from './event-player.types.js';
import { EventLinkKindEnum, TeamRuleEnum } from './event.types.js';
import { LIMITS } from '../platform/limits.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';
import { DateScalar } from '../platform/graphql/scalars/date.scalar.js';

const LONGEST_TOKEN = 200;
const MOST_FIELDS = 20;

const opaque = (description: string) => [ID, description, MaxLength(512)] as const;
const moment = (description: string) => [DateTimeScalar, description] as const;
const reason = (description: string) => [String, description, MinLength(1), MaxLength(2_000)] as const;
export const token = (description: string) => [String, description, MaxLength(LONGEST_TOKEN)] as const;

@InputType({ description: 'A field that players are to fill in beside their list.' })
export class PlayerFieldInput extends inputOf({
  name: [...text('The name of the field, as players see it.'), MinLength(1)],
  required: orElse(false, [Boolean, 'Whether a list is refused without it.']),
}) {}

@InputType({ description: 'The settings of an event.' })
export class EventSettingsInput extends inputOf({
  name: [...text('The name of the event.'), MinLength(1)],
  edition: [Edition, 'The edition that the event plays.'],
  startsOn: [DateScalar, 'The first day.'],
  endsOn: [DateScalar, 'The last day.'],
  timeZone: text('The time zone of the event, such as Europe/Paris.'),
  deadline: moment('Lists submitted after this moment are marked as late.'),
  locksAt: orNull(moment('Lists submitted after this moment are refused; null for the deadline.')),
  revealAt: orNull(moment('The moment from which anyone with the reveal link sees the admitted lists; null for no reveal.')),
  namesHidden: orElse(false, [Boolean, 'Whether the revealed lists omit the names of players and teams.']),
  correctionHours: orElse(48, count('Hours that a player has for a correction that a judge asked for.', 1, 1_000)),
  keptUntil: orNull(moment('The event is deleted after this moment; null for 90 days after its last day.')),
  against: orNull([
    ReleaseInput,
    'The data that decide: a release, or the data in force on a date (the points cut-off). Null for the data in force when a list is judged.',
  ]),
  pointsLimit: orNull(count('Points limit of the battles; null for the limit of the battle size.', 1, 100_000)),
  battleSize: orNull(text('Name of the battle size, such as "Strike Force"; null if each list states its own.')),
  aspects: orNull([[AspectEnum], 'The aspects that decide the verdict; null for all.', ArrayNotEmpty(), ArrayMaxSize(ASPECTS.length)]),
  amendments: orNull(amendmentIds('Ids of amendments (see `amendments`) in force at the event.')),
  houseRules: orNull([HouseRulesInput, "The organiser's own rules, applied in addition to the rules of the edition."]),
  formats: orNull([
    [String],
    'Ids of the list formats that the event wants; null for every format.',
    ArrayMaxSize(MOST_FIELDS),
    MaxLength(100, { each: true }),
  ]),
  fields: orNull([[PlayerFieldInput], 'What players fill in beside their list.', ArrayMaxSize(MOST_FIELDS)]),
  teamSize: orNull(count('Number of players in a team; null if players enter alone.', 2, 20)),
  teamRules: orNull([[TeamRuleEnum], 'Rules for the lists of a team together.', ArrayMaxSize(2)]),
}) {}

@InputType({ description: 'An event to create.' })
export class CreateEventInput extends inputOf(EventSettingsInput, {}) {}

@InputType({ description: 'An event and its new settings, which replace all earlier ones.' })
export class ChangeEventInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  revision: count('The revision of the event that you read.', 1, 1_000_000),
  settings: [EventSettingsInput, 'The new settings.'],
}) {}

@InputType({ description: 'An event to delete.' })
export class DeleteEventInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  confirm: [String, 'The word `delete`, to confirm: this cannot be undone.', Matches(/^delete$/, { message: 'must be the word delete' })],
}) {}

@InputType({ description: 'A link to create.' })
export class CreateEventLinkInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  kind: [EventLinkKindEnum, 'What the link is for: ORGANISER, JUDGE or REVEAL.'],
}) {}

@InputType({ description: 'A link to revoke.' })
export class RevokeEventLinkInput extends inputOf({ event: opaque('Opaque id of the event.'), link: opaque('Opaque id of the link.') }) {}

@InputType({ description: 'The address that is to be told about submissions, decisions and the reveal.' })
export class SetEventWebhookInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  url: orNull([String, 'The address, https://...; null to remove the webhook.', MaxLength(2_000)]),
}) {}

@InputType({ description: 'A message to send again.' })
export class RedeliverWebhookInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  delivery: opaque('Opaque id of the message.'),
}) {}

@InputType({ description: 'An invitation to accept.' })
export class JoinEventInput extends inputOf({ token: token('The token of the invitation.') }) {}

@InputType({ description: 'The place of a player to take with your account.' })
export class ClaimEntryInput extends inputOf({ token: token("The token of the player's private link.") }) {}

@InputType({ description: 'A member of staff whose role is to end.' })
export class DismissEventStaffInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  account: opaque('Opaque id of the account.'),
}) {}

@InputType({ description: 'A table of players, with their lists if it has them.' })
export class EnterPlayersInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  csv: [
    String,
    'CSV (comma, semicolon or tab) with a line of headings. A column headed `player` or `name` is required, `team` and `list` are read if they are there, and all other columns are kept. At most 200 KB.',
    MaxBytes(LIMITS.aliasTable),
  ],
}) {}

@InputType({ description: 'Players who get new private links, with letters about the state of their lists.' })
export class WritePlayersInput extends inputOf({
  event: opaque('Opaque id of the event.'),
  players: orNull([
    [ID],
    `Opaque ids of the players, at most ${LIMITS.page}; null for the first players with this state.`,
    ArrayMaxSize(LIMITS.page),
  ]),
  state: orNull([PlayerStateEnum, 'Only players with this state.']),
  page: [
    String,
    'The address of the page on which players submit, with {token} where the token belongs, such as https://example.org/events/entry/{token}.',
    MaxLength(500),
    Matches(/\{token\}/, { message: 'must contain {token}' }),
  ],
}) {}

@InputType({ isAbstract: true })
class PlayerOfEvent extends inputOf({
  event: opaque('Opaque id of the event.'),
  player: opaque('Opaque id of the player.'),
}) {}

@InputType({ description: 'A player whose private links are to be revoked.' })
export class RevokePlayerLinksInput extends inputOf(PlayerOfEvent, {}) {}

@InputType({ description: 'A player to withdraw, or to take part again.' })
export class WithdrawPlayerInput extends inputOf(PlayerOfEvent, {
  withdrawn: [Boolean, 'True to withdraw the player, false to let the player take part again.'],
}) {}

@InputType({ description: 'A field that a player filled in.' })
export class AnswerInput extends inputOf({
  name: text('The name of the field.'),
  text: [String, 'What the player filled in.', MaxLength(EVENT_LIMITS.cell)],
}) {}

@InputType({ description: 'A list that a player submits: `list` or `file`, with `token` or, for a player with an account, with `event`.' })
export class SubmitListInput extends inputOf({
  token: orNull(token("The token of the player's private link.")),
  event: orNull(opaque('Opaque id of the event, if your account is a player of it.')),
  list: orNull([String, `The list as pasted, at most ${BULK_LIMITS.textBytes / 1024} KB.`]),
  file: orNull([RosterFileInput, 'A file: a roster file, or a list as text.']),
  answers: orNull([[AnswerInput], 'What the player filled in.', ArrayMaxSize(MOST_FIELDS)]),
}) {}

@InputType({ description: 'A list that the staff submits for a player, who sent it some other way.' })
export class SubmitForPlayerInput extends inputOf(PlayerOfEvent, {
  list: orNull([String, `The list as pasted, at most ${BULK_LIMITS.textBytes / 1024} KB; or a file.`]),
  file: orNull([RosterFileInput, 'A file: a roster file, or a list as text.']),
}) {}

@InputType({ description: "Two versions of a player's list to compare, or one and a printed list." })
export class CompareSubmissionsInput extends inputOf(PlayerOfEvent, {
  before: orNull(count('A version of the list; null for the admitted one.', 1, 1_000)),
  after: orNull(count('The version to compare with it; null for the latest.', 1, 1_000)),
  printed: orNull([String, 'The list as printed or pasted, to compare instead of `after`.', MaxBytes(LIMITS.listText)]),
}) {}

@InputType({ description: "A judge's decision about a version of a player's list." })
export class DecideSubmissionInput extends inputOf(PlayerOfEvent, {
  version: count('The version that you looked at.', 1, 1_000),
  seen: [PlayerStateEnum, 'The state that you saw: the decision is refused if another judge decided meanwhile.'],
  decision: [DecisionEnum, 'The decision.'],
  message: orNull([String, 'What to tell the player; null for nothing.', MaxLength(2_000)]),
}) {}

@InputType({ description: "A finding that is not to count for a player's list." })
export class OverrideFindingInput extends inputOf(PlayerOfEvent, {
  finding: [String, 'The key of the finding, from `overridable`.', Matches(/^[0-9a-f]{64}$/, { message: 'must be the key of a finding' })],
  reason: reason('Why the finding does not count.'),
}) {}

@InputType({ description: 'An override that is to end.' })
export class EndOverrideInput extends inputOf(PlayerOfEvent, { override: opaque('Opaque id of the override.') }) {}

@InputType({ description: 'Which players of an event to list. A player must match all conditions.' })
export class EventPlayerFilterInput extends inputOf({
  state: orNull([PlayerStateEnum, 'Only players with this state.']),
  verdict: orNull([VerdictEnum, 'Only lists with this verdict.']),
  aspect: orNull([AspectEnum, 'Applies `verdict` to this aspect instead of to the list as a whole.']),
  changed: orNull([Boolean, 'True for lists whose result a re-check changed, false for the others.']),
  late: orNull([Boolean, 'True for late lists, false for the others.']),
  search: orNull(text('Only players whose name, team or faction contains this text.')),
}) {}

@ArgsType()
export class EventPlayerArgs extends argsOf(PageArgs, {
  filter: orNull([EventPlayerFilterInput, 'Which players to list; null for all.']),
}) {}
